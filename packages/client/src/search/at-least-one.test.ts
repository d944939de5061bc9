import { expect, test } from "vitest";
import { catchError } from "../../test/caught.ts";
import { atLeastOne } from "./at-least-one.ts";

test("returns the list itself", () => {
  const list = [undefined];
  expect(atLeastOne(list)).toBe(list);
});

test("rejects an empty list as the search does", () => {
  const error = catchError(() => atLeastOne([]));
  expect(error).toMatchObject({
    code: "invalid-request",
    issues: [{ code: "too-few-items", received: "0" }],
  });
});
