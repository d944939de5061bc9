import type { ServedConfiguration } from "@payment-routing/config-store";
import type { Router } from "@payment-routing/routing";
import {
  createInternalAuthenticator,
  type InternalAuthenticator,
} from "../http/internal/internal-authenticator.ts";
import type { KeyUses } from "../metrics/key-uses.ts";
import { type Authenticator, createAuthenticator } from "./authenticator.ts";

/** The router and the authenticators of the configuration in use. Its members change with the configuration. */
export interface ServingConfiguration {
  readonly router: Router;
  /** Created once for each configuration: its cache of keys ends with them. */
  readonly authenticator: Authenticator;
  /** May be kept: it uses the keys of the configuration in use. */
  readonly internalAuthenticator: InternalAuthenticator;
  replace(configuration: ServedConfiguration): void;
}

export function serveConfiguration(initial: ServedConfiguration, keyUses: KeyUses): ServingConfiguration {
  let current = prepare(initial, keyUses);
  return {
    get router() {
      return current.router;
    },
    get authenticator() {
      return current.authenticator;
    },
    internalAuthenticator: {
      authenticate: (...args) => current.internalAuthenticator.authenticate(...args),
      authenticateDigest: (...args) => current.internalAuthenticator.authenticateDigest(...args),
    },
    replace(configuration) {
      current = prepare(configuration, keyUses);
    },
  };
}

function prepare({ router, credentials }: ServedConfiguration, keyUses: KeyUses) {
  keyUses.startConfiguration();
  return {
    router,
    authenticator: createAuthenticator(credentials, keyUses),
    internalAuthenticator: createInternalAuthenticator(credentials.internal, keyUses),
  };
}
