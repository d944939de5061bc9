import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Router } from "@payment-routing/routing";
import type { Credentials } from "../src/authentication/credentials.ts";

/** The search document of the sandbox that has everything in it. */
export const FULL_SEARCH = readFileSync(
  new URL("../../../schemas/examples/search/valid/full.xml", import.meta.url),
  "utf8",
);

export const SANDBOX_AUTHORIZATION = basic(10077, "sandbox-key");

export function basic(clientId: number, key: string): string {
  return `Basic ${Buffer.from(`${clientId}:${key}`).toString("base64")}`;
}

export interface LoadedSandbox {
  readonly router: Router;
  readonly credentials: Credentials;
}

export async function loadSandbox(): Promise<LoadedSandbox> {
  const router: Router = {
    configurationDigest: "stand-in",
    findAccount: (client_id, account_id) =>
      client_id === 10077 && account_id === 100482 ? { client_id, account_id } : undefined,
    decide: (_account, criteria) => ({
      configurationDigest: "stand-in",
      methods:
        criteria.transaction.amount.country_id === 208
          ? [
              { id: 8, psp_type: "1", preference: 1, state_id: 1 },
              { id: 7, psp_type: "", preference: 2, state_id: 1 },
            ]
          : [],
    }),
  };
  const digest = createHash("sha256").update("sandbox-key").digest();
  return { router, credentials: { clients: new Map([[10077, [{ id: "sandbox", digest }]]]) } };
}
