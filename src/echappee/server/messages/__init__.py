"""What goes over the wire: the messages of a socket and the bodies of requests, as data and nothing else."""
