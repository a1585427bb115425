# Colloquy as an image: `docker build -t colloquy .`. Both bases can be replaced, by ones of your own registry for example.
ARG BUILD_BASE=docker.io/library/node:24-trixie-slim
# Node comes from the build: the image has no npm, no corepack and no headers. Of the base it has what Node, a shell and a
# look around need (deploy/small-system.sh). SYSTEM=whole keeps all of it, for an image of yours that installs fonts or
# ffmpeg on top: 23 MB more.
ARG BASE=docker.io/library/debian:trixie-slim
ARG SYSTEM=small

FROM ${BUILD_BASE} AS build
# `--without-meaning` leaves out the model that compares answers in English by meaning: 27 MB less.
ARG RELEASE_FLAGS=""
WORKDIR /build
COPY . .
RUN node scripts/release.mjs /release ${RELEASE_FLAGS} && rm -rf node_modules
# Fonts for PDFs in Chinese, Japanese and Korean: `noto` (5 MB more), `debian` (16 MB, every character), or a folder of this
# clone. None unless asked for.
ARG FONTS=""
RUN sh deploy/gather-fonts.sh /fonts ${FONTS}
# Here is npm, which fetches the engines of speech: `models` of deploy/compose.yaml runs this part.
RUN mkdir -p /data/models && chown -R 65532:65532 /data

FROM ${BASE} AS whole

FROM whole AS picked
COPY deploy/small-system.sh /small-system.sh
RUN sh /small-system.sh /picked

FROM scratch AS small
COPY --from=picked /picked /
ENV PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin

FROM ${SYSTEM}
LABEL org.opencontainers.image.title="Colloquy" \
      org.opencontainers.image.description="Self-hosted AI interview platform" \
      org.opencontainers.image.licenses="Apache-2.0"
COPY --from=build /usr/local/bin/node /usr/local/bin/node
COPY --from=build /release /opt/colloquy
COPY --from=build /fonts /opt/fonts
# Everything that is written lies in /data; the rest may be read-only.
RUN mkdir -p /data/models && chown -R 65532:65532 /data && ln -s /opt/colloquy/colloquy /usr/local/bin/colloquy
USER 65532:65532
WORKDIR /data
VOLUME /data
ENV COLLOQUY_HOST=0.0.0.0 COLLOQUY_PORT=8080 COLLOQUY_DATA_DIR=/data COLLOQUY_ENV=production NODE_ENV=production \
    COLLOQUY_FONTS=/opt/fonts \
    NODE_COMPILE_CACHE=/data/.node-cache
EXPOSE 8080
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:'+(process.env.COLLOQUY_PORT||8080)+'/health/ready').then(r=>process.exit(r.ok?0:1),()=>process.exit(1))"]
ENTRYPOINT ["/opt/colloquy/colloquy"]
CMD ["start"]
