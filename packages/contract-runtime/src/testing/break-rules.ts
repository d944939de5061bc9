import { countCharacters } from "../lexical.ts";
import { fitsSchema, fitsText, hasType } from "./fits-schema.ts";
import type { JsonSchema, Rules, SchemaDocument } from "./json-schema.ts";

/** A rule that a near miss breaks. `condition`: what a member requires of others. */
export type Rule =
  | "condition"
  | "enumeration"
  | "format"
  | "max-items"
  | "max-length"
  | "maximum"
  | "min-items"
  | "min-length"
  | "minimum"
  | "pattern"
  | "required"
  | "type"
  | "unique-items"
  | "unknown-member";

export type Steps = readonly (string | number)[];

/** A way to break one rule of a valid value. */
export interface Break {
  readonly rule: Rule;
  readonly steps: Steps;
  /** The rules of the value that breaks one; for a missing member, of that member; for an unknown one, of its object. */
  readonly rules: Rules;
  /** Whether the value fits one branch of several, so that its text may fit another. */
  readonly isOfUnion: boolean;
  change(valid: unknown): unknown;
}

/** All ways to break one rule of a valid value, except inside content of any kind. */
export function breakRules(document: SchemaDocument, valid: unknown): Iterable<Break> {
  return breakSchema(document, document.root, valid, []);
}

function* breakSchema(
  document: SchemaDocument,
  schema: JsonSchema,
  value: unknown,
  steps: Steps,
): Iterable<Break> {
  if (document.isOpenContent(schema) || document.isOpenElement(schema)) return;
  let rules = document.rulesOf(schema);
  const branch = rules.anyOf?.find((one) => fitsSchema(document, one, value));
  if (branch !== undefined) rules = document.rulesOfBranch(rules, branch);
  while (rules.choices[0] !== undefined) {
    const chosen = rules.choices[0].find((one) => fitsSchema(document, one, value));
    rules = document.rulesOfChoice(rules, chosen ?? true);
  }
  const replace = (rule: Rule, replacement: unknown): Break => ({
    rule,
    steps,
    rules,
    isOfUnion: branch !== undefined,
    change: (root) => replaceAt(root, steps, replacement),
  });
  for (const [rule, replacement] of breakValue(rules, value)) yield replace(rule, replacement);
  if (Array.isArray(value)) {
    for (const [rule, items] of breakItems(rules, value)) yield replace(rule, items);
    for (const [index, item] of value.entries())
      yield* breakSchema(document, rules.items ?? true, item, [...steps, index]);
  } else if (typeof value === "object" && value !== null) {
    yield* breakMembers(document, rules, value as Readonly<Record<string, unknown>>, steps);
    for (const { if: condition, then } of rules.conditions) {
      if (!fitsSchema(document, condition, value)) continue;
      for (const one of breakSchema(document, then, value, steps))
        if (one.steps.length > steps.length) yield { ...one, rule: "condition" };
    }
  }
}

const OTHER_TYPES: readonly unknown[] = ["x", 1, null, true, [], {}];

function* breakValue(rules: Rules, value: unknown): Iterable<[Rule, unknown]> {
  const { type, minimum, maximum, format, patterns } = rules;
  const allowed = rules.const === undefined ? rules.enum : [rules.const];
  if (allowed !== undefined) return yield* breakEnumeration(allowed, value);
  const other = OTHER_TYPES.filter((candidate) => type !== undefined && !hasType(type, candidate));
  if (other.length > 0) yield ["type", other[0]];
  if (minimum !== undefined) yield ["minimum", minimum - 1];
  if (maximum !== undefined) yield ["maximum", maximum + 1];
  if (typeof value !== "string") return;
  const changes = ["", "?", " ", "\u0000", `${value}?`, ` ${value}`, `${value}\n`, `${value}9`];
  if (format !== undefined) yield ["format", "2026-02-30T00:00:00Z"];
  for (const pattern of new Set(patterns)) {
    const others = { ...rules, patterns: patterns.filter((other) => other !== pattern) };
    const expression = new RegExp(pattern, "u");
    for (const text of changes) if (!expression.test(text) && fitsText(others, text)) yield ["pattern", text];
  }
  yield* breakLengths(rules, value);
}

function* breakEnumeration(allowed: readonly unknown[], value: unknown): Iterable<[Rule, unknown]> {
  const candidates =
    typeof value === "string"
      ? ["unlisted", `${value}x`, ""]
      : typeof value === "number"
        ? [...allowed.map((one) => Number(one) + 1), Number(value) - 1000]
        : [typeof value === "boolean" ? !value : "unlisted"];
  for (const candidate of candidates) if (!allowed.includes(candidate)) yield ["enumeration", candidate];
}

/** Texts of another length that obey all other rules, where a cut or a repetition is one. */
function* breakLengths(rules: Rules, value: string): Iterable<[Rule, unknown]> {
  const { minLength = 0, maxLength, ...others } = rules;
  const short = Array.from(value)
    .slice(0, Math.max(minLength - 1, 0))
    .join("");
  if (minLength > 0 && fitsText(others, short)) yield ["min-length", short];
  if (maxLength === undefined) return;
  const seeds = [value, value.slice(-1), "a", "0"].filter((seed) => seed !== "");
  for (const seed of seeds) {
    const long = seed.repeat(Math.ceil((maxLength + 1) / countCharacters(seed)));
    if (fitsText(others, long)) return yield ["max-length", long];
  }
}

function* breakItems(rules: Rules, items: readonly unknown[]): Iterable<[Rule, unknown]> {
  const { minItems = 0, maxItems = Infinity, uniqueItems = false } = rules;
  if (minItems > 0) yield ["min-items", items.slice(0, minItems - 1)];
  if (items.length === 0) return;
  if (uniqueItems && items.length < maxItems) yield ["unique-items", [...items, items[0]]];
  if (!uniqueItems && maxItems < 1000)
    yield ["max-items", Array.from({ length: maxItems + 1 }, (_, index) => items[index % items.length])];
}

function* breakMembers(
  document: SchemaDocument,
  rules: Rules,
  value: Readonly<Record<string, unknown>>,
  steps: Steps,
): Iterable<Break> {
  const { properties = {}, required = [], additionalProperties, dependentRequired = {} } = rules;
  const without = (rule: Rule, name: string): Break => ({
    rule,
    steps: [...steps, name],
    rules: document.rulesOf(properties[name] ?? true),
    isOfUnion: false,
    change: (root) => removeAt(root, [...steps, name]),
  });
  for (const name of required) yield without("required", name);
  for (const [name, others] of Object.entries(dependentRequired)) {
    if (!(name in value)) continue;
    for (const other of others) if (!required.includes(other)) yield without("condition", other);
  }
  if (additionalProperties === false) {
    const unknown = [...steps, "unknown_member"];
    const change = (root: unknown): unknown => replaceAt(root, unknown, 1);
    yield { rule: "unknown-member", steps: unknown, rules, isOfUnion: false, change };
  }
  for (const [name, member] of Object.entries(value))
    yield* breakSchema(document, properties[name] ?? true, member, [...steps, name]);
}

/** A copy of a value with another value at the end of the steps. */
function replaceAt(value: unknown, [step, ...rest]: Steps, replacement: unknown): unknown {
  if (step === undefined) return replacement;
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<
    string | number,
    unknown
  >;
  copy[step] = replaceAt(copy[step], rest, replacement);
  return copy;
}

/** A copy of a value without the member at the end of the steps. */
function removeAt(value: unknown, steps: Steps): unknown {
  const parent = steps.slice(0, -1);
  const object = parent.reduce((inner, step) => (inner as Record<string | number, unknown>)[step], value);
  const { [String(steps.at(-1))]: _, ...rest } = object as Record<string, unknown>;
  return replaceAt(value, parent, rest);
}
