import { createHash } from "node:crypto";
import type { ApiKey, CredentialsFile, InternalKey } from "@payment-routing/config-contract";
import type { Credentials, InternalKeyDigest, KeyDigest } from "../credentials.ts";

/** Keys that this repository publishes: known to everyone, marked or not. */
const PUBLISHED_DIGESTS = new Set(
  ["sandbox-key", "sandbox-airline-key", "sandbox-processor-key", "sandbox-operator-key"].map((key) =>
    createHash("sha256").update(key).digest("hex"),
  ),
);

/** A key that is not let in. */
export interface RefusedKey {
  /** A JSON Pointer into the credentials file. */
  readonly path: string;
  /** For people: `the key spring of client 7`. */
  readonly name: string;
}

/** Makes credentials ready to authenticate with. Outside the sandbox, its keys are refused: whoever reads this has them. */
export function readCredentials(
  { credentials, internal = [] }: CredentialsFile,
  sandbox: boolean,
): { credentials: Credentials; refused: readonly RefusedKey[] } {
  const isLetIn = (key: ApiKey | InternalKey) => sandbox || !isPublic(key);
  const clients = credentials.map(
    ({ client_id, keys }) => [client_id, keys.filter(isLetIn).map(toDigest)] as const,
  );
  return {
    credentials: { clients: new Map(clients), internal: internal.filter(isLetIn).map(toInternalDigest) },
    refused: listKeys(credentials, internal).flatMap(({ key, ...refused }) =>
      isLetIn(key) ? [] : [refused],
    ),
  };
}

interface ListedKey extends RefusedKey {
  readonly key: ApiKey | InternalKey;
}

function listKeys(
  credentials: CredentialsFile["credentials"],
  internal: readonly InternalKey[],
): ListedKey[] {
  const ofClients = credentials.flatMap(({ client_id, keys }, client) =>
    keys.map((key, position) => ({
      key,
      path: `/credentials/${client}/keys/${position}`,
      name: `the key ${key.id} of client ${client_id}`,
    })),
  );
  const ofOurs = internal.map((key, position) => ({
    key,
    path: `/internal/${position}`,
    name: `the internal key ${key.id}`,
  }));
  return [...ofClients, ...ofOurs];
}

function isPublic({ sandbox, sha256 }: ApiKey | InternalKey): boolean {
  return sandbox === true || PUBLISHED_DIGESTS.has(sha256);
}

function toInternalDigest(key: InternalKey): InternalKeyDigest {
  return { ...toDigest(key), scope: key.scope };
}

function toDigest({ id, sha256, expires }: ApiKey | InternalKey): KeyDigest {
  const digest = Buffer.from(sha256, "hex");
  return expires === undefined ? { id, digest } : { id, digest, expires: new Date(expires) };
}
