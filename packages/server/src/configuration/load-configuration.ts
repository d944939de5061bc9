import { describeIssue } from "@payment-routing/contract-runtime";
import { createRouter, type Router } from "@payment-routing/routing";
import type { Credentials } from "../authentication/credentials.ts";
import { ConfigurationError, type LocatedFault, type Place } from "./configuration-error.ts";
import { digestConfiguration } from "./digest-configuration.ts";
import { type Judgement, judgeConfiguration } from "./judge-configuration.ts";
import type { JudgedFault } from "./judged-fault.ts";
import { type MergedDocument, mergeDocuments } from "./merge-documents.ts";
import { type RefusedKey, readCredentials } from "./read-credentials.ts";
import { readFiles } from "./read-files.ts";
import { readDocument, type SourceDocument } from "./source-document.ts";

export { ConfigurationError, type LocatedFault } from "./configuration-error.ts";

/** A configuration that is ready to serve. */
export interface LoadedConfiguration {
  readonly router: Router;
  readonly credentials: Credentials;
  /** The files that it was read from. */
  readonly files: readonly string[];
  /** What an operator should know although nothing is wrong, a line each. */
  readonly warnings: readonly string[];
}

export interface LoadOptions {
  /** Lets in the keys that are marked for the sandbox, and those that are published. Otherwise false. */
  readonly sandbox?: boolean;
}

/**
 * Loads a configuration from a YAML or JSON file, or from every such file of a folder, which together make it up: lists
 * of the same name are joined. The member `credentials` holds the credentials; the rest is the merchant configuration,
 * which alone the digest is made from.
 *
 * Throws a ConfigurationError with every fault of every file. When a file cannot be read to its end, the others are
 * judged as YAML only: what they lack may stand in that one.
 */
export async function loadConfiguration(
  path: string,
  options: LoadOptions = {},
): Promise<LoadedConfiguration> {
  const files = await readFiles(path);
  const documents = files.map((file) => readDocument(file.path, file.text));
  const merged = mergeDocuments(documents);
  const judgement = judgeConfiguration(merged.members);
  const faults = locateFaults(path, documents, merged, judgement);
  if (faults.length > 0 || !judgement.ok) throw new ConfigurationError(faults);

  const { credentials, refused } = readCredentials(judgement.credentials, options.sandbox ?? false);
  return {
    router: createRouter(judgement.configuration, digestConfiguration(judgement.configuration)),
    credentials,
    files: files.map((file) => file.path),
    warnings: [...refused.map((key) => warnOfKey(key, merged)), ...warnOfNoKeys(credentials)],
  };
}

function locateFaults(
  path: string,
  documents: readonly SourceDocument[],
  merged: MergedDocument,
  judgement: Judgement,
): LocatedFault[] {
  const faults = [...documents.flatMap((document) => document.faults), ...merged.faults];
  const isComplete = documents.every(({ members }) => members !== undefined);
  if (isComplete && !judgement.ok)
    faults.push(...judgement.faults.map((fault) => locateFault(path, merged, fault)));
  return faults.sort(compareByPlace);
}

function locateFault(configurationPath: string, merged: MergedDocument, fault: JudgedFault): LocatedFault {
  const { path, at, expected, received } = fault;
  // No file has anything of a section that is missing: the fault is the configuration's as a whole.
  const nowhere: Place = { file: configurationPath, line: 1, column: 1, excerpt: undefined };
  const place = merged.locate(path, at) ?? nowhere;
  return { ...place, message: describeIssue(path, expected, received), expected, received };
}

function compareByPlace(a: LocatedFault, b: LocatedFault): number {
  return (a.file === b.file ? 0 : a.file < b.file ? -1 : 1) || a.line - b.line || a.column - b.column;
}

function warnOfKey({ path, clientId, keyId }: RefusedKey, merged: MergedDocument): string {
  const place = merged.locate(path, "value");
  const where = place === undefined ? "" : `${place.file}:${place.line}:${place.column} `;
  return `${where}the key ${keyId} of client ${clientId} is for the sandbox: it is refused outside`;
}

function warnOfNoKeys({ clients }: Credentials): string[] {
  const hasKeys = [...clients.values()].some((keys) => keys.length > 0);
  return hasKeys ? [] : ["no client has a key: every search will be refused"];
}
