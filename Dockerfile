# One image for all roles and commands of payment-routing. docs/operations/image.md
ARG BASE=docker.io/library/node:24-slim

FROM ${BASE} AS build
WORKDIR /build
COPY . .
# The secret is optional: the .npmrc of a private registry.
RUN --mount=type=secret,id=npmrc,target=/root/.npmrc npm ci --ignore-scripts --loglevel=error
RUN npx turbo run build --filter=@payment-routing/cli... --output-logs=errors-only \
  && node scripts/src/image/copy-production-files.ts /image/app \
  && install -d -m 1777 /image/var/lib/payment-routing /image/srv/decisions

FROM ${BASE}
ARG BASE
ARG VERSION=0.0.0
ARG REVISION=unknown
LABEL org.opencontainers.image.title="payment-routing" \
  org.opencontainers.image.description="The payment routing service and its commands" \
  org.opencontainers.image.version="${VERSION}" \
  org.opencontainers.image.revision="${REVISION}" \
  org.opencontainers.image.base.name="${BASE}"
COPY --from=build /image /
ENV NODE_ENV=production \
  DATA_FOLDER=/var/lib/payment-routing \
  DECISION_SPOOL=/var/lib/payment-routing/spool
# A number, so that Kubernetes can see that it is not root. Any other works too.
USER 10001:10001
WORKDIR /var/lib/payment-routing
EXPOSE 8080 8081
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s \
  CMD ["node", "--eval", "const { OPERATIONS_PORT, PORT = 8080 } = process.env; fetch(`http://127.0.0.1:${OPERATIONS_PORT ?? PORT}/livez`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node", "/app/node_modules/@payment-routing/cli/bin/payment-routing.js"]
CMD ["serve"]
