import { jsonLanguage } from "@codemirror/lang-json";
import { yamlLanguage } from "@codemirror/lang-yaml";
import type { SyntaxNode } from "@lezer/common";
import type { ConfigurationFile } from "@payment-routing/operator-contract";
import {
  findRoot,
  isList,
  isMapping,
  listItems,
  listMembers,
  readScalar,
} from "../../../editor/document-tree.ts";
import { compareMembers, type MemberChange, type Value } from "./compare-members.ts";

/** Compares two configurations by their members, whatever file each is in. */
export function compareFiles(
  before: readonly ConfigurationFile[],
  after: readonly ConfigurationFile[],
): readonly MemberChange[] {
  return compareMembers(mergeFiles(before), mergeFiles(after));
}

/** As the service merges them: lists are joined. */
function mergeFiles(files: readonly ConfigurationFile[]): Value {
  const merged: Record<string, Value> = {};
  for (const { path, text } of files) {
    const { parser } = path.endsWith(".json") ? jsonLanguage : yamlLanguage;
    for (const [name, value] of Object.entries(readValue(findRoot(parser.parse(text)), text) ?? {})) {
      const known = merged[name];
      merged[name] = Array.isArray(known) && Array.isArray(value) ? [...known, ...value] : value;
    }
  }
  return merged;
}

function readValue(node: SyntaxNode | undefined, text: string): Value {
  if (node === undefined) return null;
  if (isList(node)) return listItems(node).map((item) => readValue(item, text));
  if (!isMapping(node)) return readScalar(node, text);
  return Object.fromEntries(listMembers(node, text).map(({ name, value }) => [name, readValue(value, text)]));
}
