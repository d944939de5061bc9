import { createIssue, type Issue, type IssueCode, MAX_ISSUES, splitPointer, writePointer } from "../issue.ts";
import { cutOff, quoteJson, quoteText } from "../quote-text.ts";
import type { AjvError, ExplainedError } from "./ajv-errors.ts";
import { findBranch, selectBranches } from "./ajv-errors.ts";

/** Enough for 100 issues, although most errors are of alternatives. An invalid document may have millions of errors. */
const MAX_ERRORS = 200 * MAX_ISSUES;

/** More issues of one failed choice help nobody. */
const MAX_OF_CHOICE = 20;

/**
 * Converts the errors of an ajv validator (with `allErrors`) to at most 100 issues with JSON Pointers as paths.
 *
 * ajv also reports consequences of other errors: every branch of an `anyOf`, and the `if` whose `then` failed. Only the
 * errors that need a correction are kept.
 */
export function issuesFromAjv(errors: readonly AjvError[], value: unknown): Issue[] {
  const explained: ExplainedError[] = [];
  for (const error of errors.slice(0, MAX_ERRORS)) {
    if (error.keyword === "if") continue;
    if (error.keyword === "anyOf" || error.keyword === "oneOf") foldBranches(explained, error, value);
    else explained.push({ error, issue: toIssue(error, value) });
  }
  const unique = new Map(
    explained.map(({ issue }) => [`${issue.code} ${issue.path} ${issue.message}`, issue]),
  );
  return [...unique.values()].slice(0, MAX_ISSUES);
}

function toIssue(error: AjvError, value: unknown): Issue {
  const explain = EXPLANATIONS[error.keyword] ?? (error.keyword in LIMITS ? explainLimit : explainUnknown);
  const { code, expected, step, measure } = explain(error.params, error.keyword);
  const path = step === undefined ? error.instancePath : error.instancePath + writePointer([String(step)]);
  const explained = resolvePointer(value, path);
  return createIssue(
    code,
    path,
    expected,
    measure === undefined ? describeValue(explained) : measure(explained),
  );
}

interface Explanation {
  readonly code: IssueCode;
  readonly expected: string;
  /** The member or item that the issue concerns, if it does not concern the whole value. */
  readonly step?: unknown;
  /** Describes the received value if the issue shows a measure of it, for example its length. */
  readonly measure?: (value: unknown) => string;
}

type Explain = (params: AjvError["params"], keyword: string) => Explanation;

/** The code of the issue, and the words before a limit; what is counted, if it is a number of parts. */
type Limit = readonly [code: IssueCode, words: string, noun?: string];

const LIMITS: Readonly<Record<string, Limit>> = {
  minimum: ["out-of-range", "at least"],
  maximum: ["out-of-range", "at most"],
  exclusiveMinimum: ["out-of-range", "more than"],
  exclusiveMaximum: ["out-of-range", "less than"],
  minLength: ["invalid-length", "at least", "character"],
  maxLength: ["invalid-length", "at most", "character"],
  minItems: ["too-few-items", "at least", "item"],
  maxItems: ["too-many-items", "at most", "item"],
  minProperties: ["missing-member", "at least", "member"],
  maxProperties: ["unexpected-member", "at most", "member"],
};

function explainLimit({ limit }: AjvError["params"], keyword: string): Explanation {
  const [code, words, noun] = LIMITS[keyword] as Limit;
  if (noun === undefined) return { code, expected: `${words} ${limit}` };
  return { code, expected: `${words} ${limit} ${noun}${limit === 1 ? "" : "s"}`, measure: countParts };
}

/** A member that the schema does not have. */
const explainUnexpected: Explain = ({ additionalProperty, unevaluatedProperty }) => ({
  code: "unexpected-member",
  expected: "no such member",
  step: additionalProperty ?? unevaluatedProperty,
  // The value is not shown: a member of the wrong object may be a secret that belongs elsewhere.
  measure: nameKind,
});

const explainListed: Explain = ({ allowedValue, allowedValues = [allowedValue] }) => ({
  code: "not-in-enumeration",
  expected: listAlternatives(allowedValues as readonly unknown[]),
});

const EXPLANATIONS: Readonly<Record<string, Explain>> = {
  type: ({ type }) => ({ code: "invalid-type", expected: nameTypes(type) }),
  required: ({ missingProperty }) => ({
    code: "missing-member",
    expected: "a member",
    step: missingProperty,
  }),
  dependentRequired: ({ missingProperty, property }) => ({
    code: "missing-member",
    expected: `a member, as there is a member ${quoteJson(property)}`,
    step: missingProperty,
  }),
  additionalProperties: explainUnexpected,
  unevaluatedProperties: explainUnexpected,
  enum: explainListed,
  const: explainListed,
  multipleOf: ({ multipleOf }) => ({ code: "out-of-range", expected: `a multiple of ${multipleOf}` }),
  pattern: ({ pattern }) => ({
    code: "pattern-mismatch",
    expected: `text that matches ${cutOff(String(pattern), 160)}`,
  }),
  format: ({ format }) => ({ code: "invalid-format", expected: `text in the format ${format}` }),
  uniqueItems: ({ i, j }) => ({
    code: "not-unique",
    expected: "an item that is not there yet",
    step: Math.max(Number(i), Number(j)),
  }),
};

function explainUnknown(_: AjvError["params"], keyword: string): Explanation {
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

function listAlternatives(values: readonly unknown[]): string {
  const texts = values.map(quoteJson);
  return texts.length < 2 ? texts.join("") : `${texts.slice(0, -1).join(", ")} or ${texts.at(-1)}`;
}

/** The number of characters, items or members. */
function countParts(value: unknown): string {
  const parts = typeof value === "string" ? Array.from(value) : Object.keys(value ?? {});
  return `${parts.length}`;
}

/**
 * Replaces the errors of the branches of a failed `anyOf` or `oneOf`, which are at the end of the list. Keeps the errors of the
 * one branch that a member selects; otherwise errors inside the value and errors that every branch reports; if there are
 * none, adds one error about the choice.
 */
function foldBranches(explained: ExplainedError[], choice: AjvError, value: unknown): void {
  const all = explained.splice(findStart(explained, choice));
  const { instancePath, params } = choice;
  const add = (issue: Issue): number => explained.push({ error: choice, issue });
  if (Array.isArray(params.passingSchemas)) {
    add(
      createIssue(
        "invalid-value",
        instancePath,
        "one alternative",
        `${params.passingSchemas.length} that fit`,
      ),
    );
    return;
  }
  const branches = selectBranches(all, choice);
  const isSelected = branches.length < all.length && countBranches(branches, choice) < 2;
  const kept = isSelected ? branches : findKept(branches, choice);
  if (isSelected || kept.length > 0) explained.push(...kept.slice(0, MAX_OF_CHOICE));
  else add(describeChoice(branches, choice, value));
}

/** The errors that every branch reports, and the others inside the value. */
function findKept(branches: readonly ExplainedError[], choice: AjvError): readonly ExplainedError[] {
  const shared = findShared(branches, choice);
  const inside = branches.filter(
    (each) => each.error.instancePath !== choice.instancePath && !shared.includes(each),
  );
  return shared.concat(
    countBranches(inside, choice) > 1 ? inside.map((each) => nameBranch(each, choice)) : inside,
  );
}

/** Finds the first branch error: ajv reports the errors of the branches directly before that of their choice. */
function findStart(explained: readonly ExplainedError[], anyOf: AjvError): number {
  const isOutside = ({ error }: ExplainedError): boolean =>
    error.instancePath === anyOf.instancePath
      ? findBranch(error, anyOf) === undefined
      : !error.instancePath.startsWith(`${anyOf.instancePath}/`);
  return explained.findLastIndex(isOutside) + 1;
}

/** Says which alternative an issue is of: by its name, if it is a reference, or by its position. */
function nameBranch({ error, issue }: ExplainedError, choice: AjvError): ExplainedError {
  const branch = findBranch(error, choice);
  if (branch === undefined) return { error, issue };
  const [, behind = ""] = error.schemaPath.split(`/${branch}/#/$defs/`);
  const name = behind.split("/")[0] || `alternative ${Number(branch) + 1}`;
  const { code, expected, path, received } = issue;
  return { error, issue: createIssue(code, path, `${expected} (as ${name})`, received) };
}

function countBranches(errors: readonly ExplainedError[], anyOf: AjvError): number {
  return new Set(errors.map(({ error }) => findBranch(error, anyOf)).filter((branch) => branch !== undefined))
    .size;
}

/** Returns the errors that every branch reports, as far as branches can be distinguished. */
function findShared(branches: readonly ExplainedError[], anyOf: AjvError): ExplainedError[] {
  const known = branches.filter(({ error }) => findBranch(error, anyOf) !== undefined);
  const branchCount = countBranches(known, anyOf);
  if (branchCount < 2) return [];
  const counts = new Map<string, number>();
  for (const { issue } of known) counts.set(issue.message, (counts.get(issue.message) ?? 0) + 1);
  return known.filter(({ issue }) => counts.get(issue.message) === branchCount);
}

function describeChoice(
  branches: readonly ExplainedError[],
  { instancePath }: AjvError,
  value: unknown,
): Issue {
  const missing = namesOf(branches, "missingProperty");
  if (missing.length > 0) {
    return createIssue(
      "missing-member",
      instancePath,
      `one of the members ${missing.join(", ")}`,
      "none of them",
    );
  }
  const unexpected = namesOf(branches, "additionalProperty");
  if (unexpected.length > 0) {
    return createIssue("unexpected-member", instancePath, "members that go together", unexpected.join(", "));
  }
  const codes = new Set(branches.map(({ issue }) => issue.code));
  const expected = [...new Set(branches.map(({ issue }) => issue.expected))].join(" or ");
  const [code] = codes.size === 1 ? codes : [];
  return createIssue(
    code ?? "invalid-value",
    instancePath,
    expected,
    describeValue(resolvePointer(value, instancePath)),
  );
}

function namesOf(branches: readonly ExplainedError[], param: string): string[] {
  const names = branches.map(({ error }) => error.params[param]).filter((name) => name !== undefined);
  return [...new Set(names.map(quoteJson))];
}

/** Describes a value in a message: scalars as JSON, truncated if long; objects and arrays only by kind. */
function describeValue(value: unknown): string {
  if (value === undefined) return "nothing";
  if (Array.isArray(value)) return "an array";
  if (typeof value === "object" && value !== null) return "an object";
  if (typeof value === "string") return quoteText(value);
  return String(value);
}

/** Returns the value at a JSON Pointer (RFC 6901); undefined if there is none. */
function resolvePointer(value: unknown, pointer: string): unknown {
  let current = value;
  for (const name of splitPointer(pointer)) {
    if (typeof current !== "object" || current === null || !Object.hasOwn(current, name)) return undefined;
    current = Reflect.get(current, name);
  }
  return current;
}
