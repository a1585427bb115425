#!/bin/sh
# Gathers fonts for PDFs in scripts that the program has no font for: `gather-fonts.sh FOLDER [debian | FONTS]`, where FONTS
# is a folder with fonts of yours, and `debian` fetches the one for Chinese, Japanese and Korean. The Dockerfile runs it.
set -eu
out=$1
wanted=${2:-}
mkdir -p "$out"
case $wanted in
'') ;;
debian)
  work=$(mktemp -d)
  cd "$work"
  apt-get update -qq
  apt-get download -qq fonts-noto-cjk
  dpkg-deb -x fonts-noto-cjk_*.deb .
  # One weight: the file has the faces of all three languages, and is 20 MB.
  find usr -name NotoSansCJK-Regular.ttc -exec cp {} "$out/" ';'
  cp usr/share/doc/fonts-noto-cjk/copyright "$out/"
  cd /
  rm -r "$work"
  ;;
*) cp -R "$wanted/." "$out/" ;;
esac
if [ -n "$wanted" ] && [ -z "$(find "$out" -name '*.[tToOwW][tToO][fFcC]*')" ]; then
  echo "gather-fonts: $wanted brought no font (TTF, OTF, TTC, WOFF)" >&2
  exit 1
fi
