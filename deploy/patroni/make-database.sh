#!/bin/sh
# Makes HAMS's database and its two roles (docs/operations.md#two-roles) in a new cluster. Patroni calls it with the address of
# the new server; the passwords come from the environment.
set -eu
psql --no-psqlrc --quiet --set ON_ERROR_STOP=1 "$1" <<'SQL'
\getenv owner_password HAMS_OWNER_PASSWORD
\getenv app_password HAMS_APP_PASSWORD
create role hams login password :'owner_password';
create role hams_app login password :'app_password';
create database hams owner hams;
grant connect on database hams to hams_app;
SQL
