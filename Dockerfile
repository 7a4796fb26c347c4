# A Fathom server with its page. The steps are also run without Docker, in a scratch folder: scripts/try-image.mjs
FROM node:24-slim AS build
WORKDIR /app
COPY . .
RUN npm run build
RUN npm ci --omit=dev --workspace=@fathom/server --workspace=@fathom/cli
RUN rm -rf packages/*/src packages/games/*/src packages/games/*/text packages/web/build packages/web/public
RUN mkdir volume

FROM node:24-slim
WORKDIR /app
ENV NODE_ENV=production FATHOM_HOST=0.0.0.0 FATHOM_PORT=3000 FATHOM_DATA=/data/fathom.sqlite
COPY --from=build /app/package.json package.json
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/packages packages
COPY --from=build --chown=node:node /app/volume /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=10s CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.FATHOM_PORT + '/healthz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "packages/server/dist/main.js"]
