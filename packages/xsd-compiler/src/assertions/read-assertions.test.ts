import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseCondition } from "./read-assertions.ts";

const CHILDREN = ["a", "b", "c", "a-b", "a.b", "é", "and", "or", "not"];

describe("conditions", () => {
  test.for([
    { given: "a", want: { child: "a" } },
    { given: " \n a\t", want: { child: "a" } },
    { given: "not(a)", want: { not: { child: "a" } } },
    { given: "not ( a )", want: { not: { child: "a" } } },
    { given: "not(not(a))", want: { not: { not: { child: "a" } } } },
    { given: "a and b", want: { and: [{ child: "a" }, { child: "b" }] } },
    { given: "a and b and c", want: { and: [{ child: "a" }, { child: "b" }, { child: "c" }] } },
    { given: "a or b", want: { or: [{ child: "a" }, { child: "b" }] } },
    { given: "a or b and c", want: { or: [{ child: "a" }, { and: [{ child: "b" }, { child: "c" }] }] } },
    { given: "(a or b) and c", want: { and: [{ or: [{ child: "a" }, { child: "b" }] }, { child: "c" }] } },
    { given: "not(a) or b", want: { or: [{ not: { child: "a" } }, { child: "b" }] } },
    { given: "not(a or b)", want: { not: { or: [{ child: "a" }, { child: "b" }] } } },
    { given: "((a))", want: { child: "a" } },
    { given: "a-b", want: { child: "a-b" } },
    { given: "a.b and é", want: { and: [{ child: "a.b" }, { child: "é" }] } },
    // XPath 1.0, section 3.7: behind an operand these are operators, elsewhere names.
    { given: "and", want: { child: "and" } },
    {
      given: "and and or or not",
      want: { or: [{ and: [{ child: "and" }, { child: "or" }] }, { child: "not" }] },
    },
  ])("$given", ({ given, want }) => {
    expect(parseCondition(given, CHILDREN)).toEqual({ condition: want });
  });
});

describe("invalid conditions", () => {
  const unsupported = (test: string, found: string): object => ({
    code: "unsupported-assertion",
    message: `"${test}": ${found} is not supported; a test has names of children, and, or, not(…) and parentheses`,
  });
  test.for([
    { given: "d", want: { code: "invalid-assertion", message: '"d": the type has no element d' } },
    { given: "a or d", want: { code: "invalid-assertion", message: '"a or d": the type has no element d' } },
    { given: "", want: unsupported("", "the end") },
    { given: "a and", want: unsupported("a and", "the end") },
    { given: "a b", want: unsupported("a b", '"b"') },
    { given: "(a", want: unsupported("(a", "the end") },
    { given: "a)", want: unsupported("a)", '")"') },
    { given: "not(a", want: unsupported("not(a", "the end") },
    { given: "not()", want: unsupported("not()", '")"') },
    { given: "count(a)", want: unsupported("count(a)", '"count"') },
    { given: "a(b)", want: unsupported("a(b)", '"a"') },
    { given: "a = b", want: unsupported("a = b", '"="') },
    { given: "a/b", want: unsupported("a/b", '"/"') },
    { given: "@a", want: unsupported("@a", '"@"') },
    { given: "p:a", want: { code: "invalid-assertion", message: '"p:a": the type has no element p' } },
    { given: "a[1]", want: unsupported("a[1]", '"["') },
    { given: "a -b", want: unsupported("a -b", '"-"') },
    { given: "'a'", want: unsupported("'a'", `"'"`) },
    { given: "1", want: unsupported("1", '"1"') },
    { given: "a\u00a0and b", want: unsupported("a\u00a0and b", '"\u00a0"') },
  ])("$given", ({ given, want }) => {
    expect(parseCondition(given, CHILDREN)).toEqual(want);
  });
});

test("never throws", () => {
  const pieces = fc.constantFrom("a", "b", "and", "or", "not", "(", ")", "not(", " ", "=", "d");
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 10 }), (parts) => {
      expect(parseCondition(parts.join(" "), CHILDREN)).toBeTypeOf("object");
    }),
  );
});
