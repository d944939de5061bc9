import { expect, test } from "vitest";
import type { AjvValidator } from "./ajv-validator.ts";
import { addError, appendErrors, equalValues, runValidator } from "./generated-validators.ts";

test("errors of a part come behind those of the whole, in one list", () => {
  const whole = addError(null, "/a", "#/type", "type", { type: "string" });
  const part = addError(null, "/b", "#/minimum", "minimum", { limit: 1 });
  expect(addError(part, "/c", "#/type", "type", {})).toBe(part);
  expect(appendErrors(whole, part)).toBe(whole);
  expect(whole.map(({ instancePath, keyword }) => `${instancePath} ${keyword}`)).toEqual([
    "/a type",
    "/b minimum",
    "/c type",
  ]);
  expect(appendErrors(null, part)).toBe(part);
});

test.each<[unknown, unknown, boolean]>([
  [1, 1, true],
  [1, "1", false],
  [null, {}, false],
  [[], {}, false],
  [[1, [2]], [1, [2]], true],
  [[1, 2], [2, 1], false],
  [{ a: 1, b: [2] }, { b: [2], a: 1 }, true],
  [{ a: 1 }, { a: 1, b: 2 }, false],
  [{ a: undefined }, { b: undefined }, false],
])("%j and %j: %j", (a, b, want) => expect(equalValues(a, b)).toBe(want));

interface Nested {
  readonly inner?: Nested;
}

/** As ajv writes a schema that refers to itself. */
const checkNested: AjvValidator = (value: unknown): boolean => {
  const { inner } = value as Nested;
  checkNested.errors = null;
  return inner === undefined || checkNested(inner);
};

test("a value that the validator accepts is the value itself", () => {
  const value = { inner: {} };
  expect(runValidator<Nested>(checkNested, value)).toEqual({ ok: true, value });
});

test("the errors of an invalid value become issues", () => {
  const reject: AjvValidator = () => {
    reject.errors = [{ instancePath: "/a", schemaPath: "", keyword: "minimum", params: { limit: 0 } }];
    return false;
  };
  expect(runValidator(reject, { a: -1 })).toMatchObject({
    ok: false,
    issues: [{ code: "out-of-range", path: "/a" }],
  });
});

test("a value that contains itself is rejected", () => {
  const value: { inner?: unknown } = {};
  value.inner = value;
  expect(runValidator(checkNested, value)).toMatchObject({
    ok: false,
    issues: [{ code: "limit-depth", path: "" }],
  });
});

test("what is wrong with the validator is not an issue of the value", () => {
  expect(() => runValidator(checkNested, undefined)).toThrow(TypeError);
});
