import { createIssue, cutOff, type Issue, quoteText } from "@payment-routing/contract-runtime";
import { isOrigin, type PageOptions } from "@payment-routing/delivery";
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

/** An ID or a status code: any safe integer. */
export const ID_PARAMETER: QueryParameter<number | undefined> = integerParameter({
  min: Number.MIN_SAFE_INTEGER,
  max: Number.MAX_SAFE_INTEGER,
  preset: undefined,
});

/** A text that PostgreSQL can store. */
export const TEXT_PARAMETER: QueryParameter<string | undefined> = {
  preset: undefined,
  expected: "a text without a null character",
  schema: { type: "string", minLength: 1 },
  parse: (text) => (text === "" || text.includes("\0") ? undefined : text),
};

/** The whole digest of a version of the configuration. */
export const DIGEST = /^sha256:[0-9a-f]{64}$/;

export const DIGEST_PARAMETER: QueryParameter<string | undefined> = {
  preset: undefined,
  expected: "sha256: and 64 hexadecimal digits",
  schema: { type: "string", pattern: DIGEST.source },
  parse: (text) => (DIGEST.test(text) ? text : undefined),
};

/** The origin of an endpoint. */
export const ORIGIN_PARAMETER: QueryParameter<string | undefined> = {
  preset: undefined,
  expected: "an origin such as https://merchant.example",
  schema: { type: "string", format: "uri" },
  parse: (text) => (isOrigin(text) ? text : undefined),
};

const MAX_ORIGINS = 100;

/** Origins of endpoints, separated by commas. */
export const ORIGINS_PARAMETER: QueryParameter<readonly string[] | undefined> = {
  preset: undefined,
  expected: `at most ${MAX_ORIGINS} origins such as https://merchant.example, separated by commas`,
  schema: { type: "array", items: { type: "string", format: "uri" }, maxItems: MAX_ORIGINS },
  parse(text) {
    const origins = [...new Set(text.split(","))];
    return origins.length <= MAX_ORIGINS && origins.every(isOrigin) ? origins : undefined;
  },
};

/** A time in the format of RFC 3339. */
export const TIME_PARAMETER: QueryParameter<Date | undefined> = {
  preset: undefined,
  expected: "a time such as 2026-11-20T09:30:00Z",
  schema: { type: "string", format: "date-time" },
  parse: readTime,
};

const RFC_3339 = /^(\d{4})-(\d\d)-(\d\d)T\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/;

function readTime(text: string): Date | undefined {
  const [, year, month, day] = RFC_3339.exec(text) ?? [];
  // Date reads February 30 as March 2.
  const lastDay = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate();
  if (day === undefined || Number(day) > lastDay) return undefined;
  const time = new Date(text);
  return Number.isNaN(time.getTime()) ? undefined : time;
}

/** One of several words. */
export function choiceParameter<Choice extends string>(
  choices: readonly Choice[],
): QueryParameter<Choice | undefined> {
  const parse = (text: string) => choices.find((choice) => choice === text);
  const schema = { type: "string", enum: choices };
  return { preset: undefined, expected: `one of ${choices.join(", ")}`, schema, parse };
}

/** Any of several words, separated by commas. */
export function choicesParameter<Choice extends string>(
  choices: readonly Choice[],
): QueryParameter<readonly Choice[] | undefined> {
  const parse = (text: string) => {
    const words = text.split(",").map((word) => choices.find((choice) => choice === word));
    return words.every((word) => word !== undefined) ? words : undefined;
  };
  const expected = `any of ${choices.join(", ")}, separated by commas`;
  const schema = { type: "array", items: { type: "string", enum: choices } };
  return { preset: undefined, expected, schema, parse };
}

/** The parameters of all lists. */
export const PAGE_PARAMETERS = {
  limit: integerParameter({ min: 1, max: 1000, preset: 50 }),
  after: TEXT_PARAMETER,
};

export function toPageOptions({ limit, after }: QueryOf<typeof PAGE_PARAMETERS>): PageOptions {
  return { limit, ...(after !== undefined && { after }) };
}

/** Reads an ID of a path. Returns undefined for any other text. */
export function readId(text: string | undefined): number | undefined {
  const id = text !== undefined && /^-?\d{1,16}$/.test(text) ? Number(text) : Number.NaN;
  return Number.isSafeInteger(id) ? id : undefined;
}

/** The IDs of a path. A report uses the same names. */
export interface PathIds {
  readonly session_id: number;
  readonly transaction_id?: number;
}

/** Returns undefined when one of them is not an ID. */
export function readIds(parameters: Readonly<Record<string, string | undefined>>): PathIds | undefined {
  const sessionId = readId(parameters.session_id);
  const transactionId = readId(parameters.transaction_id);
  if (sessionId === undefined) return undefined;
  if (parameters.transaction_id === undefined) return { session_id: sessionId };
  return transactionId === undefined ? undefined : { session_id: sessionId, transaction_id: transactionId };
}
