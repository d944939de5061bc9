import { createHash } from "node:crypto";
import type { ApiKey, CredentialsFile } from "@payment-routing/config-contract";
import type { Credentials, KeyDigest } from "../authentication/credentials.ts";

/** Keys that this repository publishes: known to everyone, marked or not. */
const PUBLISHED_DIGESTS = new Set(
  ["sandbox-key", "sandbox-airline-key"].map((key) => createHash("sha256").update(key).digest("hex")),
);

/** A key that is not let in. */
export interface RefusedKey {
  /** A JSON Pointer into the credentials file. */
  readonly path: string;
  readonly clientId: number;
  readonly keyId: string;
}

/** Makes credentials ready to authenticate with. Outside the sandbox, its keys are refused: whoever reads this has them. */
export function readCredentials(
  { credentials }: CredentialsFile,
  sandbox: boolean,
): { credentials: Credentials; refused: readonly RefusedKey[] } {
  const refused = credentials.flatMap(({ client_id, keys }, client) =>
    keys.flatMap((key, position) => {
      const path = `/credentials/${client}/keys/${position}`;
      return isRefused(key, sandbox) ? [{ path, clientId: client_id, keyId: key.id }] : [];
    }),
  );
  const clients = credentials.map(
    ({ client_id, keys }) =>
      [client_id, keys.filter((key) => !isRefused(key, sandbox)).map(toDigest)] as const,
  );
  return { credentials: { clients: new Map(clients) }, refused };
}

function isRefused({ sandbox: isMarked, sha256 }: ApiKey, sandbox: boolean): boolean {
  return !sandbox && (isMarked === true || PUBLISHED_DIGESTS.has(sha256));
}

function toDigest({ id, sha256, expires }: ApiKey): KeyDigest {
  const digest = Buffer.from(sha256, "hex");
  return expires === undefined ? { id, digest } : { id, digest, expires: new Date(expires) };
}
