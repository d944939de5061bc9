import { describe, expect, test } from "vitest";
import { parseWithLibxml2 } from "../../test/libxml2.ts";
import { skipDoctype } from "./doctype.ts";
import { readTree } from "./read-tree.ts";

describe("skipDoctype", () => {
  test.for([
    { name: "a name", given: "<!DOCTYPE r><r/>", want: "r" },
    { name: "a system identifier", given: "<!DOCTYPE r SYSTEM 'nowhere.dtd' ><r/>", want: "r" },
    {
      name: "a public identifier",
      given: '<!-- c --><!DOCTYPE r PUBLIC "-//X//Y" "y.dtd"> <?p?><r/>',
      want: "r",
    },
    { name: "no name", given: "<!DOCTYPE><r/>", want: 'malformed-xml /: expected white space, got ">"' },
    {
      name: "an unknown word",
      given: "<!DOCTYPE r SISTEM ''><r/>",
      want: 'malformed-xml /: expected >, got "S"',
    },
    {
      name: "a missing second literal",
      given: "<!DOCTYPE r PUBLIC 'x'><r/>",
      want: 'malformed-xml /: expected white space, got ">"',
    },
    {
      name: "an unclosed literal",
      given: "<!DOCTYPE r SYSTEM 'x><r/>",
      want: "malformed-xml /: expected a literal that ends, got the end of the document",
    },
    {
      name: "another identifier",
      given: "<!DOCTYPE r PUBLIC '{' ''><r/>",
      want: "malformed-xml /: expected a public identifier, got other characters",
    },
    {
      name: "no end",
      given: "<!DOCTYPE r",
      want: "malformed-xml /: expected a DOCTYPE that ends with >, got the end of the document",
    },
    {
      name: "a second DOCTYPE",
      given: "<!DOCTYPE r><!DOCTYPE r><r/>",
      want: 'malformed-xml /: expected an element name, got "!"',
    },
    { name: "an entity that it does not declare", given: "<!DOCTYPE r><r>&e;</r>", want: "malformed-xml" },
  ])("with $name", ({ given, want }) => {
    const read = readTree(given, { doctype: skipDoctype });
    const [issue] = read.ok ? [] : read.issues;
    expect(read.ok ? read.value.name : `${issue?.code} ${issue?.message}`).toMatch(want);
    expect("tree" in parseWithLibxml2(new TextEncoder().encode(given))).toBe(read.ok);
  });

  test("declares no entities", () => {
    const read = readTree('<!DOCTYPE r [<!ENTITY e "x">]><r>&e;</r>', { doctype: skipDoctype });
    expect(read.ok || read.issues.map(({ code, column }) => [code, column])).toEqual([
      ["unsupported-doctype", 13],
    ]);
  });

  test("a DOCTYPE is rejected by default", () => {
    const read = readTree("<!DOCTYPE r><r/>");
    expect(read.ok || read.issues.map(({ code }) => code)).toEqual(["unsupported-doctype"]);
  });
});
