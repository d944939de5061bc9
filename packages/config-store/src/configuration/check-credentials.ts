import type { ApiKey, CredentialsFile, InternalKey } from "@payment-routing/config-contract";
import { fault, type JudgedFault, repeated } from "./judged-fault.ts";

/**
 * What the schema cannot say of credentials: each client is listed once and is one of the configuration's, key IDs are
 * unique within a client and among the internal keys, and no key is listed twice, so that a key alone tells who uses it.
 * `clients` is that section of the configuration, valid or not.
 */
export function checkCredentials(file: CredentialsFile, clients: unknown): JudgedFault[] {
  const digests = new Map<string, string>();
  return [
    ...checkClients(file, clients),
    ...file.credentials.flatMap(({ keys }, position) =>
      checkKeys(`/credentials/${position}/keys`, keys, digests),
    ),
    ...checkKeys("/internal", file.internal ?? [], digests),
  ];
}

function checkClients({ credentials }: CredentialsFile, clients: unknown): JudgedFault[] {
  const known = Array.isArray(clients)
    ? new Set<unknown>(clients.map((client) => client?.client_id))
    : undefined;
  const faults: JudgedFault[] = [];
  const listed = new Map<number, string>();
  for (const [position, { client_id }] of credentials.entries()) {
    const path = `/credentials/${position}/client_id`;
    if (known?.has(client_id) === false)
      faults.push(fault(path, "a client_id that is in /clients", client_id));
    const earlier = listed.get(client_id);
    if (earlier === undefined) listed.set(client_id, path);
    else faults.push(repeated(path, "client_id", client_id, earlier));
  }
  return faults;
}

/** `digests` holds those of the keys before, with where they stand, and gets those of these. */
function checkKeys(
  path: string,
  keys: readonly (ApiKey | InternalKey)[],
  digests: Map<string, string>,
): JudgedFault[] {
  const faults: JudgedFault[] = [];
  const ids = new Map<string, string>();
  for (const [position, { id, sha256 }] of keys.entries()) {
    const keyPath = `${path}/${position}`;
    const sameId = ids.get(id);
    const sameKey = digests.get(sha256);
    if (sameId !== undefined) faults.push(repeated(`${keyPath}/id`, "id", JSON.stringify(id), sameId));
    if (sameKey !== undefined) faults.push(repeated(`${keyPath}/sha256`, "key", "its digest again", sameKey));
    ids.set(id, `${keyPath}/id`);
    digests.set(sha256, `${keyPath}/sha256`);
  }
  return faults;
}
