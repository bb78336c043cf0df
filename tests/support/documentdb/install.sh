#!/usr/bin/env bash
# install.sh FOLDER: PostgreSQL 18 with DocumentDB, unpacked from Debian packages into FOLDER/root, and FerretDB into FOLDER/bin.
# Nothing of the machine itself changes. Exit code 77 with a reason where this cannot be done.
set -euo pipefail
export DEBIAN_FRONTEND=noninteractive
folder="$1"
ferretdb=v2.7.0

skip() { printf '%s\n' "$*" >&2; exit 77; }
has() { command -v "$1" >/dev/null 2>&1; }

[ "$(id -u)" -eq 0 ] || skip 'it is unpacked into a chroot, which needs root'
for program in apt-get dpkg-deb chroot go; do has "$program" || skip "$program is missing"; done
keyring=/usr/share/keyrings/debian-archive-keyring.gpg
[ -e "$keyring" ] || skip 'the keys of the Debian archive are missing'
mirror="${DEBIAN_MIRROR:-$(apt-cache policy | grep -oE 'https?://[^ ]+' | grep -v security | head -n 1)}"
[ -n "$mirror" ] || skip 'apt has no package source'

mkdir -p "$folder"/{lists/partial,cache/archives/partial,root/usr/{bin,sbin,lib,lib64},bin}
: >"$folder/status"
echo "deb [signed-by=$keyring] ${mirror%/} ${DEBIAN_SUITE:-sid} main" >"$folder/suite.list"
apt() {
  apt-get -qq -o Dir::Etc::sourcelist="$folder/suite.list" -o Dir::Etc::sourceparts=/dev/null \
    -o Dir::State::lists="$folder/lists" -o Dir::State::status="$folder/status" \
    -o Dir::Cache="$folder/cache" -o APT::Sandbox::User=root -o APT::Install-Recommends=false \
    -o Acquire::Languages=none "$@"
}
apt update || skip 'the package list cannot be read'
apt install -y --download-only postgresql-18-documentdb dash >/dev/null ||
  skip 'the package postgresql-18-documentdb cannot be had'

for name in bin sbin lib lib64; do ln -sfn "usr/$name" "$folder/root/$name"; done
for package in "$folder"/cache/archives/*.deb; do
  dpkg-deb --fsys-tarfile "$package" | tar -x -C "$folder/root" --keep-directory-symlink \
    --exclude='./usr/share/'{doc,man,locale,i18n}'/*' --exclude='./usr/include/*' \
    --exclude='./usr/lib/postgresql/18/lib/bitcode/*'
done
cd "$folder/root"
mkdir -p tmp dev/shm home data
chmod 1777 tmp dev/shm
ln -sfn postgis-3.control usr/share/postgresql/18/extension/postgis.control
[ -e dev/null ] || mknod -m 666 dev/null c 1 3
[ -e dev/urandom ] || mknod -m 666 dev/urandom c 1 9
echo 'postgres:x:5433:5433::/home:/bin/sh' >etc/passwd
echo 'postgres:x:5433:' >etc/group
echo '127.0.0.1 localhost' >etc/hosts
printf 'passwd: files\ngroup: files\nhosts: files\n' >etc/nsswitch.conf
chown 5433:5433 data home

GOBIN="$folder/bin" GOFLAGS='-trimpath -ldflags=-s' \
  go install "github.com/FerretDB/FerretDB/v2/cmd/ferretdb@$ferretdb" 2>"$folder/ferretdb.log" ||
  skip "FerretDB cannot be built, see $folder/ferretdb.log"
rm -rf "$folder"/{lists,cache}
touch "$folder/complete"
