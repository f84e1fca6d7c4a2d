# The password comes from the environment and stands in a file of this container only.
set -eu
umask 077
printf '"countersign" "%s"\n' "${POSTGRES_PASSWORD//\"/\"\"}" > /tmp/userlist.txt
exec pgbouncer /etc/pgbouncer/pgbouncer.ini
