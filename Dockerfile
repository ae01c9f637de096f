# The build stage has a compiler, the final image has none. At run time only /data, /backups and /tmp have to be writable.
FROM node:24-bookworm AS build
WORKDIR /app
# The native module is compiled against the headers of the image, so that only npm packages are downloaded.
ENV npm_config_nodedir=/usr/local npm_config_build_from_source=true
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run build && rm -rf build/compiled && npm prune --omit=dev --no-audit --no-fund

FROM node:24-bookworm-slim
LABEL org.opencontainers.image.title="safety-class-booking" \
      org.opencontainers.image.description="Bilingual booking site for occupational-safety training providers" \
      org.opencontainers.image.version="0.3.0"
ENV NODE_ENV=production MALLOC_ARENA_MAX=2 HOST=0.0.0.0 PORT=4000 DATA_DIR=/data
# /app is owned by root, so that the server cannot modify its own code.
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/build ./build
RUN install -d -o node -g node -m 0700 /data /backups
VOLUME ["/data", "/backups"]
USER node
EXPOSE 4000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/health/live`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "build/server/main.js"]
