import type { ConsoleSessionStore } from "@payment-routing/config-store";
import type { InternalService } from "../http/internal/internal-routes.ts";
import type { Route } from "../http/request-context.ts";
import type { Logger } from "../metrics/logger.ts";
import { createConsoleFileRoutes } from "./console-files.ts";
import type { OidcOptions } from "./oidc/oidc-options.ts";
import { createOidcRoutes } from "./oidc/oidc-routes.ts";
import type { SessionGate } from "./session-gate.ts";
import { createSessionRoutes } from "./session-routes.ts";

export interface ConsoleOptions {
  readonly sessions: ConsoleSessionStore;
  /** The folder of the built pages, with `index.html`. Without it only the interface for sessions is served. */
  readonly folder?: URL;
  /** The public key that the sign-in page of a sandbox offers. */
  readonly sandboxKey?: string;
  /** Also lets persons sign in with OpenID Connect. */
  readonly oidc?: OidcOptions;
}

/** The routes of the console: to sign in and out, and its pages. */
export function createConsoleRoutes(
  { folder, sandboxKey, oidc }: ConsoleOptions,
  service: InternalService,
  sessions: SessionGate,
  logger: Logger,
): readonly Route[] {
  const { isShuttingDown } = service;
  const gate = { ...service.gate, sessions };
  return [
    ...createSessionRoutes({ ...service, gate, sandboxKey, oidcName: oidc?.name }),
    ...(oidc === undefined
      ? []
      : createOidcRoutes({ gate: sessions, options: oidc, logger, isShuttingDown })),
    ...(folder === undefined ? [] : createConsoleFileRoutes(folder)),
  ];
}
