import { describe, expect, test } from "vitest";
import type { SimpleTable } from "../schema-table.ts";
import { judgeText } from "./judge-text.ts";

const integer: SimpleTable = { kind: "simple", base: "integer", whiteSpace: "collapse" };
const string: SimpleTable = { kind: "simple", base: "string", whiteSpace: "preserve" };
const boolean: SimpleTable = { kind: "simple", base: "boolean", whiteSpace: "collapse" };
const letters = { source: "[a-z]*", expression: /^(?:[a-z]*)$/u };
const short = { source: ".{0,2}", expression: /^(?:.{0,2})$/u };

describe("text that is a value", () => {
  test.for([
    { name: "an integer", type: integer, given: " +7\n", want: 7 },
    { name: "the least", type: { ...integer, minimum: -3, maximum: 4 }, given: "-3", want: -3 },
    { name: "the greatest", type: { ...integer, minimum: -3, maximum: 4 }, given: "4", want: 4 },
    {
      name: "an enumerated integer in another form",
      type: { ...integer, enumeration: [1, 2] },
      given: "+02",
      want: 2,
    },
    { name: "a boolean", type: boolean, given: "\t1 ", want: true },
    { name: "false", type: boolean, given: "false", want: false },
    { name: "a string as it stands", type: string, given: " a\r\n\t", want: " a\r\n\t" },
    {
      name: "replaced",
      type: { ...string, whiteSpace: "replace" as const },
      given: " a\n\tb",
      want: " a  b",
    },
    {
      name: "collapsed",
      type: { ...string, whiteSpace: "collapse" as const },
      given: " a\n\tb",
      want: "a b",
    },
    { name: "the empty string", type: string, given: "", want: "" },
    { name: "as short as allowed", type: { ...string, minLength: 2 }, given: "ab", want: "ab" },
    {
      name: "as long as allowed, in characters",
      type: { ...string, maxLength: 2 },
      given: "\u{1F4B3}é",
      want: "\u{1F4B3}é",
    },
    {
      name: "length counts after white space",
      type: { ...string, whiteSpace: "collapse" as const, maxLength: 3 },
      given: "  a  b  ",
      want: "a b",
    },
    { name: "every pattern", type: { ...string, patterns: [letters, short] }, given: "ab", want: "ab" },
    { name: "one of a list", type: { ...string, enumeration: ["a", ""] }, given: "", want: "" },
  ])("$name", ({ type, given, want }) => {
    expect(judgeText(type, given)).toEqual({ value: want });
  });
});

describe("text that is none", () => {
  test.for([
    {
      name: "no integer",
      type: integer,
      given: " 1x ",
      want: 'invalid-lexical: expected an integer, got "1x"',
    },
    {
      name: "no boolean",
      type: boolean,
      given: "TRUE",
      want: 'invalid-lexical: expected true, false, 1 or 0, got "TRUE"',
    },
    {
      name: "too small",
      type: { ...integer, minimum: 0 },
      given: "-1",
      want: 'out-of-range: expected an integer of at least 0, got "-1"',
    },
    {
      name: "too great",
      type: { ...integer, maximum: 9 },
      given: "10",
      want: 'out-of-range: expected an integer of at most 9, got "10"',
    },
    {
      name: "outside both",
      type: { ...integer, minimum: 0, maximum: 9 },
      given: "99999999999999999999",
      want: 'out-of-range: expected an integer from 0 to 9, got "99999999999999999999"',
    },
    {
      name: "not in the list",
      type: { ...string, enumeration: ["a", "b"] },
      given: "A",
      want: 'not-in-enumeration: expected one of a, b, got "A"',
    },
    {
      name: "not a listed integer",
      type: { ...integer, enumeration: [1, 2] },
      given: "3",
      want: 'not-in-enumeration: expected one of 1, 2, got "3"',
    },
    {
      name: "not the first pattern",
      type: { ...string, patterns: [letters, short] },
      given: "AB",
      want: 'pattern-mismatch: expected text that matches [a-z]*, got "AB"',
    },
    {
      name: "not the second pattern",
      type: { ...string, patterns: [letters, short] },
      given: "abc",
      want: 'pattern-mismatch: expected text that matches .{0,2}, got "abc"',
    },
    {
      name: "too short",
      type: { ...string, minLength: 2 },
      given: "\u{1F4B3}",
      want: 'invalid-length: expected at least 2 characters, got "\u{1F4B3}"',
    },
    {
      name: "too long",
      type: { ...string, maxLength: 1 },
      given: "ab",
      want: 'invalid-length: expected at most 1 character, got "ab"',
    },
    {
      name: "outside both lengths",
      type: { ...string, minLength: 2, maxLength: 3 },
      given: "",
      want: 'invalid-length: expected 2 to 3 characters, got ""',
    },
    {
      name: "not of the one length",
      type: { ...string, minLength: 2, maxLength: 2 },
      given: "a\n\u0000",
      want: 'invalid-length: expected 2 characters, got "a\\n\\u0000"',
    },
  ])("$name", ({ type, given, want }) => {
    const judgement = judgeText(type, given);
    if ("value" in judgement) throw new Error(`it was taken as ${judgement.value}`);
    expect(`${judgement.code}: expected ${judgement.expected}, got ${judgement.received}`).toBe(want);
  });
});
