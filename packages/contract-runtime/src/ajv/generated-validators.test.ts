import { expect, test } from "vitest";
import type { AjvError, AjvValidator } from "./ajv-errors.ts";
import { appendErrors, equalValues, runValidator } from "./generated-validators.ts";

function writeError(instancePath: string, keyword: string): AjvError {
  return { instancePath, schemaPath: `#/${keyword}`, keyword, params: {} };
}

test("appends errors of a part to those of the whole", () => {
  const whole = [writeError("/a", "type")];
  const part = [writeError("/b", "minimum"), writeError("/c", "type")];
  expect(appendErrors(whole, part)).toBe(whole);
  expect(whole.map(({ instancePath, keyword }) => `${instancePath} ${keyword}`)).toEqual([
    "/a type",
    "/b minimum",
    "/c type",
  ]);
  expect(appendErrors(null, part)).toBe(part);
  expect(appendErrors(null, [writeError("/a", "type")], "#/anyOf/1")[0]?.schemaPath).toBe("#/anyOf/1/#/type");
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

test("returns a valid value unchanged", () => {
  const value = { inner: {} };
  expect(runValidator<Nested>(checkNested, value)).toEqual({ ok: true, value });
});

test("converts the errors of an invalid value to issues", () => {
  const reject: AjvValidator = () => {
    reject.errors = [{ instancePath: "/a", schemaPath: "", keyword: "minimum", params: { limit: 0 } }];
    return false;
  };
  expect(runValidator(reject, { a: -1 })).toMatchObject({
    ok: false,
    issues: [{ code: "out-of-range", path: "/a" }],
  });
});

test("rejects a cyclic value", () => {
  const value: { inner?: unknown } = {};
  value.inner = value;
  expect(runValidator(checkNested, value)).toMatchObject({
    ok: false,
    issues: [{ code: "limit-depth", path: "" }],
  });
});

test("throws errors of the validator itself", () => {
  expect(() => runValidator(checkNested, undefined)).toThrow(TypeError);
});
