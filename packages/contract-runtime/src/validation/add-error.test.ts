import { expect, test } from "vitest";
import { addError, appendErrors } from "./add-error.ts";

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
