# HAMS in one image: node:24 builds it, and what runs is the Node of package.json, as everywhere else.
#   docker build --tag hams .
#   docker run --read-only --tmpfs /tmp --volume hams:/data --publish 3000:3000 --env DEMO=on hams
# With DATABASE_URL it writes nowhere; without one PostgreSQL works in /data (docs/operations.md#containers).
# Both by digest, because a tag may lead to another image tomorrow (docs/operations.md#containers).
ARG NODE=node:24.21.0-bookworm-slim@sha256:d6aa754f16b3197301076f047b5def2f02ea1dbbc2ca920407d46d7ec7f87b20
ARG DEBIAN=debian:bookworm-slim@sha256:7c7b2c966bc9ee8cedfeef67e0e279108992c77681fa595db4a9d65c06ccc587
FROM ${NODE} AS build
WORKDIR /hams
COPY package.json package-lock.json ./
RUN npm ci --include=dev --include=optional --no-audit --no-fund --ignore-scripts=false
COPY . .
RUN node_modules/node/bin/node run/build.mjs \
 && npm prune --omit=dev --no-save --no-audit --no-fund --ignore-scripts \
 && rm -rf node_modules/.cache

FROM ${DEBIAN}
# PostgreSQL asks for the name of the user it runs as, so that a number alone will not do.
RUN groupadd --gid 10001 hams \
 && useradd --uid 10001 --gid hams --no-create-home --home-dir /nonexistent --shell /usr/sbin/nologin hams \
 && install --directory --owner=hams --group=hams --mode=0700 /data
WORKDIR /hams
COPY --from=build /hams/package.json ./
COPY --from=build /hams/node_modules/ node_modules/
COPY --from=build /hams/db/migrations/ db/migrations/
COPY --from=build /hams/db/places/ db/places/
COPY --from=build /hams/db/demo/ db/demo/
COPY --from=build /hams/dist/ dist/
USER hams
# The last two: docs/operations.md#memory.
ENV HOST=0.0.0.0 PORT=3000 DATA_DIR=/data \
    MALLOC_ARENA_MAX=2 NODE_OPTIONS="--max-semi-space-size=4 --max-old-space-size=384"
EXPOSE 3000
VOLUME /data
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node_modules/node/bin/node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node_modules/node/bin/node", "--enable-source-maps", "dist/server/main.js"]
