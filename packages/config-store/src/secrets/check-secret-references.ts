import type { ClientCallbacks, SecretId } from "@payment-routing/config-contract";
import { readSecret, SecretError } from "@payment-routing/signing";
import { issueAt, type PathIssue } from "../configuration/path-issue.ts";
import type { Secrets } from "./secrets.ts";

/** The callbacks of a client, with their JSON Pointer. */
export interface PlacedCallbacks {
  readonly path: string;
  readonly clientId: unknown;
  readonly callbacks: ClientCallbacks;
}

/**
 * Checks the secrets that clients name: each exists, those that sign are signing secrets, and no two clients share a text,
 * under any IDs, because each could then sign for the other.
 */
export function checkSecretReferences(clients: readonly PlacedCallbacks[], secrets: Secrets): PathIssue[] {
  const known = new Set(secrets.ids);
  const owners = new Map<string, unknown>();
  return clients.flatMap((client) =>
    listReferences(client).flatMap(({ path, id, signs }) => {
      // The ID is not quoted: an unknown one may be a secret.
      if (!known.has(id)) return [issueAt(path, "the id of a secret in the secrets file", "another")];
      const text = secrets.reveal(id);
      if (text === undefined) return [];
      const owner = owners.get(text) ?? client.clientId;
      owners.set(text, owner);
      return [
        ...(signs ? checkSigningSecret(path, id, text) : []),
        ...(owner === client.clientId
          ? []
          : [issueAt(path, "a secret of this client's own", `${id}, which is client ${owner}'s`)]),
      ];
    }),
  );
}

interface Reference {
  readonly path: string;
  readonly id: SecretId;
  /** Whether it is a signing key rather than a salt. */
  readonly signs: boolean;
}

function listReferences({ path, callbacks }: PlacedCallbacks): Reference[] {
  const { webhook, body_signature, mac_salt } = callbacks.secrets;
  const references = webhook.map((id, position) => ({
    path: `${path}/secrets/webhook/${position}`,
    id,
    signs: true,
  }));
  if (body_signature !== undefined)
    references.push({ path: `${path}/secrets/body_signature`, id: body_signature, signs: true });
  if (mac_salt !== undefined)
    references.push({ path: `${path}/secrets/mac_salt`, id: mac_salt, signs: false });
  return references;
}

function checkSigningSecret(path: string, id: SecretId, text: string): PathIssue[] {
  try {
    readSecret(id, text);
    return [];
  } catch (error) {
    if (!(error instanceof SecretError)) throw error;
    const expected = "the id of a secret that is whsec_ and 24 to 64 bytes in base64";
    return [issueAt(path, expected, `${id}, which is not: ${error.reason}`)];
  }
}
