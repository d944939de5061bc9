import { extname } from "node:path";
import type { FilePosition } from "./configuration-error.ts";
import type { DocumentContent } from "./document-content.ts";
import { readJsonDocument } from "./json-document.ts";
import { createOffsetFinder } from "./json-parts.ts";
import { createFilePositionFinder } from "./text-position.ts";
import { readYamlDocument } from "./yaml-document.ts";
import { findOffset } from "./yaml-positions.ts";

/** The content of a YAML or JSON file, with the position of each part. */
export interface SourceDocument extends DocumentContent {
  /** Finds the position of a value or of its name. For a path that does not exist, returns its nearest existing parent. */
  locate(path: readonly string[], at: "name" | "value"): FilePosition;
}

/**
 * Reads a file as JSON if its name ends in `.json`, and as YAML 1.2 otherwise. Issues are: repeated names, unknown tags,
 * several documents in a file, invalid or excessive aliases, and integers written as fractions. The list ends with the
 * first issue that prevents further parsing.
 *
 * @param options.holdsSecrets whether messages must not quote the file. Default: whether the text mentions secrets
 */
export function readDocument(
  file: string,
  text: string,
  { holdsSecrets = SECRET_WORDS.test(text) }: { readonly holdsSecrets?: boolean } = {},
): SourceDocument {
  const read = extname(file).toLowerCase() === ".json" ? readJsonDocument : readYamlDocument;
  return openDocument(read(file, text, holdsSecrets));
}

/** Words in files that hold keys, or that name secrets, salts or addresses of merchants. */
const SECRET_WORDS = /credential|secret|salt|callback|\binternal"?\s*:/;

/** Adds `locate` to the content of a document. */
export function openDocument(content: DocumentContent): SourceDocument {
  const { file, text, holdsSecrets, positions } = content;
  const { toPosition } = createFilePositionFinder(file, text, holdsSecrets);
  const find: ReturnType<typeof createOffsetFinder> =
    positions === undefined ? createOffsetFinder(text) : (path, at) => findOffset(positions, path, at);
  return { ...content, locate: (path, at) => toPosition(find(path, at)) };
}

/** Finds the document of an unchanged file. */
export function findDocument(
  { path, text }: { readonly path: string; readonly text: string },
  before: readonly SourceDocument[],
): SourceDocument | undefined {
  return before.find((document) => document.file === path && document.text === text);
}
