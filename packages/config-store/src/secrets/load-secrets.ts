import { stat } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { type SecretEntry, validateSecretsFile } from "@payment-routing/config-contract";
import { ConfigurationError } from "../configuration/configuration-error.ts";
import { locateIssues } from "../configuration/locate-issues.ts";
import { mergeDocuments } from "../configuration/merge-documents.ts";
import { duplicateAt, issueAt, type PathIssue, toConcealedIssue } from "../configuration/path-issue.ts";
import { readFiles, readRegularFile } from "../configuration/read-files.ts";
import { readDocument } from "../configuration/source-document.ts";
import { createSecrets, type LoadedSecret, type Secrets } from "./secrets.ts";

/** Options of `loadSecrets`. */
interface LoadSecretsOptions {
  /** Accepts secrets that are marked for the sandbox or published. Default: false. */
  readonly sandbox?: boolean;
  /** Called with the paths of the files that hold the text of one secret each, before they are read. */
  readonly onTextFiles?: (paths: readonly string[]) => void;
}

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Loads the secrets that sign callbacks from a YAML or JSON file, or from all such files of a folder. The text of a secret
 * is in the file, in an environment variable, or in a file of its own. Retired secrets are not read.
 *
 * @throws ConfigurationError with all issues, none of which quotes a possible secret
 */
export async function loadSecrets(
  path: string,
  environment: Environment,
  { sandbox = false, onTextFiles }: LoadSecretsOptions = {},
): Promise<Secrets> {
  const files = await readFiles(path);
  const documents = files.map((file) => readDocument(file.path, file.text, { holdsSecrets: true }));
  const merged = mergeDocuments(documents);
  const throwIssues = (issues: readonly PathIssue[]): void => {
    const located = locateIssues(path, documents, merged, issues);
    if (located.length > 0) throw new ConfigurationError(located);
  };

  const { entries, issues } = validateSecrets(merged.members);
  throwIssues(issues);
  const placed = entries.map((entry, position): LocatedEntry => {
    const at = `/secrets/${position}`;
    const place = merged.locate(at, "value");
    const folder = dirname(place?.file ?? path);
    return { entry, at, pathOf: (file) => resolve(folder, file), declaredIn: place?.file ?? path };
  });
  onTextFiles?.(
    placed.flatMap(({ entry, pathOf }) => (entry.file === undefined ? [] : [pathOf(entry.file)])),
  );
  const loaded = await Promise.all(placed.map((each) => loadEntry(each, environment, sandbox)));
  throwIssues(loaded.flatMap((secret) => secret.issue ?? []));
  return createSecrets(loaded);
}

interface LocatedEntry {
  readonly entry: SecretEntry;
  /** The JSON Pointer of the entry. */
  readonly at: string;
  /** Resolves a path relative to the file of the entry. */
  readonly pathOf: (file: string) => string;
  /** The path of the file with the entry. */
  readonly declaredIn: string;
}

/** Validates by the schema, and checks that IDs are unique and that each secret has one source of its text. */
function validateSecrets(members: Readonly<Record<string, unknown>>): {
  /** Empty when there are issues. */
  readonly entries: readonly SecretEntry[];
  readonly issues: readonly PathIssue[];
} {
  const file = validateSecretsFile(members);
  if (!file.ok) return { entries: [], issues: file.issues.map(toConcealedIssue) };
  const { secrets } = file.value;
  const issues = secrets.flatMap((entry, position) => [
    ...checkId(`/secrets/${position}/id`, entry, secrets.slice(0, position)),
    ...checkSource(`/secrets/${position}`, entry),
  ]);
  return { entries: issues.length > 0 ? [] : secrets, issues };
}

function checkId(path: string, { id }: SecretEntry, before: readonly SecretEntry[]): PathIssue[] {
  const position = before.findIndex((entry) => entry.id === id);
  return position === -1 ? [] : [duplicateAt(path, "id", JSON.stringify(id), `/secrets/${position}/id`)];
}

function checkSource(path: string, entry: SecretEntry): PathIssue[] {
  const sources = (["value", "env", "file"] as const).filter((source) => entry[source] !== undefined);
  return sources.length === 1
    ? []
    : [issueAt(path, "one of value, env and file", sources.join(" and ") || "none of them")];
}

async function loadEntry(
  { entry, at, pathOf, declaredIn }: LocatedEntry,
  environment: Environment,
  sandbox: boolean,
): Promise<LoadedSecret & { readonly issue?: PathIssue }> {
  const { id, retired_at } = entry;
  const retiredAt = retired_at === undefined ? undefined : new Date(retired_at);
  const unread = { id, retiredAt, text: undefined };
  if (retiredAt !== undefined && !(retiredAt.getTime() > Date.now())) return unread;
  const text = await readSecretText(entry, at, pathOf, environment);
  if (typeof text !== "string") return { ...unread, issue: text };
  const isPublic = entry.sandbox === true || isPublished(text);
  const source = entry.file === undefined ? declaredIn : pathOf(entry.file);
  const changedAt = entry.env === undefined ? (await stat(source).catch(() => undefined))?.mtime : undefined;
  if (!isPublic || sandbox) return { id, retiredAt, changedAt, text };
  const expected = "a secret of your own, as this is not the sandbox";
  return { ...unread, issue: issueAt(at, expected, "one that is public") };
}

/** Returns the text of a secret, or an issue. */
async function readSecretText(
  { value, env, file }: SecretEntry,
  at: string,
  pathOf: (file: string) => string,
  environment: Environment,
): Promise<string | PathIssue> {
  if (file !== undefined) return readTextFile(pathOf(file), `${at}/file`);
  if (env === undefined) return value ?? issueAt(at, "the text of a secret", "nothing");
  // The name is not quoted: it may be a secret, by mistake.
  return environment[env] || issueAt(`${at}/env`, "an environment variable that is set", "one that is not");
}

/** Maximum size of the text of a secret or a salt. */
const MAX_TEXT_BYTES = 2 ** 16;

async function readTextFile(path: string, at: string): Promise<string | PathIssue> {
  try {
    const bytes = await readRegularFile(path, MAX_TEXT_BYTES);
    if (bytes === "not-regular") return issueAt(at, "a file", "something else, such as a folder or a pipe");
    if (bytes === "too-large")
      return issueAt(at, `a file of at most ${MAX_TEXT_BYTES} bytes`, "a larger one");
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return text.replace(/\r?\n$/, "") || issueAt(at, "a file with text in it", "an empty one");
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return code === undefined || code.startsWith("ERR_ENCODING")
      ? issueAt(at, "a file in UTF-8", "other bytes")
      : issueAt(at, "a file that can be read", code);
  }
}

/** How each secret in this repository begins, so that none of them is used in production. */
const PUBLIC_PREFIXES = ["public sandbox", "only for"];

/** Whether this repository publishes the text of a secret as an example. */
function isPublished(text: string): boolean {
  const key = Buffer.from(text.replace(/^whsec_/, ""), "base64").toString("latin1");
  return PUBLIC_PREFIXES.some(
    (prefix) => key.startsWith(prefix) || text.replaceAll("-", " ").startsWith(prefix),
  );
}
