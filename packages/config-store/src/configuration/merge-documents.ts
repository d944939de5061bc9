import type { LocatedFault, Place } from "./configuration-error.ts";
import type { SourceDocument } from "./source-document.ts";

/** Several documents as one. */
export interface MergedDocument {
  readonly members: Readonly<Record<string, unknown>>;
  /** Members that cannot be merged. */
  readonly faults: readonly LocatedFault[];
  /** The place of what a JSON Pointer into the members leads to; undefined when no document has any of it. */
  locate(pointer: string, at: "name" | "value"): Place | undefined;
}

/**
 * Merges documents: lists under the same name are joined in the order of the documents, and anything else may be given
 * in one document only.
 */
export function mergeDocuments(documents: readonly SourceDocument[]): MergedDocument {
  const parts = new Map<string, Part[]>();
  const faults: LocatedFault[] = [];
  for (const document of documents) {
    for (const [name, value] of document.members ?? []) {
      const before = parts.get(name) ?? [];
      if (before.length > 0 && !(Array.isArray(value) && before.every((part) => Array.isArray(part.value)))) {
        const expected = "one file to give it, or lists to join";
        const received = "it again";
        const message = `/${name}: expected ${expected}, got ${received}`;
        faults.push({ ...document.locate([name], "name"), message, expected, received });
      } else parts.set(name, [...before, { document, value }]);
    }
  }
  return {
    members: Object.fromEntries([...parts].map(([name, given]) => [name, join(given)])),
    faults,
    locate: (pointer, at) => locate(parts, toSteps(pointer), at),
  };
}

/** What one document gives for a member. */
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
): Place | undefined {
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

/** The steps of a JSON Pointer (RFC 6901). */
function toSteps(pointer: string): string[] {
  return pointer
    .split("/")
    .slice(1)
    .map((step) => step.replaceAll("~1", "/").replaceAll("~0", "~"));
}
