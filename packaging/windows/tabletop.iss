; The installer for Windows, by Inno Setup 6 (directives as in its help). NOT RUN YET.
;
;     python packaging\icons.py build\icons
;     iscc /DVersion=0.1.0 packaging\windows\tabletop.iss
;
; It takes dist\tabletop, which "pyinstaller packaging\tabletop.spec" has made, and leaves
; dist\tabletop-0.1.0-windows-x64-setup.exe. It begins with a byte order mark, by which
; Inno Setup knows that its letters are UTF-8.

#ifndef Version
  #error Say which version: iscc /DVersion=0.1.0 packaging\windows\tabletop.iss
#endif

[Setup]
; It is by this that a newer version finds the older: it never changes.
AppId={{7C1B8E52-6D0F-4B43-9B57-5C2E1F3A9D84}
AppName=Tabletop
AppVersion={#Version}
AppVerName=Tabletop {#Version}
AppPublisher=The Tabletop developers
VersionInfoVersion={#Version}
SourceDir=..\..
LicenseFile=LICENSE
OutputDir=dist
OutputBaseFilename=tabletop-{#Version}-windows-x64-setup
SetupIconFile=build\icons\tabletop.ico
UninstallDisplayIcon={app}\tabletop.exe
WizardStyle=modern
; For oneself without an administrator; whoever is one may choose all users.
PrivilegesRequired=lowest
PrivilegesRequiredOverridesAllowed=dialog
DefaultDirName={autopf}\Tabletop
DisableProgramGroupPage=yes
; Qt 6 runs on 64-bit Windows 10 and newer.
MinVersion=10.0.17763
ArchitecturesAllowed=x64compatible
ArchitecturesInstallIn64BitMode=x64compatible
Compression=lzma2
SolidCompression=yes
ChangesAssociations=yes
CloseApplications=yes

[Languages]
Name: "en"; MessagesFile: "compiler:Default.isl"
Name: "fr"; MessagesFile: "compiler:Languages\French.isl"

[CustomMessages]
en.Match=Match of Tabletop
fr.Match=Partie de Tabletop
en.Opens=Open matches (*.tabletop) by a double click
fr.Opens=Ouvrir les parties (*.tabletop) par un double clic
en.Comment=Board and dice games at one computer
fr.Comment=Jeux de plateau et de dés sur un même ordinateur

[Tasks]
Name: "opens"; Description: "{cm:Opens}"
Name: "desktopicon"; Description: "{cm:CreateDesktopIcon}"; GroupDescription: "{cm:AdditionalIcons}"; Flags: unchecked

[InstallDelete]
; Nothing of an older version stays among the files of the newer.
Type: filesandordirs; Name: "{app}\_internal"

[Files]
Source: "dist\tabletop\*"; DestDir: "{app}"; Flags: ignoreversion recursesubdirs createallsubdirs

[Icons]
Name: "{autoprograms}\Tabletop"; Filename: "{app}\tabletop.exe"; Comment: "{cm:Comment}"
Name: "{autodesktop}\Tabletop"; Filename: "{app}\tabletop.exe"; Comment: "{cm:Comment}"; Tasks: desktopicon

[Registry]
; HKA is the machine's or the user's, as was chosen above.
Root: HKA; Subkey: "Software\Classes\.tabletop\OpenWithProgids"; ValueType: string; ValueName: "Tabletop.Match"; ValueData: ""; Flags: uninsdeletevalue; Tasks: opens
Root: HKA; Subkey: "Software\Classes\.tabletop"; ValueType: string; ValueName: ""; ValueData: "Tabletop.Match"; Flags: uninsdeletevalue; Tasks: opens
Root: HKA; Subkey: "Software\Classes\.tabletop"; ValueType: string; ValueName: "Content Type"; ValueData: "application/x-tabletop-match"; Flags: uninsdeletevalue uninsdeletekeyifempty; Tasks: opens
Root: HKA; Subkey: "Software\Classes\Tabletop.Match"; ValueType: string; ValueName: ""; ValueData: "{cm:Match}"; Flags: uninsdeletekey; Tasks: opens
Root: HKA; Subkey: "Software\Classes\Tabletop.Match\DefaultIcon"; ValueType: string; ValueName: ""; ValueData: "{app}\_internal\tabletop-match.ico,0"; Tasks: opens
Root: HKA; Subkey: "Software\Classes\Tabletop.Match\shell\open\command"; ValueType: string; ValueName: ""; ValueData: """{app}\tabletop.exe"" ""%1"""; Tasks: opens

[Run]
Filename: "{app}\tabletop.exe"; Description: "{cm:LaunchProgram,Tabletop}"; Flags: nowait postinstall skipifsilent

; There is no [UninstallDelete]: the matches and settings of the user, which lie in the
; user's own folders and not here, are nobody's to take away.
