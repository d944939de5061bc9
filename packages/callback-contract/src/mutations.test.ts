import type { IssueCode, Result } from "@payment-routing/contract-runtime";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readExample } from "../test/examples.ts";
import { placeOf, repeatMember, type Step } from "../test/json-text.ts";
import { listPlaces, type Place, type Schema } from "../test/schema.ts";
import { arbitraryOutgoingPaymentCallback } from "./gen/testing.ts";
import { parsePaymentCallback, validateOutgoingPaymentCallback, validatePaymentCallback } from "./index.ts";

const places = listPlaces().map((place) => ({ ...place, path: pointer(place.steps) }));

const samples = fc.sample(arbitraryOutgoingPaymentCallback(), { seed: 1, numRuns: 200 });

/** A callback that has every member of the interface: the example, and a value for each member that is newer. */
const EVERY_MEMBER = places.reduce(
  (value, { steps }) => (get(value, steps) === undefined ? set(value, steps, sampleOf(steps)) : value),
  JSON.parse(readExample("valid", "every-member.json").bytes.toString("utf8")),
);

/** A generated value of a place. */
function sampleOf(steps: readonly Step[]): unknown {
  const at = (sample: unknown): unknown =>
    steps.reduce((inner, step) => (inner as Readonly<Record<Step, unknown>> | undefined)?.[step], sample);
  return samples.map(at).find((value) => value !== undefined);
}

const members = places.filter(({ steps }) => typeof steps.at(-1) === "string");
const objects = places.filter(({ schema }) => schema.type === "object");

test("the callback that is mutated has every member of the interface", () => {
  for (const { steps, path } of places) expect(get(EVERY_MEMBER, steps), path).toBeDefined();
  expect(validateOutgoingPaymentCallback(EVERY_MEMBER).ok).toBe(true);
  expect(members.length).toBeGreaterThan(150);
});

describe("a value of a wrong type", () => {
  test.for(places)("at $path", ({ steps, path, schema }) => {
    for (const value of wrongTypes(schema)) {
      expectRejection(
        set(EVERY_MEMBER, steps, value),
        steps,
        path,
        schema.enum ? "not-in-enumeration" : "invalid-type",
      );
    }
  });
});

describe("a value out of range, of another pattern or format, too few items", () => {
  test.for(places.filter(({ schema }) => wrongValues(schema).length > 0))(
    "at $path",
    ({ steps, path, schema }) => {
      for (const [code, value] of wrongValues(schema))
        expectRejection(set(EVERY_MEMBER, steps, value), steps, path, code);
    },
  );
});

describe("a missing member", () => {
  test.for(members)("$path", ({ steps, path, isRequired, isWritten }) => {
    const value = remove(EVERY_MEMBER, steps);
    expectIssues(validateOutgoingPaymentCallback(value), isWritten ? [`missing-member ${path}`] : []);
    if (isRequired) expectRejection(value, steps.slice(0, -1), path, "missing-member");
    else {
      expectIssues(validatePaymentCallback(value), []);
      expect(parsePaymentCallback(JSON.stringify(value))).toEqual({ ok: true, value });
    }
  });
});

describe("a member outside the interface is accepted for reading and rejected for writing", () => {
  test.for(objects)("in $path", ({ steps, path }) => {
    const value = set(EVERY_MEMBER, [...steps, "not in the interface"], { a: [1, null] });
    expectIssues(validatePaymentCallback(value), []);
    expect(parsePaymentCallback(JSON.stringify(value, undefined, 1))).toEqual({ ok: true, value });
    expectIssues(validateOutgoingPaymentCallback(value), [`unexpected-member ${path}/not in the interface`]);
  });
});

describe("a member given twice", () => {
  test.for(members)("$path", ({ steps, path }) => {
    const { text, place } = repeatMember(JSON.stringify(EVERY_MEMBER, undefined, 2), steps);
    expect(listIssues(parsePaymentCallback(text))).toEqual([{ code: "repeated-member", path, ...place }]);
    expectIssues(validatePaymentCallback(JSON.parse(text)), []);
  });
});

describe("an integer that would be rounded", () => {
  test.for(places.filter(({ schema }) => schema.type === "integer"))("at $path", ({ steps, path }) => {
    const marked = JSON.stringify(set(EVERY_MEMBER, steps, "@"), undefined, 2);
    for (const literal of ["9007199254740993", "-9007199254740993", "1.00000000000000000001", "1e400"]) {
      const expected = { code: "inexact-number", path, ...placeOf(marked, steps) };
      expect(listIssues(parsePaymentCallback(marked.replace('"@"', literal)))).toEqual([expected]);
    }
  });
});

/** Expects all three functions to reject the value with one issue, and the parser to report its position. */
function expectRejection(value: unknown, steps: readonly Step[], path: string, code: IssueCode): void {
  expectIssues(validatePaymentCallback(value), [`${code} ${path}`]);
  expectIssues(validateOutgoingPaymentCallback(value), [`${code} ${path}`]);
  const text = JSON.stringify(value, undefined, 2);
  expect(listIssues(parsePaymentCallback(text))).toEqual([{ code, path, ...placeOf(text, steps) }]);
}

function expectIssues(result: Result<unknown>, want: readonly string[]): void {
  expect(result.ok ? [] : result.issues.map(({ code, path }) => `${code} ${path}`)).toEqual(want);
}

function listIssues(result: Result<unknown>): unknown[] {
  return result.ok ? [] : result.issues.map(({ code, path, line, column }) => ({ code, path, line, column }));
}

function wrongTypes({ type }: Schema): unknown[] {
  const values: Readonly<Record<string, unknown>> = {
    object: {},
    array: [],
    string: "1",
    integer: 1,
    boolean: true,
    null: null,
  };
  const others = Object.entries(values).filter(([name]) => name !== (type === "number" ? "integer" : type));
  const fraction = type === "number" ? [] : [1.5];
  // The values of an enumeration imply its type.
  return [
    ...others.map(([, value]) => value).filter((value) => type !== undefined || value !== 1),
    ...fraction,
  ];
}

function wrongValues({
  minimum,
  maximum,
  pattern,
  format,
  minItems,
  enum: values,
}: Schema): [IssueCode, unknown][] {
  const wrong: [IssueCode, unknown][] = [];
  if (minimum !== undefined) wrong.push(["out-of-range", minimum - 1]);
  if (maximum !== undefined) wrong.push(["out-of-range", maximum + 1]);
  if (pattern !== undefined) wrong.push(["pattern-mismatch", "?"], ["pattern-mismatch", ""]);
  if (format !== undefined)
    wrong.push(["invalid-format", "?"], ["invalid-format", ""], ["invalid-format", "2026-02-30T00:00:00"]);
  if (minItems !== undefined) wrong.push(["too-few-items", []]);
  if (values !== undefined)
    wrong.push(["not-in-enumeration", 1], ["not-in-enumeration", 4], ["not-in-enumeration", -2]);
  return wrong;
}

function pointer(steps: Place["steps"]): string {
  return steps.map((step) => `/${step}`).join("");
}

function get(value: unknown, steps: readonly Step[]): unknown {
  return steps.reduce((inner, step) => (inner as Readonly<Record<Step, unknown>>)[step], value);
}

/** A copy of a value with another value at the end of the steps. */
function set(value: unknown, steps: readonly Step[], replacement: unknown): unknown {
  const [step, ...rest] = steps;
  if (step === undefined) return replacement;
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<Step, unknown>;
  copy[step] = set(copy[step], rest, replacement);
  return copy;
}

/** A copy of a value without the member at the end of the steps. */
function remove(value: unknown, steps: readonly Step[]): unknown {
  const { [String(steps.at(-1))]: _, ...rest } = get(value, steps.slice(0, -1)) as Record<string, unknown>;
  return set(value, steps.slice(0, -1), rest);
}
