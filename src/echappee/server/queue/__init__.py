"""Jobs that workers on other machines do for servers. They travel through the shared database."""
