import { createHash } from "node:crypto";
import type { ApiKey, CredentialsFile, InternalKey } from "@payment-routing/config-contract";
import type { Credentials, KeyDigest } from "../keys/credentials.ts";

/** Keys that this repository publishes. They are sandbox keys even without the mark. */
const PUBLISHED_DIGESTS = new Set(
  [
    "sandbox-key",
    "sandbox-airline-key",
    "sandbox-processor-key",
    "sandbox-operator-key",
    "sandbox-admin-key",
  ].map((key) => createHash("sha256").update(key).digest("hex")),
);

/** A sandbox key outside the sandbox. */
export interface RejectedKey {
  /** A JSON Pointer into the credentials file. */
  readonly path: string;
  /** Name in messages: `the key spring of client 7`. */
  readonly name: string;
}

/** Converts a credentials file to the keys to authenticate with. Rejects sandbox keys outside the sandbox: they are public. */
export function readCredentials(
  { credentials, internal = [] }: CredentialsFile,
  sandbox: boolean,
): { credentials: Credentials; rejected: readonly RejectedKey[] } {
  const isAccepted = (key: ApiKey | InternalKey) => sandbox || !isPublic(key);
  const clients = credentials.map(
    ({ client_id, keys }) => [client_id, keys.filter(isAccepted).map(toDigest)] as const,
  );
  const digests = internal
    .filter(isAccepted)
    .map((key) => ({ ...toDigest(key), scope: key.scope, clientIds: key.client_ids }));
  return {
    credentials: { clients: new Map(clients), internal: digests },
    rejected: listKeys(credentials, internal).flatMap(({ key, ...rejected }) =>
      isAccepted(key) ? [] : [rejected],
    ),
  };
}

interface ListedKey extends RejectedKey {
  readonly key: ApiKey | InternalKey;
}

function listKeys(
  credentials: CredentialsFile["credentials"],
  internal: readonly InternalKey[],
): ListedKey[] {
  const clientKeys = credentials.flatMap(({ client_id, keys }, client) =>
    keys.map((key, position) => ({
      key,
      path: `/credentials/${client}/keys/${position}`,
      name: `the key ${key.id} of client ${client_id}`,
    })),
  );
  const internalKeys = internal.map((key, position) => ({
    key,
    path: `/internal/${position}`,
    name: `the internal key ${key.id}`,
  }));
  return [...clientKeys, ...internalKeys];
}

function isPublic({ sandbox, sha256 }: ApiKey | InternalKey): boolean {
  return sandbox === true || PUBLISHED_DIGESTS.has(sha256);
}

function toDigest({ id, sha256, expires }: ApiKey | InternalKey): KeyDigest {
  const digest = Buffer.from(sha256, "hex");
  return expires === undefined ? { id, digest } : { id, digest, expires: new Date(expires) };
}
