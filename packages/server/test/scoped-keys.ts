import { createHash } from "node:crypto";
import type { Credentials, InternalScope, LoadedConfiguration } from "@payment-routing/config-store";
import { loadSandbox } from "./sandbox.ts";

/** A key for each scope of the internal listener, beside the keys of the sandbox. */
export const SCOPED_KEYS: Readonly<Record<InternalScope, string>> = {
  processor: "test-processor-key",
  viewer: "test-viewer-key",
  operator: "test-operator-key",
  admin: "test-admin-key",
};

export function bearer(scope: InternalScope): { readonly authorization: string } {
  return { authorization: `Bearer ${SCOPED_KEYS[scope]}` };
}

/** The sandbox, with `SCOPED_KEYS`. The ID of each key is its text. */
export async function loadWithScopedKeys(): Promise<LoadedConfiguration> {
  const configuration = await loadSandbox();
  const { clients, internal } = configuration.credentials;
  const keys = Object.entries(SCOPED_KEYS).map(([scope, key]) => ({
    id: key,
    scope: scope as InternalScope,
    digest: createHash("sha256").update(key).digest(),
  }));
  const credentials: Credentials = { clients, internal: [...internal, ...keys] };
  return { ...configuration, credentials };
}
