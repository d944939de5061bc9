import { basename } from "node:path";
import { validateCredentialsFile } from "@payment-routing/config-contract";
import type { Credentials } from "../credentials.ts";
import { checkCredentials } from "./check-credentials.ts";
import { rereadAside } from "./judge-aside.ts";
import type { LoadedConfiguration } from "./load-configuration.ts";
import { mergeDocuments } from "./merge-documents.ts";
import { readCredentials } from "./read-credentials.ts";
import { readFiles } from "./read-files.ts";
import type { SourceDocument } from "./source-document.ts";
import { judgeDocument } from "./version-files.ts";

/**
 * Reads the credentials alone, of files that as a whole are refused: a key that is taken out must not stay good because
 * something else is at fault. Keys of clients that the served configuration does not have wait for theirs.
 *
 * Undefined where the credentials are at fault themselves, or may stand in a file that cannot be read. Throws a
 * ConfigurationError where the path cannot.
 */
export async function reloadCredentials(
  path: string,
  served: LoadedConfiguration,
  { sandbox = false } = {},
): Promise<Credentials | undefined> {
  const files = await readFiles(path);
  const documents = await rereadAside(files, served.documents);
  const holding = findHolding(documents, served);
  if (holding === undefined) return undefined;
  const { members, faults } = mergeDocuments(holding);
  const { credentials = [], internal = [] } = members;
  const file = validateCredentialsFile({ credentials, internal });
  if (faults.length > 0 || !file.ok || checkCredentials(file.value, undefined).length > 0) return undefined;
  const known = new Set(served.configuration.clients.map(({ client_id }) => client_id));
  const ofKnown = file.value.credentials.filter(({ client_id }) => known.has(client_id));
  return readCredentials({ ...file.value, credentials: ofKnown }, sandbox).credentials;
}

/** The files that hold credentials; undefined where it is not sure which do, or one of them is at fault. */
function findHolding(
  documents: readonly SourceDocument[],
  { versionFiles }: LoadedConfiguration,
): readonly SourceDocument[] | undefined {
  // These had none when they could be read last.
  const withoutKeys = new Set(versionFiles.map(({ path }) => path));
  const isUnsure = ({ file, members }: SourceDocument) =>
    members === undefined && !withoutKeys.has(basename(file));
  const holding = documents.filter((document) => judgeDocument(document) !== "plain");
  const isSound = holding.every(({ faults }) => faults.length === 0);
  return isSound && !documents.some(isUnsure) ? holding : undefined;
}
