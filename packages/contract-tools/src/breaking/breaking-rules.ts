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
