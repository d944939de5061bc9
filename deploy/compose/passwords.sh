#!/bin/sh
# Gives the roles of the service their passwords. The image of PostgreSQL runs it after roles.sql.
set -e
for role in payment_routing_owner payment_routing; do
  psql --username postgres --dbname payments --set ON_ERROR_STOP=1 \
    --set role="$role" --set password="$(cat /run/secrets/postgres/$role)" <<'SQL'
alter role :"role" password :'password';
SQL
done
