"""Work that workers on other machines do for servers. It travels by the database they share."""
