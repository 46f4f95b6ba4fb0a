"""A folder of static files with the pages and their own server in it: for any host, and without one."""
