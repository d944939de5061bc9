import type { CredentialsFile, MerchantConfiguration, RoutingCase } from "@payment-routing/config-contract";
import { createRouter, prepareRouter, type Router } from "@payment-routing/routing";
import type { Credentials } from "../credentials.ts";
import type { Secrets } from "../secrets/kept-secrets.ts";
import { createSecretDirectory, type SecretDirectory } from "../secrets/secret-directory.ts";
import { warnOfRetirement } from "../secrets/warn-of-retirement.ts";
import type { Place } from "./configuration-error.ts";
import { finishInPieces } from "./in-pieces.ts";
import { judgeAside, rereadAside } from "./judge-aside.ts";
import { type JudgedDocuments, judgeDocuments, rejudgeDocuments } from "./judge-documents.ts";
import type { ServedConfiguration } from "./live-configuration.ts";
import { createMerchantDirectory, type MerchantDirectory, resolveMerchants } from "./merchant-directory.ts";
import { type MergedDocument, mergeDocuments } from "./merge-documents.ts";
import { type RefusedKey, readCredentials } from "./read-credentials.ts";
import { listSubfolders, readFiles, type SourceFile } from "./read-files.ts";
import { findDocument, readDocument, type SourceDocument } from "./source-document.ts";
import { judgeDocument, listVersionFiles } from "./version-files.ts";

export { ConfigurationError, type LocatedFault, type Place } from "./configuration-error.ts";

/** A configuration that is ready to serve. */
export interface LoadedConfiguration extends ServedConfiguration {
  /** As the files have it, without the credentials. */
  readonly configuration: MerchantConfiguration;
  /** The test cases that stand beside it. */
  readonly cases: readonly RoutingCase[];
  readonly merchants: MerchantDirectory;
  /** The secrets of each client; undefined when none were given. */
  readonly secrets: SecretDirectory | undefined;
  /** The files that it was read from, without those of the secrets. */
  readonly files: readonly string[];
  /** The same as they were read. */
  readonly documents: readonly SourceDocument[];
  /** What a version of it is made of: its files without credentials, by their names. */
  readonly versionFiles: readonly SourceFile[];
  /** Where the value stands that a JSON Pointer into the configuration leads to. */
  locate(pointer: string): Place | undefined;
  /** What an operator should know although nothing is wrong, a line each. */
  readonly warnings: readonly string[];
}

/** What a configuration is loaded for, and with. */
export interface LoadOptions {
  /**
   * Lets in the keys that are marked for the sandbox, and those that are published, and callbacks to addresses without
   * TLS. Otherwise false.
   */
  readonly sandbox?: boolean;
  /** In the sandbox, the origin that callbacks to SANDBOX_MERCHANT_ORIGIN go to. */
  readonly sandboxMerchant?: string;
  /** The secrets that the configuration names. Whoever sends callbacks gives them; without them names are not checked. */
  readonly secrets?: Secrets;
  /** Keys that are kept elsewhere, in place of those that the files have. */
  readonly credentials?: CredentialsFile;
}

export interface ChangeOptions extends LoadOptions {
  /**
   * What is served meanwhile, loaded with the same of `sandbox` and `sandboxMerchant`: what has not changed is taken over
   * from it.
   */
  readonly served?: LoadedConfiguration | undefined;
  /** Ends the loading with an AbortError: nobody follows any more. */
  readonly signal?: AbortSignal | undefined;
}

/**
 * Loads a configuration from a YAML or JSON file, or from every such file of a folder, which together make it up: lists
 * of the same name are joined. The members `credentials` and `internal` hold the credentials, `cases` the test cases; the
 * rest is the merchant configuration, which alone the digest is made from. Where another is served meanwhile, it is
 * loaded beside that.
 *
 * Throws a ConfigurationError with the faults of all files. When a file cannot be read to its end, its faults are told
 * up to there, and the others are judged as YAML only: what they lack may stand in that one.
 */
export async function loadConfiguration(
  path: string,
  options: ChangeOptions = {},
): Promise<LoadedConfiguration> {
  const [files, subfolders] = await Promise.all([readFiles(path), listSubfolders(path)]);
  const assemble = options.served === undefined ? assembleConfiguration : assembleInBackground;
  const loaded = await assemble(path, files, options);
  return { ...loaded, warnings: [...loaded.warnings, ...subfolders.map(warnOfSubfolder)] };
}

/**
 * The same for files that were read already, from wherever; the path is what stands for all of them in messages.
 *
 * Throws a ConfigurationError.
 */
export function assembleConfiguration(
  path: string,
  files: readonly SourceFile[],
  options: LoadOptions = {},
): LoadedConfiguration {
  const { sandbox = false, secrets } = options;
  const documents = files.map((file) => readDocument(file.path, file.text));
  const judged = judgeDocuments(path, documents, { sandbox, secrets });
  return equip(documents, judged, createRouter(judged.configuration, judged.digest), options);
}

/**
 * Does the same beside what else this process does: what takes long is done in a thread of its own, or in pieces that
 * let others through.
 */
export async function assembleInBackground(
  path: string,
  files: readonly SourceFile[],
  options: ChangeOptions = {},
): Promise<LoadedConfiguration> {
  const { sandbox = false, secrets, served, signal } = options;
  if (served !== undefined && withSections(served.documents).every((document) => isAmong(document, files))) {
    const documents = await rereadAside(files, served.documents, signal);
    if (haveSameSections(documents, served.documents)) {
      const before = { ...served, digest: served.router.configurationDigest };
      return equip(documents, rejudgeDocuments(path, documents, before, secrets), served.router, options);
    }
  }
  const { documents, judged } = await judgeAside(path, files, { sandbox, secrets }, signal);
  const { configuration, digest } = judged;
  const router =
    served?.router.configurationDigest === digest
      ? served.router
      : await finishInPieces(prepareRouter(configuration, digest), signal);
  return equip(documents, judged, router, options);
}

function isAmong(document: SourceDocument, files: readonly SourceFile[]): boolean {
  return files.some((file) => findDocument(file, [document]) !== undefined);
}

/** Whether the documents are the same ones but for those that have nothing but credentials. */
function haveSameSections(a: readonly SourceDocument[], b: readonly SourceDocument[]): boolean {
  const [ofA, ofB] = [withSections(a), withSections(b)];
  return ofA.length === ofB.length && ofA.every((document, position) => document === ofB[position]);
}

function withSections(documents: readonly SourceDocument[]): readonly SourceDocument[] {
  return documents.filter((document) => judgeDocument(document) !== "credentials");
}

/** Gives what was judged all that it is served with. */
function equip(
  documents: readonly SourceDocument[],
  { configuration, cases, ...judged }: JudgedDocuments,
  router: Router,
  { sandbox = false, sandboxMerchant, secrets, ...given }: LoadOptions,
): LoadedConfiguration {
  const merged = mergeDocuments(documents);
  const { credentials, refused } = readCredentials(given.credentials ?? judged.credentials, sandbox);
  const merchants = resolveMerchants(configuration, sandbox ? sandboxMerchant : undefined);
  return {
    configuration,
    cases,
    router,
    credentials,
    merchants: createMerchantDirectory(merchants, configuration),
    secrets: secrets && createSecretDirectory(merchants, secrets),
    files: documents.map(({ file }) => file),
    documents,
    versionFiles: listVersionFiles(documents, configuration),
    locate: (pointer) => merged.locate(pointer, "value"),
    warnings: [
      ...refused.map((key) => warnOfKey(key, merged)),
      ...warnOfNoKeys(credentials),
      ...(secrets === undefined ? [] : warnOfRetirement(merchants, secrets)),
    ],
  };
}

function warnOfSubfolder(folder: string): string {
  return `${folder} is a folder inside of the configuration's: nothing in it is read`;
}

function warnOfKey({ path, name }: RefusedKey, merged: MergedDocument): string {
  const place = merged.locate(path, "value");
  const where = place === undefined ? "" : `${place.file}:${place.line}:${place.column} `;
  return `${where}${name} is for the sandbox: it is refused outside`;
}

function warnOfNoKeys({ clients }: Credentials): string[] {
  const hasKeys = [...clients.values()].some((keys) => keys.length > 0);
  return hasKeys ? [] : ["no client has a key: every search will be refused"];
}
