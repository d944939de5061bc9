import { splitPointer } from "@payment-routing/contract-runtime";
import type { FilePosition, LocatedIssue } from "./configuration-error.ts";
import type { SourceDocument } from "./source-document.ts";

/** Several documents as one. */
export interface MergedDocument {
  readonly members: Readonly<Record<string, unknown>>;
  /** Issues of members that cannot be merged. */
  readonly issues: readonly LocatedIssue[];
  /** Finds the value that a JSON Pointer into the members names. Undefined when no document has it. */
  locate(pointer: string, at: "name" | "value"): FilePosition | undefined;
}

/** Merges documents. Lists of the same name are joined in the order of the documents; any other member must occur once. */
export function mergeDocuments(documents: readonly SourceDocument[]): MergedDocument {
  const parts = new Map<string, Part[]>();
  const issues: LocatedIssue[] = [];
  for (const document of documents) {
    for (const [name, value] of document.members ?? []) {
      const before = parts.get(name) ?? [];
      if (before.length > 0 && !(Array.isArray(value) && before.every((part) => Array.isArray(part.value)))) {
        const expected = "one file to give it, or lists to join";
        const received = "it again";
        const message = `/${name}: expected ${expected}, got ${received}`;
        issues.push({ ...document.locate([name], "name"), message, expected, received });
      } else parts.set(name, [...before, { document, value }]);
    }
  }
  return {
    members: Object.fromEntries([...parts].map(([name, given]) => [name, join(given)])),
    issues,
    locate: (pointer, at) => locate(parts, splitPointer(pointer), at),
  };
}

/** The value of a member in one document. */
interface Part {
  readonly document: SourceDocument;
  readonly value: unknown;
}

function join(parts: readonly Part[]): unknown {
  return parts.length === 1 ? parts[0]?.value : parts.flatMap(({ value }) => value);
}

function locate(
  members: ReadonlyMap<string, readonly Part[]>,
  [name = "", position, ...inside]: readonly string[],
  at: "name" | "value",
): FilePosition | undefined {
  const parts = members.get(name) ?? [];
  if (position === undefined) return parts[0]?.document.locate([name], at);
  let index = Number(position);
  for (const { document, value } of parts) {
    if (!Array.isArray(value)) return document.locate([name, position, ...inside], at);
    if (index < value.length) return document.locate([name, String(index), ...inside], at);
    index -= value.length;
  }
  return undefined;
}
