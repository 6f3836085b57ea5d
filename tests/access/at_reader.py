"""A screen reader without a voice: reads one application over AT-SPI, and tells what it heard.

It runs under the system's Python, which has pyatspi, and speaks in lines of JSON: a
command comes in, with its words, and an answer goes out. ``tests/access/conftest.py``
holds the other end. The application is what its own command line says: it is started
when the bus has its registry, for it looks for that only once.
"""

import ctypes
import json
import subprocess
import sys

import pyatspi
from gi.repository import GLib

HEARD = "object:announcement"
NAMED = "object:property-change:accessible-name"
DESCRIBED = "object:property-change:accessible-description"
FOCUSED = "object:state-changed:focused"

told = []


def hear(event):
    """Keeps what an event says: an announcement, a new name, where the focus went."""
    if event.type.startswith(HEARD):
        told.append(["announcement", event.any_data])
    elif event.type.startswith(NAMED):
        told.append(["name", event.any_data or event.source.name])
    elif event.type.startswith(FOCUSED) and event.detail1:
        told.append(["focus", event.source.name])


def application():
    """The one that is read; None before it is there."""
    for found in pyatspi.Registry.getDesktop(0):
        if found is not None and "tabletop" in found.name.lower():
            return found
    return None


def inside(node, depth=0):
    """Everything inside *node*, with how deep it lies."""
    for child in node:
        if child is not None:
            yield child, depth
            yield from inside(child, depth + 1)


def actions(node):
    """What can be done with a node."""
    try:
        action = node.queryAction()
    except NotImplementedError:
        return []
    return [[action.getName(at), action.getDescription(at)] for at in range(action.nActions)]


def place(node):
    """Where a node lies on the screen."""
    try:
        box = node.queryComponent().getExtents(pyatspi.DESKTOP_COORDS)
    except NotImplementedError:
        return None
    return [box.x, box.y, box.width, box.height]


def is_seen(node):
    return node.getState().contains(pyatspi.STATE_SHOWING)


def find(role, name):
    """The first node of that role and name that is to be seen."""
    for node, _ in inside(application()):
        if node.name == name and node.getRoleName() == role and is_seen(node):
            return node
    raise LookupError(f"no {role} is called {name!r}")


def tree(role, name):
    """All that lies inside a node, in order."""
    return [
        {
            "depth": depth,
            "role": node.getRoleName(),
            "name": node.name,
            "description": node.description,
            "place": place(node),
            "actions": actions(node),
        }
        for node, depth in inside(find(role, name))
    ]


def do(role, name, action):
    """Does an action of a node."""
    names = [known for known, _ in actions(find(role, name))]
    return find(role, name).queryAction().doAction(names.index(action))


def activate():
    """Gives the window the keyboard, as a window manager would; there is none here."""
    x = ctypes.CDLL("libX11.so.6")
    x.XOpenDisplay.restype = ctypes.c_void_p
    display = ctypes.c_void_p(x.XOpenDisplay(None))
    x.XDefaultRootWindow.restype = ctypes.c_ulong
    root, count = ctypes.c_ulong(x.XDefaultRootWindow(display)), ctypes.c_uint()
    other, windows = ctypes.c_ulong(), ctypes.POINTER(ctypes.c_ulong)()
    found = [ctypes.byref(each) for each in (other, other, windows, count)]
    x.XQueryTree(display, root, *found)
    seen = [each for each in windows[: count.value] if _is_large(x, display, each)]
    x.XSetInputFocus(display, ctypes.c_ulong(seen[-1]), 2, ctypes.c_ulong(0))
    x.XCloseDisplay(display)
    return True


def _is_large(x, display, window):
    """Whether a window is one to look at, and is there."""
    number, other = ctypes.c_uint(), ctypes.c_ulong()
    numbers = [ctypes.byref(each) for each in (other, number, number)]
    wide, high = ctypes.c_uint(), ctypes.c_uint()
    sizes = [ctypes.byref(each) for each in (wide, high, number, number)]
    x.XGetGeometry(display, ctypes.c_ulong(window), *numbers, *sizes)
    return wide.value > 300 and high.value > 200


def describe(role, name):
    """A node's description and place."""
    node = find(role, name)
    return {"description": node.description, "place": place(node)}


def names(role):
    """What all nodes of that role are called that are to be seen, in order."""
    found = (node for node, _ in inside(application()))
    return [node.name for node in found if node.getRoleName() == role and is_seen(node)]


def key(code):
    """Presses a key of the keyboard and lets it go, by its X keysym."""
    pyatspi.Registry.generateKeyboardEvent(code, None, pyatspi.KEY_SYM)
    return True


def events():
    """What was heard since the last time."""
    gone = list(told)
    told.clear()
    return gone


def is_there():
    """Whether the application has a window that is to be seen."""
    found = application()
    return found is not None and any(is_seen(window) for window in found if window is not None)


COMMANDS = {
    known.__name__: known for known in (tree, do, activate, describe, names, key, events, is_there)
}


def answer(source, _condition):
    """One command."""
    line = source.readline()
    if not line:
        pyatspi.Registry.stop()
        return False
    name, *words = json.loads(line)
    try:
        said = {"answer": COMMANDS[name](*words)}
    except Exception as error:
        said = {"trouble": f"{type(error).__name__}: {error}"}
    print(json.dumps(said), flush=True)
    return True


# Words and descriptions are kept until an event says that they are others now.
for kind in (HEARD, NAMED, DESCRIBED, FOCUSED):
    pyatspi.Registry.registerEventListener(hear, kind)
pyatspi.Registry.getDesktop(0)
subprocess.Popen(sys.argv[1:], stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL)
GLib.io_add_watch(sys.stdin, GLib.IO_IN | GLib.IO_HUP, answer)
print(json.dumps({"answer": "listening"}), flush=True)
pyatspi.Registry.start()
