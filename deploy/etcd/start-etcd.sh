#!/bin/sh
# Starts etcd with its ETCD_… variables and passwords required. Before it listens on the network, it runs for a moment on a
# local address, where its accounts are created. Patroni's account may access Patroni's keys only.
set -eu
own=${STORE_SETUP_URL:-http://127.0.0.1:2399}
ETCD_LISTEN_CLIENT_URLS=$own etcd &
etcd=$!
trap 'kill "$etcd"' EXIT
export ETCDCTL_API=3 ETCDCTL_ENDPOINTS="$own" ETCDCTL_USER="root:$STORE_ROOT_PASSWORD"

tries=0
until etcdctl endpoint health >/dev/null 2>&1; do
  tries=$((tries + 1))
  if [ "$tries" -gt 100 ]; then
    etcdctl endpoint health # says why
    exit 1
  fi
  sleep 0.2
done

add_user() {
  etcdctl user list | grep -qx "$1" || printf '%s' "$2" | etcdctl user add "$1" --interactive=false
  etcdctl role list | grep -qx "$1" || etcdctl role add "$1"
  etcdctl user grant-role "$1" "$1"
}
add_user root "$STORE_ROOT_PASSWORD"
add_user patroni "$STORE_PASSWORD"
etcdctl role grant-permission patroni --prefix=true readwrite /hams/
etcdctl auth enable

trap - EXIT
kill "$etcd"
wait "$etcd" || true # it ends with the signal
unset ETCDCTL_USER STORE_ROOT_PASSWORD STORE_PASSWORD
exec etcd
