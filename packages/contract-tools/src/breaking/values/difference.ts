import type { SchemaPath } from "../../json-schema/schema-file.ts";
import type { DeepContent } from "./deep-content.ts";
import type { SchemaNode, SchemaPosition } from "./schema-node.ts";

/** Documents, or values, that one version accepts and the other may reject. */
export interface Samples {
  /** Empty if none could be made. */
  readonly values: readonly unknown[];
  /** Whether there are no others. */
  readonly areAll?: boolean;
  /** The part of each document that shows the difference. */
  readonly path?: SchemaPath;
  /** The parts that the difference is about, if they are only some of those at the path. */
  readonly parts?: readonly SchemaPath[];
}

/** A difference, with the documents that may show it. */
export interface Difference {
  readonly rule: RuleId;
  readonly message: string;
  readonly before: SchemaPosition;
  readonly after: SchemaPosition;
  /** Documents of the old version that the new one may reject; undefined if it accepts all of them. */
  readonly narrows?: Samples | undefined;
  /** Documents of the new version that the old one may reject; undefined if it accepts all of them. */
  readonly widens?: Samples | undefined;
  /** Whether only a member that old writers are not known to write is concerned. */
  readonly isUnlikely?: boolean;
  /** Make a small document of each version that has the part which was compared. */
  readonly contexts?: { before(): unknown; after(): unknown };
}

export interface ComparisonOptions {
  /**
   * Whether values are written as XML. A list is then a repeated element, and values of different types may be the same
   * document. Default false.
   */
  readonly isXml?: boolean;
  /** Whether consumers can import a type of the old version by a name. Default: any. */
  readonly isExported?: (name: string) => boolean;
  /**
   * Given for schemas with any keyword of JSON Schema: their content. What the comparison does not follow keyword by keyword
   * is then one difference, in both directions.
   */
  readonly content?: DeepContent | undefined;
}

/** What a comparison of two parts reports to and compares further with. */
export interface ComparisonContext extends Required<ComparisonOptions> {
  report(difference: Difference): void;
  compare(before: SchemaNode, after: SchemaNode): void;
  /** Documents of one part that the other may reject; undefined if it accepts all of them. */
  findExcess(inner: SchemaNode, outer: SchemaNode): Samples | undefined;
}

/** Documents with each of the values in a part; undefined for undefined. */
export function embedAll(node: SchemaNode, samples: Samples | undefined): Samples | undefined {
  return (
    samples && {
      ...samples,
      values: samples.values.map((value) => node.documentWith(value)),
      path: node.documentPath,
    }
  );
}

/** The samples of a difference that only one version has. */
export function onlyIn(isOld: boolean, samples: Samples | undefined): Pick<Difference, "narrows" | "widens"> {
  return isOld ? { narrows: samples } : { widens: samples };
}

/** Values of every type, for members that an open object may hold under any name. */
export const OTHER_VALUES: readonly unknown[] = [null, true, 0, "", "x", [], {}, 0.5, -1];

export type Verdict = "compatible" | "warning" | "breaking" | "unknown";

/** Unknown counts as breaking. */
export const WORST_FIRST: readonly Verdict[] = ["breaking", "unknown", "warning", "compatible"];

/** A rule, and what its changes mean to code: that which builds values, and that which reads them. */
interface BreakingRule {
  readonly summary: string;
  readonly writer: Verdict;
  readonly reader: Verdict;
}

const rule = (summary: string, writer: Verdict, reader: Verdict): BreakingRule => ({
  summary,
  writer,
  reader,
});

/** Every kind of change. What a change means on the wire depends on the direction of the root. */
export const BREAKING_RULES = {
  "root-added": rule("A root is new.", "compatible", "compatible"),
  "root-removed": rule("A root is gone.", "breaking", "breaking"),
  "member-added": rule("An optional member, element or attribute is new.", "compatible", "compatible"),
  "required-member-added": rule("A required member, element or attribute is new.", "breaking", "compatible"),
  "member-removed": rule("An optional member, element or attribute is gone.", "breaking", "breaking"),
  "required-member-removed": rule("A required member, element or attribute is gone.", "breaking", "breaking"),
  "member-required": rule("An optional member became required.", "breaking", "compatible"),
  "member-optional": rule("A required member became optional.", "compatible", "breaking"),
  "value-added": rule("An enumeration has one more value.", "compatible", "breaking"),
  "value-removed": rule("An enumeration has one value less.", "breaking", "warning"),
  "branch-added": rule("A choice has one more branch.", "compatible", "breaking"),
  "branch-removed": rule("A choice has one branch less.", "breaking", "warning"),
  "bound-loosened": rule("A bound, length or pattern allows more.", "compatible", "compatible"),
  "bound-tightened": rule("A bound, length or pattern allows less.", "compatible", "compatible"),
  "bound-changed": rule("A pattern allows other values.", "compatible", "compatible"),
  "integer-range": rule("An integer bound crosses 2^53, so its type changes.", "breaking", "breaking"),
  "occurrence-changed": rule("One became many, or many one.", "breaking", "breaking"),
  "type-changed": rule("The type of a value changed.", "breaking", "breaking"),
  "null-allowed": rule("Null, or nil, became possible.", "compatible", "breaking"),
  "null-rejected": rule("Null, or nil, is no longer possible.", "breaking", "compatible"),
  "content-changed": rule("Other sequences of elements are valid.", "compatible", "compatible"),
  "object-opened": rule("Unknown members or elements became possible.", "compatible", "compatible"),
  "object-closed": rule("Unknown members or elements are no longer possible.", "compatible", "compatible"),
  "type-renamed": rule("A type has another name.", "breaking", "breaking"),
  "condition-changed": rule("A condition between members changed.", "compatible", "compatible"),
  "default-changed": rule("An absent value means something else.", "compatible", "compatible"),
} as const satisfies Readonly<Record<string, BreakingRule>>;

export type RuleId = keyof typeof BREAKING_RULES;
