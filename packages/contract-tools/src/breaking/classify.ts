import type { Direction } from "../contract-list.ts";
import type { Change } from "./change.ts";
import type { Difference, Samples } from "./values/difference.ts";
import { shrink } from "./values/shrink-document.ts";

/** A version of a root, as the documents that it accepts. */
export interface DocumentVersion {
  /** The document of a value; undefined if it has none. */
  encode(value: unknown): string | undefined;
  accepts(document: string): boolean;
}

/** What a difference means for documents. */
export type WireEffect = Pick<Change, "verdict" | "reason" | "counterexample">;

/** Classifies a difference for documents. Every verdict but `compatible` and `unknown` has a document that shows it. */
export function classify(
  { narrows, widens, isUnlikely = false }: Difference,
  direction: Direction,
  before: DocumentVersion,
  after: DocumentVersion,
): WireEffect {
  if (direction === "response") {
    const found = confirm(widens, after, before);
    return typeof found === "string"
      ? UNSHOWN[found]
      : { verdict: "breaking", counterexample: { ...found, acceptedBy: "new" } };
  }
  const lost = confirm(narrows, before, after);
  if (typeof lost === "object") {
    const counterexample = { ...lost, acceptedBy: "old" } as const;
    if (!isUnlikely) return { verdict: "breaking", counterexample };
    return {
      verdict: "warning",
      reason: "an old writer may already send another value under that name",
      counterexample,
    };
  }
  if (lost === "unknown" || direction === "request") return UNSHOWN[lost];
  const gained = confirm(widens, after, before);
  if (typeof gained === "string") return UNSHOWN[gained];
  return {
    verdict: "warning",
    reason: "after a roll-back, the old version reads what the new one has stored",
    counterexample: { ...gained, acceptedBy: "new" },
  };
}

const UNSHOWN = {
  none: { verdict: "compatible" },
  unknown: { verdict: "unknown", reason: "no document that was tried shows a difference" },
} as const satisfies Readonly<Record<string, WireEffect>>;

/** The first document that one version accepts and the other rejects, as small as it gets; `none` if there is none. */
function confirm(
  samples: Samples | undefined,
  accepting: DocumentVersion,
  rejecting: DocumentVersion,
): { readonly document: string } | "none" | "unknown" {
  if (samples === undefined) return "none";
  const isAccepted = (value: unknown): string | undefined => {
    const document = accepting.encode(value);
    return document !== undefined && accepting.accepts(document) ? document : undefined;
  };
  const differs = (value: unknown): boolean => {
    const document = isAccepted(value);
    return document !== undefined && !rejecting.accepts(document);
  };
  const found = samples.values.findIndex(differs);
  if (found >= 0) {
    // Without its part, the document might show another difference.
    const smallest = shrink(samples.values[found], differs, samples.path);
    return { document: isAccepted(smallest) as string };
  }
  // Samples that are not accepted for another reason show nothing.
  const areShown =
    samples.areAll === true && samples.values.every((value) => isAccepted(value) !== undefined);
  return areShown ? "none" : "unknown";
}
