import { createIssue, cutOff, type Issue, quoteText } from "@payment-routing/contract-runtime";
import type { Problem } from "../../problems/problem.ts";

/** A query parameter. `preset` is its default. */
export interface QueryParameter<Value> {
  readonly preset: Value;
  readonly expected: string;
  /** The JSON Schema of a value, for the documentation. */
  readonly schema: object;
  /** Returns undefined for an invalid value. */
  readonly parse: (text: string) => Value | undefined;
}

export type QueryParameters = Readonly<Record<string, QueryParameter<unknown>>>;

export type QueryOf<Parameters extends QueryParameters> = {
  readonly [Name in keyof Parameters]: Parameters[Name]["preset"];
};

/** A query with issues. */
export interface RejectedQuery {
  readonly ok: false;
  readonly problem: Problem;
}

/** The names of the parameters that limit a time range. The end is exclusive. */
const TIME_RANGES = [
  ["from", "to"],
  ["since", "until"],
] as const;

/**
 * Reads a query. Unknown and repeated parameters are issues too, and so is a time range that ends before it starts or is
 * empty. The problem has all issues.
 */
export function readQuery<Parameters extends QueryParameters>(
  parameters: Parameters,
  query: URLSearchParams,
): { readonly ok: true; readonly value: QueryOf<Parameters> } | RejectedQuery {
  const issues: Issue[] = [];
  const value: Record<string, unknown> = {};
  for (const [name, { preset, expected, parse }] of Object.entries(parameters)) {
    const [text, ...others] = query.getAll(name);
    value[name] = text === undefined ? preset : parse(text);
    if (others.length > 0)
      issues.push(describe(name, "not-unique", "it once", `it ${others.length + 1} times`));
    else if (value[name] === undefined && text !== undefined)
      issues.push(describe(name, "invalid-value", expected, quoteText(text)));
  }
  for (const [start, end] of TIME_RANGES) {
    const [first, last] = [value[start], value[end]];
    if (first instanceof Date && last instanceof Date && first >= last)
      issues.push(
        describe(start, "invalid-value", `a time before ${end}`, quoteText(query.get(start) ?? "")),
      );
  }
  for (const name of new Set(query.keys())) {
    if (!Object.hasOwn(parameters, name))
      issues.push(describe(name, "unexpected-member", "no such parameter", "one"));
  }
  if (issues.length === 0) return { ok: true, value: value as QueryOf<Parameters> };
  const detail = issues.length === 1 ? ONE_ISSUE : `The query has ${issues.length} issues.`;
  return { ok: false, problem: { code: "invalid-query", detail, issues } };
}

/** Rejects a query because of one parameter. */
export function rejectParameter(
  name: string,
  { expected }: QueryParameter<unknown>,
  text: string,
): RejectedQuery {
  const issues = [describe(name, "invalid-value", expected, quoteText(text))];
  return { ok: false, problem: { code: "invalid-query", detail: ONE_ISSUE, issues } };
}

const ONE_ISSUE = "The query has one issue.";

/** A whole number. */
export function integerParameter<Preset extends number | undefined>(range: {
  readonly min: number;
  readonly max: number;
  readonly preset: Preset;
}): QueryParameter<Preset extends number ? number : number | undefined>;
export function integerParameter(range: {
  readonly min: number;
  readonly max: number;
  readonly preset: number | undefined;
}): QueryParameter<number | undefined> {
  const { min, max, preset } = range;
  const parse = (text: string) => {
    const number = /^-?\d{1,16}$/.test(text) ? Number(text) : Number.NaN;
    return number >= min && number <= max ? number : undefined;
  };
  const schema = { type: "integer", minimum: min, maximum: max };
  return { preset, expected: `a whole number from ${min} to ${max}`, schema, parse };
}

function describe(name: string, code: Issue["code"], expected: string, received: string): Issue {
  return createIssue(code, `/${cutOff(name)}`, expected, received);
}
