import { basename } from "node:path";
import type { MerchantConfiguration } from "@payment-routing/config-contract";
import { ConfigurationError, type LocatedIssue } from "./configuration-error.ts";
import { readFiles, type SourceFile } from "./read-files.ts";
import { readDocument, type SourceDocument } from "./source-document.ts";

/** The files of a version. */
export interface VersionFiles {
  /** The path is the name without the folder. */
  readonly files: readonly SourceFile[];
  /** Paths of the files that hold only credentials, which belong to no version. */
  readonly leftOut: readonly string[];
}

/**
 * Reads the files of a configuration as a version stores them, without credentials.
 *
 * @throws ConfigurationError when a file cannot be read, or has credentials beside other sections
 */
export async function readVersionFiles(path: string): Promise<VersionFiles> {
  const files: SourceFile[] = [];
  const leftOut: string[] = [];
  for (const file of await readFiles(path)) {
    const document = readDocument(file.path, file.text);
    const kind = classifyDocument(document);
    if (kind === "plain") files.push({ path: basename(file.path), text: file.text });
    else if (kind === "credentials") leftOut.push(file.path);
    else throw describeMixed(document);
  }
  return { files, leftOut };
}

/** @throws ConfigurationError with the position of credentials in any of the files */
export function requireNoCredentials(documents: readonly SourceDocument[]): void {
  const issues = documents
    .filter((document) => classifyDocument(document) !== "plain")
    .map((document) => locateCredentials(document, "no credentials, as they belong to no version", "some"));
  if (issues.length > 0) throw new ConfigurationError(issues);
}

function describeMixed(document: SourceDocument): ConfigurationError {
  const expected = "credentials in a file of their own, as they belong to no version";
  return new ConfigurationError([locateCredentials(document, expected, "them beside other sections")]);
}

function locateCredentials(document: SourceDocument, expected: string, received: string): LocatedIssue {
  const name = document.members?.has("credentials") ? "credentials" : "internal";
  const message = `/${name}: expected ${expected}, got ${received}`;
  return { ...document.locate([name], "name"), message, expected, received };
}

/**
 * Lists the files of a version: the documents without those that hold credentials. When credentials are in a file with
 * other sections, the version is one JSON file with the whole configuration.
 */
export function listVersionFiles(
  documents: readonly SourceDocument[],
  configuration: MerchantConfiguration,
): readonly SourceFile[] {
  const kinds = documents.map(classifyDocument);
  if (kinds.includes("mixed"))
    return [{ path: "configuration.json", text: `${JSON.stringify(configuration, undefined, 2)}\n` }];
  return documents.flatMap(({ file, text }, position) =>
    kinds[position] === "credentials" ? [] : [{ path: basename(file), text }],
  );
}

/** Whether a document holds no credentials, nothing but credentials, or both. */
export function classifyDocument({ members }: SourceDocument): "plain" | "credentials" | "mixed" {
  const names = [...(members?.keys() ?? [])];
  const secret = names.filter((name) => CREDENTIALS.has(name));
  if (secret.length === 0) return "plain";
  return secret.length === names.length ? "credentials" : "mixed";
}

const CREDENTIALS: ReadonlySet<string> = new Set(["credentials", "internal"]);
