import { expect, test } from "vitest";
import type { AjvValidator } from "../json/ajv-validator.ts";
import { judgeValue } from "./judge-value.ts";

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
  expect(judgeValue<Nested>(checkNested, value)).toEqual({ ok: true, value });
});

test("a value that it refuses has its errors for issues", () => {
  const refuse: AjvValidator = () => {
    refuse.errors = [{ instancePath: "/a", schemaPath: "", keyword: "minimum", params: { limit: 0 } }];
    return false;
  };
  expect(judgeValue(refuse, { a: -1 })).toMatchObject({
    ok: false,
    issues: [{ code: "out-of-range", path: "/a" }],
  });
});

test("a value that holds itself is refused", () => {
  const value: { inner?: unknown } = {};
  value.inner = value;
  expect(judgeValue(checkNested, value)).toMatchObject({
    ok: false,
    issues: [{ code: "limit-depth", path: "" }],
  });
});

test("what is wrong with the validator is not an issue of the value", () => {
  expect(() => judgeValue(checkNested, undefined)).toThrow(TypeError);
});
