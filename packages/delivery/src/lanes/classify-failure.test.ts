import { expect, test } from "vitest";
import { FAILED_ATTEMPTS } from "../../test/lanes/failed-attempts.ts";
import { classifyFailure } from "./classify-attempt.ts";

test.each(FAILED_ATTEMPTS)("$name", ({ given, want }) => {
  expect(classifyFailure(given)).toBe(want);
});
