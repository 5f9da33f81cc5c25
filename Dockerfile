# One image; `command` says what it runs: a server of dist/servers, or dist/apps/cli with its words.
FROM node:24-bookworm-slim@sha256:235600a8101ab264e117b1768e925532262668dc9b581ef1dd7d96ced463b8e7 AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --ignore-scripts
COPY . .
RUN npm run build && npm prune --omit=dev --omit=optional --ignore-scripts

FROM node:24-bookworm-slim@sha256:235600a8101ab264e117b1768e925532262668dc9b581ef1dd7d96ced463b8e7
ENV NODE_ENV=production HOST=0.0.0.0
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/dist ./dist
COPY --from=build /app/docs/rules ./docs/rules
COPY --from=build /app/rulesets ./rulesets
# Packages in games/ import chronicler/kernel.
RUN ln -s .. node_modules/chronicler
USER node
EXPOSE 4000
CMD ["node", "dist/servers/api.js"]
