import type { ApiKey, CredentialsFile, InternalKey } from "@payment-routing/config-contract";
import { duplicateAt, issueAt, type PathIssue } from "./path-issue.ts";

/**
 * Checks the rules for credentials that are beyond the schema: each client is listed once and exists, key IDs are unique
 * within a client and among the internal keys, keys are unique, so that a key identifies its holder, and processors are not limited.
 *
 * @param clients that section of the configuration, valid or not; undefined: whether clients exist is not checked
 */
export function checkCredentials(file: CredentialsFile, clients: unknown): PathIssue[] {
  const digests = new Map<string, string>();
  return [
    ...checkClients(file, clients),
    ...file.credentials.flatMap(({ keys }, position) =>
      checkKeys(`/credentials/${position}/keys`, keys, digests),
    ),
    ...checkKeys("/internal", file.internal ?? [], digests),
  ];
}

function checkClients({ credentials }: CredentialsFile, clients: unknown): PathIssue[] {
  const known = Array.isArray(clients)
    ? new Set<unknown>(clients.map((client) => client?.client_id))
    : undefined;
  const issues: PathIssue[] = [];
  const listed = new Map<number, string>();
  for (const [position, { client_id }] of credentials.entries()) {
    const path = `/credentials/${position}/client_id`;
    if (known?.has(client_id) === false)
      issues.push(issueAt(path, "a client_id that is in /clients", client_id));
    const earlier = listed.get(client_id);
    if (earlier === undefined) listed.set(client_id, path);
    else issues.push(duplicateAt(path, "client_id", client_id, earlier));
  }
  return issues;
}

/** @param digests paths of the keys so far, by digest; the keys are added to it */
function checkKeys(
  path: string,
  keys: readonly (ApiKey | InternalKey)[],
  digests: Map<string, string>,
): PathIssue[] {
  const issues: PathIssue[] = [];
  const ids = new Map<string, string>();
  for (const [position, key] of keys.entries()) {
    const { id, sha256 } = key;
    const keyPath = `${path}/${position}`;
    if ("client_ids" in key && key.scope === "processor")
      issues.push(
        issueAt(`${keyPath}/scope`, "viewer, operator or admin, as there are client_ids", key.scope),
      );
    const sameId = ids.get(id);
    const sameKey = digests.get(sha256);
    if (sameId !== undefined) issues.push(duplicateAt(`${keyPath}/id`, "id", JSON.stringify(id), sameId));
    if (sameKey !== undefined)
      issues.push(duplicateAt(`${keyPath}/sha256`, "key", "its digest again", sameKey));
    ids.set(id, `${keyPath}/id`);
    digests.set(sha256, `${keyPath}/sha256`);
  }
  return issues;
}
