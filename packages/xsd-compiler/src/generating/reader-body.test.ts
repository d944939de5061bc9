import type { Condition } from "@payment-routing/contract-runtime/codegen";
import fc from "fast-check";
import { expect, test } from "vitest";
import { writeCondition } from "./reader-body.ts";

const write = (condition: Condition, holds: boolean): string =>
  writeCondition(condition, holds, (name, present) => `${present ? "" : "!"}${name}`);

const a: Condition = { child: "a" };
const b: Condition = { child: "b" };
const c: Condition = { child: "c" };

test.for([
  { name: "a child", given: a, holds: "a", fails: "!a" },
  { name: "no child", given: { not: a }, holds: "!a", fails: "a" },
  { name: "an implication", given: { or: [{ not: a }, b] }, holds: "!a || b", fails: "a && !b" },
  { name: "both", given: { and: [a, b] }, holds: "a && b", fails: "!a || !b" },
  { name: "neither", given: { not: { or: [a, b] } }, holds: "!a && !b", fails: "a || b" },
  {
    name: "nested conditions",
    given: { and: [a, { or: [b, c] }] },
    holds: "a && (b || c)",
    fails: "!a || (!b && !c)",
  },
  { name: "twice negated", given: { not: { not: a } }, holds: "a", fails: "!a" },
])("$name", ({ given, holds, fails }) => {
  expect(write(given, true)).toBe(holds);
  expect(write(given, false)).toBe(fails);
});

test("writes the condition or its negation", () => {
  const { condition } = fc.letrec<{ condition: Condition; parts: Condition[] }>((tie) => ({
    parts: fc.array(tie("condition"), { minLength: 2, maxLength: 3 }),
    condition: fc.oneof(
      { maxDepth: 3 },
      fc.constantFrom(a, b, c),
      tie("condition").map((not) => ({ not })),
      tie("parts").map((and) => ({ and })),
      tie("parts").map((or) => ({ or })),
    ),
  }));
  const evaluate = (given: Condition, present: readonly string[]): boolean => {
    if ("child" in given) return present.includes(given.child);
    if ("not" in given) return !evaluate(given.not, present);
    return "and" in given
      ? given.and.every((part) => evaluate(part, present))
      : given.or.some((part) => evaluate(part, present));
  };
  fc.assert(
    fc.property(condition, fc.subarray(["a", "b", "c"]), (given, present) => {
      const run = (code: string): unknown =>
        new Function("a", "b", "c", `return ${code}`)(
          ...["a", "b", "c"].map((name) => present.includes(name)),
        );
      expect(run(write(given, true))).toBe(evaluate(given, present));
      expect(run(write(given, false))).toBe(!evaluate(given, present));
    }),
  );
});
