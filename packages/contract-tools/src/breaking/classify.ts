import type { Direction } from "../contract-list.ts";
import { isJsonObject, type SchemaPath } from "../json-schema/schema-file.ts";
import type { WireEffect } from "./change.ts";
import type { Difference, Samples } from "./values/difference.ts";

/** A version of a root, as the documents that it accepts. */
export interface DocumentVersion {
  /** The document of a value; undefined if it has none. */
  encode(value: unknown): string | undefined;
  accepts(document: string): boolean;
}

/** Classifies a difference for documents. Every verdict but `compatible` and `unknown` has a document that shows it. */
export function classify(
  {
    narrows,
    widens,
    isUnlikely = false,
    contexts,
  }: Omit<Difference, "rule" | "message" | "before" | "after">,
  direction: Direction,
  before: DocumentVersion,
  after: DocumentVersion,
): WireEffect {
  const lost = direction === "response" ? "none" : confirm(narrows, before, after, contexts?.after);
  if (typeof lost === "object") {
    const counterexample = { ...lost, acceptedBy: "old" } as const;
    if (!isUnlikely) return { verdict: "breaking", counterexample };
    const reason = "an old writer may already send another value under that name";
    return { verdict: "warning", reason, counterexample };
  }
  if (lost === "unknown" || direction === "request") return UNSHOWN[lost];
  const gained = confirm(widens, after, before, contexts?.before);
  if (typeof gained === "string") return UNSHOWN[gained];
  const counterexample = { ...gained, acceptedBy: "new" } as const;
  if (direction === "response") return { verdict: "breaking", counterexample };
  const reason = "after a roll-back, the old version reads what the new one has stored";
  return { verdict: "warning", reason, counterexample };
}

const UNSHOWN = {
  none: { verdict: "compatible" },
  unknown: { verdict: "unknown", reason: "no document that was tried shows a difference" },
} as const satisfies Readonly<Record<string, WireEffect>>;

/**
 * The first document that one version accepts and the other rejects, as small as it gets; `none` if there is none.
 *
 * @param context a document of the rejecting version, for the parts that samples are about. If it accepts them there, it
 *   rejects the sample for another change
 */
function confirm(
  samples: Samples | undefined,
  accepting: DocumentVersion,
  rejecting: DocumentVersion,
  context?: () => unknown,
): { readonly document: string } | "none" | "unknown" {
  if (samples === undefined) return "none";
  const read = ({ accepts, encode }: DocumentVersion, value: unknown): string | undefined => {
    const document = encode(value);
    return document !== undefined && accepts(document) ? document : undefined;
  };
  const { parts = samples.path && [samples.path] } = samples;
  const surroundings = parts && context?.();
  const differs = (value: unknown): boolean => {
    const document = read(accepting, value);
    if (document === undefined || rejecting.accepts(document)) return false;
    return (
      surroundings === undefined || read(rejecting, transplant(value, surroundings, parts)) === undefined
    );
  };
  const found = samples.values.findIndex(differs);
  if (found >= 0) {
    // Without its part, the document might show another difference.
    const smallest = shrink(samples.values[found], differs, samples.path);
    return { document: read(accepting, smallest) as string };
  }
  // Samples that are not accepted for another reason show nothing.
  const areShown =
    samples.areAll === true && samples.values.every((value) => read(accepting, value) !== undefined);
  return areShown ? "none" : "unknown";
}

/** Puts parts of a document into another one. A part that is not there is removed. */
function transplant(from: unknown, into: unknown, parts: readonly SchemaPath[] = []): unknown {
  return parts.reduce((document, path) => replacePart(document, path, from), into);
}

function replacePart(into: unknown, [step, ...rest]: SchemaPath, from: unknown): unknown {
  if (step === undefined) return from;
  const part = (from as Record<string | number, unknown> | undefined)?.[step];
  const other = (into as Record<string | number, unknown> | undefined)?.[step];
  const replaced = rest.length === 0 ? part : replacePart(other, rest, part);
  if (Array.isArray(into)) return into.length === 0 ? [replaced] : into.with(0, replaced);
  const { [step]: _, ...others } = isJsonObject(into) ? into : {};
  return replaced === undefined ? others : { ...others, [step]: replaced };
}

const MAX_TRIALS = 2_000;

/**
 * Removes members, items and characters of a JSON document as long as it keeps a property.
 *
 * @param fixed the path of a part that is not changed
 */
function shrink(document: unknown, keeps: (document: unknown) => boolean, fixed?: SchemaPath): unknown {
  let smallest = document;
  let trials = 0;
  for (let found = true; found && trials < MAX_TRIALS; ) {
    found = false;
    for (const smaller of listSmaller(smallest, fixed)) {
      if (++trials > MAX_TRIALS) break;
      if (!keeps(smaller)) continue;
      smallest = smaller;
      found = true;
      break;
    }
  }
  return smallest;
}

function* listSmaller(value: unknown, fixed?: SchemaPath): Generator<unknown> {
  if (fixed?.length === 0) return;
  const [kept, ...inner] = fixed ?? [];
  const fixedIn = (key: string | number): SchemaPath | undefined => (key === kept ? inner : undefined);
  if (typeof value === "string" && value.length > 0) {
    yield value.slice(0, Math.floor(value.length / 2));
    yield value.slice(0, -1);
  }
  if (Array.isArray(value)) {
    for (const index of value.keys()) if (index !== kept) yield value.toSpliced(index, 1);
    for (const [index, item] of value.entries())
      for (const smaller of listSmaller(item, fixedIn(index))) yield value.with(index, smaller);
  }
  if (!isJsonObject(value)) return;
  for (const [name, member] of Object.entries(value)) {
    const { [name]: _, ...rest } = value;
    if (name !== kept) yield rest;
    for (const smaller of listSmaller(member, fixedIn(name))) yield { ...value, [name]: smaller };
  }
}
