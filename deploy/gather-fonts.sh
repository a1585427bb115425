#!/bin/sh
# Gathers fonts for PDFs in scripts that the program has no font for: `gather-fonts.sh FOLDER [noto | debian | FONTS]`, where
# FONTS is a folder with fonts of yours. `noto` and `debian` fetch Chinese, Japanese and Korean: by npm what is in daily use
# (OFL-1.1; 5 MB of 200 that are fetched), or Debian's font of every character (20 MB). The Dockerfile runs it.
set -eu
out=$1
wanted=${2:-}
mkdir -p "$out"
case $wanted in
'') ;;
noto)
  out=$(cd "$out" && pwd)
  work=$(mktemp -d)
  cd "$work"
  # Each package has all weights, whole and in slices. Chinese needs the slices besides: names are written with rare letters.
  for language in jp kr sc; do
    npm pack --silent "@fontsource/noto-sans-$language@5.3.0" >/dev/null
    mkdir "$language"
    tar -xzf fontsource-noto-sans-"$language"-*.tgz -C "$language"
    cp "$language/package/LICENSE" "$out/LICENSE-noto-sans-$language"
  done
  cp jp/package/files/noto-sans-jp-japanese-400-normal.woff2 kr/package/files/noto-sans-kr-korean-400-normal.woff2 \
    sc/package/files/noto-sans-sc-chinese-simplified-400-normal.woff2 \
    sc/package/files/noto-sans-sc-[0-9]*-400-normal.woff2 "$out/"
  cd /
  rm -r "$work"
  ;;
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
