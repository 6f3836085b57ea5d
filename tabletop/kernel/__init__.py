"""What every game shares: the protocol, the options, the match and its save."""
