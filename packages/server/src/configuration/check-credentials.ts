import type { ApiKey, CredentialsFile, InternalKey } from "@payment-routing/config-contract";
import { fault, type JudgedFault } from "./judged-fault.ts";

/**
 * What the schema cannot say of credentials: each client is listed once and is one of the configuration's, key IDs are
 * unique within a client and among the internal keys, and no key is listed twice, so that a key alone tells who uses it.
 * `clients` is that section of the configuration, valid or not.
 */
export function checkCredentials(file: CredentialsFile, clients: unknown): JudgedFault[] {
  const digests = new Set<string>();
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
  const listed = new Set<number>();
  for (const [position, { client_id }] of credentials.entries()) {
    const path = `/credentials/${position}/client_id`;
    if (known?.has(client_id) === false)
      faults.push(fault(path, "a client_id that is in /clients", client_id));
    if (listed.has(client_id))
      faults.push(fault(path, "another client_id, as this one is given before", client_id));
    listed.add(client_id);
  }
  return faults;
}

/** `digests` holds those of the keys before, and gets those of these. */
function checkKeys(
  path: string,
  keys: readonly (ApiKey | InternalKey)[],
  digests: Set<string>,
): JudgedFault[] {
  const faults: JudgedFault[] = [];
  const ids = new Set<string>();
  for (const [position, { id, sha256 }] of keys.entries()) {
    const keyPath = `${path}/${position}`;
    if (ids.has(id))
      faults.push(fault(`${keyPath}/id`, "another id, as this one is given before", JSON.stringify(id)));
    if (digests.has(sha256))
      faults.push(fault(`${keyPath}/sha256`, "another key, as this one is given before", "its digest again"));
    ids.add(id);
    digests.add(sha256);
  }
  return faults;
}
