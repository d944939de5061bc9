import { type Issue, type IssueCode, MAX_ISSUES } from "../issue.ts";
import { writePointer } from "../json/json-pointer.ts";
import { type AjvError, issueOfValue, type JudgedError } from "./ajv-error.ts";
import { describeValue, resolvePointer } from "./describe-value.ts";
import { foldBranches } from "./fold-branches.ts";

/** Enough for 100 issues: there are more errors where they echo each other. A document of faults alone has thousands. */
const MOST_ERRORS = 10 * MAX_ISSUES;

/**
 * The issues of a value that an ajv validator (with `allErrors`) refused, at most 100, with JSON Pointers for paths.
 *
 * ajv also reports what is only an echo of other errors: every branch of an `anyOf`, and the `if` whose `then` failed.
 * Those are reduced to what a person has to mend.
 */
export function issuesFromAjv(errors: readonly AjvError[], value: unknown): Issue[] {
  const judged: JudgedError[] = [];
  for (const error of errors.slice(0, MOST_ERRORS)) {
    if (error.keyword === "if") continue;
    if (error.keyword === "anyOf") foldBranches(judged, error, value);
    else judged.push({ error, issue: judge(error, value) });
  }
  const unique = new Map(judged.map(({ issue }) => [`${issue.code} ${issue.message}`, issue]));
  return [...unique.values()].slice(0, MAX_ISSUES);
}

function judge(error: AjvError, value: unknown): Issue {
  const verdict = VERDICTS[error.keyword] ?? judgeUnknown;
  const { code, expected, step, measure } = verdict(error.params, error.keyword);
  const path = step === undefined ? error.instancePath : error.instancePath + writePointer([String(step)]);
  const judged = resolvePointer(value, path);
  return issueOfValue(code, path, expected, measure === undefined ? describeValue(judged) : measure(judged));
}

interface Verdict {
  readonly code: IssueCode;
  readonly expected: string;
  /** The member or item of the judged value that the issue is about, when it is not the value as a whole. */
  readonly step?: unknown;
  /** Says what was received, when that is a measure of the value and not the value itself. */
  readonly measure?: (value: unknown) => string;
}

type Judge = (params: AjvError["params"], keyword: string) => Verdict;

const VERDICTS: Readonly<Record<string, Judge>> = {
  type: ({ type }) => ({ code: "invalid-type", expected: nameTypes(type) }),
  required: ({ missingProperty }) => ({
    code: "missing-member",
    expected: "a member",
    step: missingProperty,
  }),
  dependentRequired: ({ missingProperty, property }) => ({
    code: "missing-member",
    expected: `a member, as there is a member ${JSON.stringify(property)}`,
    step: missingProperty,
  }),
  additionalProperties: ({ additionalProperty }) => ({
    code: "unexpected-member",
    expected: "no such member",
    step: additionalProperty,
    // Not the value: a member in the wrong place may be a secret that belongs elsewhere.
    measure: nameKind,
  }),
  enum: ({ allowedValues }) => ({ code: "not-in-enumeration", expected: listAlternatives(allowedValues) }),
  const: ({ allowedValue }) => ({ code: "not-in-enumeration", expected: JSON.stringify(allowedValue) }),
  minimum: ({ limit }) => ({ code: "out-of-range", expected: `at least ${limit}` }),
  maximum: ({ limit }) => ({ code: "out-of-range", expected: `at most ${limit}` }),
  minLength: ({ limit }) => ({
    code: "invalid-length",
    expected: `at least ${count(limit, "character")}`,
    measure: countCharacters,
  }),
  maxLength: ({ limit }) => ({
    code: "invalid-length",
    expected: `at most ${count(limit, "character")}`,
    measure: countCharacters,
  }),
  pattern: ({ pattern }) => ({ code: "pattern-mismatch", expected: `text that matches ${pattern}` }),
  format: ({ format }) => ({ code: "invalid-format", expected: `text in the format ${format}` }),
  minItems: ({ limit }) => ({
    code: "too-few-items",
    expected: `at least ${count(limit, "item")}`,
    measure: countItems,
  }),
  maxItems: ({ limit }) => ({
    code: "too-many-items",
    expected: `at most ${count(limit, "item")}`,
    measure: countItems,
  }),
  uniqueItems: ({ i, j }) => ({
    code: "not-unique",
    expected: "an item that is not there yet",
    step: Math.max(Number(i), Number(j)),
  }),
};

function judgeUnknown(_: AjvError["params"], keyword: string): Verdict {
  return { code: "invalid-value", expected: `a value that meets the keyword ${keyword}` };
}

function nameTypes(types: unknown): string {
  const names = Array.isArray(types) ? types : [types];
  return names
    .map((name) => (name === "null" ? "null" : `${/^[aeio]/.test(name) ? "an" : "a"} ${name}`))
    .join(" or ");
}

function nameKind(value: unknown): string {
  return value === null || typeof value === "object" ? describeValue(value) : nameTypes(typeof value);
}

function listAlternatives(values: unknown): string {
  const texts = (Array.isArray(values) ? values : [values]).map((value) => JSON.stringify(value));
  return texts.length < 2 ? texts.join("") : `${texts.slice(0, -1).join(", ")} or ${texts.at(-1)}`;
}

function count(limit: unknown, noun: string): string {
  return `${limit} ${noun}${limit === 1 ? "" : "s"}`;
}

function countCharacters(value: unknown): string {
  return `${Array.from(String(value)).length}`;
}

function countItems(value: unknown): string {
  return `${Array.isArray(value) ? value.length : 0}`;
}
