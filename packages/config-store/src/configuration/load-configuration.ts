import type { CredentialsFile, MerchantConfiguration, RoutingCase } from "@payment-routing/config-contract";
import type { MerchantDirectory, SecretDirectory } from "@payment-routing/delivery";
import { type MerchantCallbacks, resolveCallbacks } from "@payment-routing/delivery/callback-defaults";
import { createRouter, prepareRouter, type Router, readKnownCodes } from "@payment-routing/routing";
import type { Credentials } from "../keys/credentials.ts";
import { listMissingSecrets, listRetirementWarnings } from "../secrets/retirement-warnings.ts";
import { createSecretDirectory, type Secrets } from "../secrets/secrets.ts";
import type { FilePosition } from "./configuration-error.ts";
import type { ServedConfiguration } from "./live-configuration.ts";
import { type MergedDocument, mergeDocuments } from "./merge-documents.ts";
import { type RejectedKey, readCredentials } from "./read-credentials.ts";
import { listSubfolders, readFiles, type SourceFile } from "./read-files.ts";
import { runInSlices } from "./run-in-slices.ts";
import { findDocument, readDocument, type SourceDocument } from "./source-document.ts";
import { revalidateDocuments, type ValidDocuments, validateDocuments } from "./validate-documents.ts";
import { readInWorker, validateInWorker } from "./validate-in-worker.ts";
import { classifyDocument, listVersionFiles } from "./version-files.ts";

/** A configuration that is ready to serve. */
export interface LoadedConfiguration extends ServedConfiguration {
  /** The content of the files, without the credentials. */
  readonly configuration: MerchantConfiguration;
  readonly cases: readonly RoutingCase[];
  readonly merchants: MerchantDirectory;
  /** The secrets of each client. Undefined when the configuration was loaded without secrets. */
  readonly secrets: SecretDirectory | undefined;
  /** The secrets that it was loaded with. */
  readonly loadedSecrets: Secrets | undefined;
  /** Paths of the files of the configuration, without those of the secrets. */
  readonly files: readonly string[];
  readonly documents: readonly SourceDocument[];
  /** The files of a version of this configuration, by name and without credentials. */
  readonly versionFiles: readonly SourceFile[];
  /** Finds the value that a JSON Pointer into the configuration names. */
  locate(pointer: string): FilePosition | undefined;
  /** Messages for operators about a valid configuration. */
  readonly warnings: readonly string[];
  /** Those of the warnings that say of a client that its callbacks cannot be signed. */
  readonly missingSecrets: readonly string[];
}

export interface LoadOptions {
  /** Accepts sandbox keys, published keys and callback URLs without TLS. Default: false. */
  readonly sandbox?: boolean;
  /** In the sandbox, the origin that replaces SANDBOX_MERCHANT_ORIGIN in callback URLs. */
  readonly sandboxMerchant?: string;
  /** Required to send callbacks. Without it, references to secrets are not checked. */
  readonly secrets?: Secrets;
  /** Replaces the credentials of the files. */
  readonly credentials?: CredentialsFile;
}

interface ChangeOptions extends LoadOptions {
  /**
   * The current configuration, loaded with the same `sandbox` and `sandboxMerchant`. What is unchanged is reused, and the
   * process stays responsive during the load.
   */
  readonly served?: LoadedConfiguration | undefined;
  /** Aborts the load, which then rejects with an AbortError. */
  readonly signal?: AbortSignal | undefined;
}

/**
 * Loads a configuration from a YAML or JSON file, or from all such files of a folder. Lists of the same name are joined.
 * The members `credentials` and `internal` hold the credentials, `cases` the test cases; the others are the merchant
 * configuration, which alone determines the digest.
 *
 * @throws ConfigurationError with the issues of all files. When a file cannot be parsed to its end, only issues of the
 * syntax are listed: what the other files lack may be in that file
 */
export async function loadConfiguration(
  path: string,
  options: ChangeOptions = {},
): Promise<LoadedConfiguration> {
  const [files, subfolders] = await Promise.all([readFiles(path), listSubfolders(path)]);
  const assemble = options.served === undefined ? assembleConfiguration : assembleInBackground;
  const loaded = await assemble(path, files, options);
  const ignored = subfolders.map((folder) => `${folder} is a subfolder of the configuration and is not read`);
  return { ...loaded, warnings: [...loaded.warnings, ...ignored] };
}

/**
 * Loads a configuration from the content of files.
 *
 * @param path name of the configuration in messages
 * @throws ConfigurationError
 */
export function assembleConfiguration(
  path: string,
  files: readonly SourceFile[],
  options: LoadOptions = {},
): LoadedConfiguration {
  const { sandbox = false, secrets } = options;
  const documents = files.map((file) => readDocument(file.path, file.text));
  const valid = validateDocuments(path, documents, { sandbox, secrets });
  return createLoaded(documents, valid, createRouter(valid.configuration, valid.digest), options);
}

/** `assembleConfiguration` that does not block the event loop: it uses a worker thread and short time slices. */
export async function assembleInBackground(
  path: string,
  files: readonly SourceFile[],
  options: ChangeOptions = {},
): Promise<LoadedConfiguration> {
  const { sandbox = false, secrets, served, signal } = options;
  if (served !== undefined && withSections(served.documents).every((document) => isAmong(document, files))) {
    const documents = await readInWorker(files, served.documents, signal);
    if (haveSameSections(documents, served.documents)) {
      const before = { ...served, digest: served.router.configurationDigest };
      const valid = revalidateDocuments(path, documents, before, secrets);
      return createLoaded(documents, valid, served.router, options);
    }
  }
  const { documents, valid } = await validateInWorker(path, files, { sandbox, secrets }, signal);
  const { configuration, digest } = valid;
  const router =
    served?.router.configurationDigest === digest
      ? served.router
      : await runInSlices(prepareRouter(configuration, digest), signal);
  return createLoaded(documents, valid, router, options);
}

function isAmong(document: SourceDocument, files: readonly SourceFile[]): boolean {
  return files.some((file) => findDocument(file, [document]) !== undefined);
}

/** Whether both lists are equal, apart from documents that hold only credentials. */
function haveSameSections(a: readonly SourceDocument[], b: readonly SourceDocument[]): boolean {
  const [inA, inB] = [withSections(a), withSections(b)];
  return inA.length === inB.length && inA.every((document, position) => document === inB[position]);
}

function withSections(documents: readonly SourceDocument[]): readonly SourceDocument[] {
  return documents.filter((document) => classifyDocument(document) !== "credentials");
}

function createLoaded(
  documents: readonly SourceDocument[],
  { configuration, cases, ...valid }: ValidDocuments,
  router: Router,
  { sandbox = false, sandboxMerchant, secrets, ...options }: LoadOptions,
): LoadedConfiguration {
  const merged = mergeDocuments(documents);
  const { credentials, rejected } = readCredentials(options.credentials ?? valid.credentials, sandbox);
  const merchants = resolveMerchants(configuration, sandbox ? sandboxMerchant : undefined);
  return {
    configuration,
    cases,
    router,
    credentials,
    merchants: createMerchantDirectory(merchants, configuration),
    secrets: secrets && createSecretDirectory(merchants, secrets),
    loadedSecrets: secrets,
    files: documents.map(({ file }) => file),
    documents,
    versionFiles: listVersionFiles(documents, configuration),
    locate: (pointer) => merged.locate(pointer, "value"),
    warnings: [
      ...rejected.map((key) => warnOfKey(key, merged)),
      ...warnOfNoKeys(credentials),
      ...(secrets === undefined ? [] : listRetirementWarnings(merchants, secrets)),
    ],
    missingSecrets: secrets === undefined ? [] : listMissingSecrets(merchants, secrets),
  };
}

function warnOfKey({ path, name }: RejectedKey, merged: MergedDocument): string {
  const place = merged.locate(path, "value");
  const where = place === undefined ? "" : `${place.file}:${place.line}:${place.column} `;
  return `${where}${name} is a sandbox key and is rejected outside the sandbox`;
}

function warnOfNoKeys({ clients }: Credentials): string[] {
  const hasKeys = [...clients.values()].some((keys) => keys.length > 0);
  return hasKeys
    ? []
    : [
        "no client has a key in the configuration: unless the database has keys, every search will be rejected",
      ];
}

/** @param merchants the result of `resolveMerchants` */
function createMerchantDirectory(
  merchants: ReadonlyMap<number, MerchantCallbacks>,
  { clients }: MerchantConfiguration,
): MerchantDirectory {
  const accounts = new Map(
    clients.map((client) => [client.client_id, new Set(client.accounts.map(({ account_id }) => account_id))]),
  );
  return {
    find: (clientId) => merchants.get(clientId),
    hasAccount: (clientId, accountId) => accounts.get(clientId)?.has(accountId) ?? false,
  };
}

/**
 * The placeholder for the origin of the merchant in the sandbox configuration: its port is known only once it listens.
 * The name never resolves (RFC 2606).
 */
const SANDBOX_MERCHANT_ORIGIN = "https://merchant.sandbox.example";

/** The callback settings of each client, by client_id. Replaces the origin of the sandbox merchant. */
export function resolveMerchants(
  configuration: MerchantConfiguration,
  sandboxMerchant = SANDBOX_MERCHANT_ORIGIN,
): ReadonlyMap<number, MerchantCallbacks> {
  const knownCodes = readKnownCodes(configuration);
  return new Map(
    configuration.clients.flatMap(({ client_id, callbacks }) =>
      callbacks === undefined
        ? []
        : [[client_id, redirect(resolveCallbacks(callbacks, knownCodes), sandboxMerchant)] as const],
    ),
  );
}

function redirect(callbacks: MerchantCallbacks, sandboxMerchant: string): MerchantCallbacks {
  const { endpoint, allowed_origins } = callbacks;
  const { origin } = new URL(endpoint);
  return {
    ...callbacks,
    endpoint: origin === SANDBOX_MERCHANT_ORIGIN ? sandboxMerchant + endpoint.slice(origin.length) : endpoint,
    allowed_origins: allowed_origins.map((allowed) =>
      allowed === SANDBOX_MERCHANT_ORIGIN ? sandboxMerchant : allowed,
    ),
  };
}
