import { createHash } from "node:crypto";
import type { CredentialsFile, MerchantConfiguration, RoutingCase } from "@payment-routing/config-contract";
import { ConfigurationError } from "./configuration-error.ts";
import { locateIssues } from "./locate-issues.ts";
import { type MergedDocument, mergeDocuments } from "./merge-documents.ts";
import type { SourceDocument } from "./source-document.ts";
import {
  type ConfigurationResult,
  type ValidationOptions,
  validateAccess,
  validateConfiguration,
} from "./validate-configuration.ts";

/** The content of valid documents. */
export interface ValidDocuments {
  readonly configuration: MerchantConfiguration;
  readonly digest: string;
  readonly credentials: CredentialsFile;
  readonly cases: readonly RoutingCase[];
}

/**
 * Validates documents as one configuration.
 *
 * @throws ConfigurationError with all issues
 */
export function validateDocuments(
  path: string,
  documents: readonly SourceDocument[],
  options: ValidationOptions,
): ValidDocuments {
  const merged = mergeDocuments(documents);
  const valid = requireValid(path, documents, merged, validateConfiguration(merged.members, options));
  return { ...valid, digest: digestConfiguration(valid.configuration) };
}

/**
 * Validates documents of which only credentials or secrets have changed since the last validation.
 *
 * @throws ConfigurationError with all issues
 */
export function revalidateDocuments(
  path: string,
  documents: readonly SourceDocument[],
  before: Omit<ValidDocuments, "credentials">,
  secrets: ValidationOptions["secrets"],
): ValidDocuments {
  const merged = mergeDocuments(documents);
  const valid = requireValid(path, documents, merged, validateAccess(before, merged.members, secrets));
  return { ...valid, digest: before.digest };
}

function requireValid(
  path: string,
  documents: readonly SourceDocument[],
  merged: MergedDocument,
  result: ConfigurationResult,
): Extract<ConfigurationResult, { ok: true }> {
  const issues = locateIssues(path, documents, merged, result.ok ? [] : result.issues);
  if (issues.length > 0 || !result.ok) throw new ConfigurationError(issues);
  return result;
}

/**
 * Names a version of the configuration: `sha256:` and the SHA-256, in hexadecimal, of its canonical JSON (RFC 8785).
 * White space, comments and the order of members do not matter; the order of lists does, and so does their distribution
 * over files.
 */
function digestConfiguration(configuration: MerchantConfiguration): string {
  return `sha256:${createHash("sha256").update(canonicalize(configuration)).digest("hex")}`;
}

/** JSON.stringify writes strings and numbers as RFC 8785 requires; only the order of members is left. */
function canonicalize(configuration: MerchantConfiguration): string {
  return JSON.stringify(configuration, (_, value: unknown) =>
    typeof value === "object" && value !== null && !Array.isArray(value) ? sortMembers(value) : value,
  );
}

/** Sorts by UTF-16 code units, as RFC 8785 requires and as strings compare. */
function sortMembers(value: object): object {
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}
