import { basename } from "node:path";
import { validateCredentialsFile } from "@payment-routing/config-contract";
import type { Credentials } from "../keys/credentials.ts";
import { checkCredentials } from "./check-credentials.ts";
import type { LoadedConfiguration } from "./load-configuration.ts";
import { mergeDocuments } from "./merge-documents.ts";
import { readCredentials } from "./read-credentials.ts";
import { readFiles } from "./read-files.ts";
import type { SourceDocument } from "./source-document.ts";
import { readInWorker } from "./validate-in-worker.ts";
import { classifyDocument } from "./version-files.ts";

/**
 * Reads only the credentials, from files that are not valid as a whole: a removed key must stop working even if other
 * parts have issues. Leaves out keys of clients that the current configuration does not have.
 *
 * Returns undefined when the credentials are not valid, or may be in a file that cannot be parsed.
 *
 * @throws ConfigurationError when the path cannot be read
 */
export async function reloadCredentials(
  path: string,
  current: LoadedConfiguration,
  { sandbox = false } = {},
): Promise<Credentials | undefined> {
  const files = await readFiles(path);
  const documents = await readInWorker(files, current.documents);
  const holding = findHolding(documents, current);
  if (holding === undefined) return undefined;
  const { members, issues } = mergeDocuments(holding);
  const { credentials = [], internal = [] } = members;
  const file = validateCredentialsFile({ credentials, internal });
  if (issues.length > 0 || !file.ok || checkCredentials(file.value, undefined).length > 0) return undefined;
  const known = new Set(current.configuration.clients.map(({ client_id }) => client_id));
  const knownCredentials = file.value.credentials.filter(({ client_id }) => known.has(client_id));
  return readCredentials({ ...file.value, credentials: knownCredentials }, sandbox).credentials;
}

/** Finds the documents that hold credentials. Undefined when one of them has issues or cannot be identified. */
function findHolding(
  documents: readonly SourceDocument[],
  { versionFiles }: LoadedConfiguration,
): readonly SourceDocument[] | undefined {
  // These held no credentials when they were last read.
  const withoutKeys = new Set(versionFiles.map(({ path }) => path));
  const isUnknown = ({ file, members }: SourceDocument) =>
    members === undefined && !withoutKeys.has(basename(file));
  const holding = documents.filter((document) => classifyDocument(document) !== "plain");
  const isValid = holding.every(({ issues }) => issues.length === 0);
  return isValid && !documents.some(isUnknown) ? holding : undefined;
}
