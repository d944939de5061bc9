// Rules about the presence of children, as data (ISO Schematron in the schema).

/** A condition on the children of an element, in the subset of XPath that assertions support. */
export type Condition =
  | { readonly child: string }
  | { readonly not: Condition }
  | { readonly and: readonly Condition[] }
  | { readonly or: readonly Condition[] };

/** A rule of a type in addition to its content model (ISO Schematron `assert`). */
export interface Assertion {
  readonly condition: Condition;
  /** The condition as written in the schema. */
  readonly test: string;
  /** The text of the assertion, for messages. */
  readonly message: string;
}

/** Evaluates an assertion's condition, given which children are present. */
export function holds(condition: Condition, has: (child: string) => boolean): boolean {
  if ("child" in condition) return has(condition.child);
  if ("not" in condition) return !holds(condition.not, has);
  if ("and" in condition) return condition.and.every((part) => holds(part, has));
  return condition.or.some((part) => holds(part, has));
}
