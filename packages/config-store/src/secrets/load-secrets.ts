import { dirname, resolve } from "node:path";
import type { SecretEntry } from "@payment-routing/config-contract";
import { ConfigurationError } from "../configuration/configuration-error.ts";
import { fault, type JudgedFault } from "../configuration/judged-fault.ts";
import { locateFaults } from "../configuration/locate-faults.ts";
import { mergeDocuments } from "../configuration/merge-documents.ts";
import { readFiles } from "../configuration/read-files.ts";
import { readDocument } from "../configuration/source-document.ts";
import { judgeSecrets } from "./judge-secrets.ts";
import { keepSecrets, type ReadSecret, type Secrets } from "./kept-secrets.ts";
import { isPublished } from "./published-secrets.ts";
import { type Environment, readSecretText } from "./read-secret-text.ts";

/** Options of `loadSecrets`. */
export interface LoadSecretsOptions {
  /** Lets in the secrets that are marked for the sandbox, and those that are published. Otherwise false. */
  readonly sandbox?: boolean;
}

/**
 * Loads the secrets that callbacks are signed with from a YAML or JSON file, or from every such file of a folder. Each
 * stands in the file, in a variable of the environment, or in a file of its own. A secret that is retired is not read.
 *
 * What is loaded stays as it is: to see a change, load again. Throws a ConfigurationError with every fault, none of
 * which repeats what may be a secret.
 */
export async function loadSecrets(
  path: string,
  environment: Environment,
  { sandbox = false }: LoadSecretsOptions = {},
): Promise<Secrets> {
  const files = await readFiles(path);
  const documents = files.map((file) => readDocument(file.path, file.text, { holdsSecrets: true }));
  const merged = mergeDocuments(documents);
  const refuse = (faults: readonly JudgedFault[]): void => {
    const located = locateFaults(path, documents, merged, faults);
    if (located.length > 0) throw new ConfigurationError(located);
  };

  const { entries, faults } = judgeSecrets(merged.members);
  refuse(faults);
  const placed = entries.map((entry, position): PlacedEntry => {
    const at = `/secrets/${position}`;
    const folder = dirname(merged.locate(at, "value")?.file ?? path);
    return { entry, at, pathOf: (file) => resolve(folder, file) };
  });
  const read = await Promise.all(placed.map((each) => readEntry(each, environment, sandbox)));
  refuse(read.flatMap((secret) => secret.fault ?? []));
  return keepSecrets(read, [...files.map((file) => file.path), ...placed.flatMap(findFile)]);
}

/** An entry, its JSON Pointer, and the way from where it stands to another file. */
interface PlacedEntry {
  readonly entry: SecretEntry;
  readonly at: string;
  readonly pathOf: (file: string) => string;
}

function findFile({ entry, pathOf }: PlacedEntry): string[] {
  return entry.file === undefined ? [] : [pathOf(entry.file)];
}

async function readEntry(
  { entry, at, pathOf }: PlacedEntry,
  environment: Environment,
  sandbox: boolean,
): Promise<ReadSecret & { readonly fault?: JudgedFault }> {
  const { id, retired_at } = entry;
  const retiredAt = retired_at === undefined ? undefined : new Date(retired_at);
  const unread = { id, retiredAt, text: undefined };
  if (retiredAt !== undefined && retiredAt.getTime() <= Date.now()) return unread;
  const text = await readSecretText(entry, at, pathOf, environment);
  if (typeof text !== "string") return { ...unread, fault: text };
  const isPublic = entry.sandbox === true || isPublished(text);
  if (!isPublic || sandbox) return { id, retiredAt, text };
  const expected = "a secret of your own, as this is not the sandbox";
  return { ...unread, fault: fault(at, expected, "one that is public") };
}
