"""A server inside a page: the same tables and endpoints, in the Python of a Web Worker.

Messages take the place of sockets and requests, and the browser's database that of a file. There are no
threads, no processes and no network here.
"""
