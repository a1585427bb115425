#!/bin/sh
# Copies out of a Debian what Node, a shell and a look around need: `small-system.sh FOLDER`. Left behind are the package
# manager, Perl, character sets, time zones (Node has its own), documents and what sets machines up. The Dockerfile runs
# it; the licences of what is copied and the records that scanners read go along.
set -eu
out=$1
packages='base-files base-passwd coreutils dash findutils grep gzip hostname libacl1 libattr1 libc-bin libc6 libcap2
  libgcc-s1 libgmp10 libpcre2-8-0 libselinux1 libstdc++6 sed tar zlib1g'
packages="$packages $(dpkg-query -W -f '${Package} ' 'gcc-*-base')"
# They need libraries that nothing else here does, or are of no use without the rest.
tools='cksum|md5sum|pinky|sha(1|224|256|384|512)sum|users|who|localedef|ldconfig'

mkdir -p "$out/var/lib/dpkg/status.d"
for package in $packages; do
  dpkg-query -s "$package" >"$out/var/lib/dpkg/status.d/$package"
done
files=$(for package in $packages; do dpkg-query -L "$package"; done)
printf '%s\n' "$files" |
  sed -E 's,^/(bin|sbin|lib|lib64)(/|$),/usr/\1\2,' |
  grep -E '^/[^.]' |
  grep -Ev "/gconv(/|$)|^/usr/share/gcc(/|$)|/libmvec\.|^/usr/s?bin/($tools)$" |
  grep -Ev '^/usr/share/(man|info|locale|lintian|bug)(/|$)' |
  sed -E '\,^/usr/share/doc/[^/]+/,{\,/copyright$,!d}' |
  sort -u |
  while read -r file; do if [ -e "$file" ] || [ -L "$file" ]; then printf '%s\n' "${file#/}"; fi; done |
  tar -C / -c --no-recursion -f - -T - | tar -x -p -C "$out"
for folder in bin sbin lib lib64; do ln -sfn "usr/$folder" "$out/$folder"; done
for file in passwd group nsswitch.conf; do
  if [ -e "/etc/$file" ]; then cp -a "/etc/$file" "$out/etc/$file"; fi
done
