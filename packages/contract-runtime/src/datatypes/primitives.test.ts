import { describe, expect, test } from "vitest";
import { primitive } from "./primitives.ts";
import type { PrimitiveName, ValueContext } from "./simple-type.ts";

const CONTEXT: ValueContext = {
  resolvePrefix: (prefix) => ({ "": "urn:default", a: "urn:a", b: "urn:a" })[prefix],
};

describe("the lexical space", () => {
  test.for<{ name: PrimitiveName; within: readonly string[]; outside: readonly string[] }>([
    { name: "string", within: ["", " a ", "\u{1F4B3}"], outside: [] },
    { name: "boolean", within: ["true", "false", "1", "0"], outside: ["", "TRUE", "yes", "01"] },
    {
      name: "decimal",
      within: ["0", "+1", "-1.5", ".5", "5.", "00.00", "123456789012345678901234567890.5"],
      outside: ["", ".", "+", "1e5", "1,5", "INF", "--1", "\u0661"],
    },
    {
      name: "float",
      within: ["INF", "-INF", "NaN", "1e5", "1.5E-5", ".5e+0", "-0", "1e400"],
      outside: ["+INF", "inf", "-NaN", "1e", "e5", "0x1", "1d", ""],
    },
    { name: "double", within: ["INF", "NaN", "1e5", "5."], outside: ["+INF", "1e5.0", "Infinity"] },
    {
      name: "duration",
      within: ["P1Y", "-P1D", "PT1S", "P1Y2M3DT4H5M6.7S", "P0Y", "PT99999999999999999999S"],
      outside: ["P", "PT", "P1DT", "P1M1Y", "P1W", "PT.5S", "PT1.S", "P-1D", "+P1D", "P1.5D", "1D"],
    },
    {
      name: "dateTime",
      within: [
        "2024-02-29T13:20:00",
        "-0004-02-29T00:00:00",
        "12345-01-01T00:00:00.000000000000000001Z",
        "2000-01-01T24:00:00.0",
        "2000-01-01T00:00:00+14:00",
        "2000-01-01T00:00:00-13:59",
      ],
      outside: [
        "0000-01-01T00:00:00",
        "-0000-01-01T00:00:00",
        "02000-01-01T00:00:00",
        "+2000-01-01T00:00:00",
        "1900-02-29T00:00:00",
        "2000-04-31T00:00:00",
        "2000-13-01T00:00:00",
        "2000-01-01T24:00:01",
        "2000-01-01T23:60:00",
        "2000-01-01T23:59:60",
        "2000-01-01T00:00:00.",
        "2000-01-01T00:00",
        "2000-01-01T00:00:00+14:01",
        "2000-01-01T00:00:00z",
        "2000-01-01 00:00:00",
      ],
    },
    {
      name: "time",
      within: ["00:00:00", "24:00:00", "23:59:59.9Z"],
      outside: ["24:00:01", "1:00:00", "12:00"],
    },
    {
      name: "date",
      within: ["2024-02-29", "2000-01-01+01:00"],
      outside: ["2023-02-29", "2000-1-1", "2000-00-01"],
    },
    { name: "gYearMonth", within: ["2024-02", "-2024-12Z"], outside: ["2024-13", "24-01"] },
    { name: "gYear", within: ["2024", "-0001", "10000Z"], outside: ["0000", "200", "02000"] },
    { name: "gMonthDay", within: ["--02-29", "--12-31Z"], outside: ["--02-30", "--04-31", "-02-29"] },
    { name: "gDay", within: ["---01", "---31+01:00"], outside: ["---00", "---32", "01"] },
    { name: "gMonth", within: ["--01", "--12Z"], outside: ["--13", "--01--", "--1"] },
    { name: "hexBinary", within: ["", "0aF9"], outside: ["0", "0g", "a F"] },
    {
      name: "base64Binary",
      within: ["", "AAAA", "AAA=", "AA==", "A A = =", "AAAA AAAA"],
      outside: ["A", "AAA", "=", "AB==", "AAB=", "AAA=AAAA", "AA=A", "AA===", "===="],
    },
    {
      name: "anyURI",
      within: [
        "",
        "a b",
        "http://[::1]/",
        "http://[1:2:3:4:5:6:1.2.3.4]",
        "a\\b",
        "%41",
        "//",
        "urn:",
        "./a:b",
        "?",
        "#",
        "é/\u{1F4B3}",
        "http://u:p@h:80/p?q/?#f/?",
      ],
      outside: [
        "%zz",
        "a%",
        ":foo",
        "1:x",
        "http://[",
        "http://a/[b]",
        "a#b#c",
        "http://a:b/",
        "http://a@b@c/",
        "::",
      ],
    },
    { name: "QName", within: ["x", "a:x"], outside: ["", "c:x", ":x", "a:", "a:b:c", "1x", "a: x"] },
  ])("of $name", ({ name, within, outside }) => {
    const parses = (text: string): boolean => primitive(name).parse(text, CONTEXT) !== undefined;
    expect(within.filter((text) => !parses(text))).toEqual([]);
    expect(outside.filter(parses)).toEqual([]);
  });
});

describe("order", () => {
  test.for<{ name: PrimitiveName; given: string; than: string; want: number | undefined }>([
    { name: "decimal", given: "-1.5", than: "-1.25", want: -1 },
    { name: "decimal", given: "10", than: "9.999", want: 1 },
    { name: "decimal", given: "0.10", than: ".1", want: 0 },
    { name: "decimal", given: "-0", than: "0", want: 0 },
    {
      name: "decimal",
      given: "123456789012345678901234567890",
      than: "123456789012345678901234567891",
      want: -1,
    },
    { name: "double", given: "-0", than: "0", want: 0 },
    { name: "double", given: "1e308", than: "INF", want: -1 },
    { name: "double", given: "NaN", than: "NaN", want: 0 },
    { name: "double", given: "NaN", than: "1", want: undefined },
    { name: "float", given: "16777217", than: "16777216", want: 0 },
    { name: "double", given: "16777217", than: "16777216", want: 1 },
    { name: "duration", given: "P1Y", than: "P12M", want: 0 },
    { name: "duration", given: "P1D", than: "PT24H", want: 0 },
    { name: "duration", given: "P1M", than: "P27D", want: 1 },
    { name: "duration", given: "P1M", than: "P30D", want: undefined },
    { name: "duration", given: "P1M", than: "P32D", want: -1 },
    { name: "duration", given: "P5M", than: "P152D", want: undefined },
    { name: "duration", given: "P5M", than: "P149D", want: 1 },
    { name: "duration", given: "-PT0.5S", than: "-PT0.25S", want: -1 },
    { name: "duration", given: "-PT0.50S", than: "-PT0.5S", want: 0 },
    { name: "duration", given: "-P1M", than: "-P32D", want: 1 },
    { name: "dateTime", given: "2000-01-15T12:00:00", than: "2000-01-16T12:00:00Z", want: -1 },
    { name: "dateTime", given: "2000-01-15T12:00:00", than: "2000-01-15T14:00:00Z", want: undefined },
    { name: "dateTime", given: "2000-01-16T12:00:00Z", than: "2000-01-15T12:00:00", want: 1 },
    { name: "dateTime", given: "2000-01-01T00:00:00+01:00", than: "1999-12-31T23:00:00Z", want: 0 },
    { name: "dateTime", given: "2000-01-01T24:00:00", than: "2000-01-02T00:00:00.0", want: 0 },
    { name: "dateTime", given: "2000-01-01T00:00:00.25", than: "2000-01-01T00:00:00.3", want: -1 },
    { name: "date", given: "-0002-01-01", than: "-0001-01-01", want: -1 },
    { name: "date", given: "12000-01-01", than: "2000-01-01", want: 1 },
    { name: "gMonthDay", given: "--02-29", than: "--03-01", want: -1 },
    { name: "gYear", given: "2000", than: "2000Z", want: undefined },
    { name: "time", given: "12:00:00Z", than: "12:30:00+01:00", want: 1 },
  ])("of $name: $given and $than", ({ name, given, than, want }) => {
    const { parse, compare } = primitive(name);
    const order = (a: string, b: string) => compare?.(parse(a, CONTEXT), parse(b, CONTEXT));
    const sign = (order: number | undefined) => (order === undefined ? undefined : Math.sign(order) || 0);
    expect(sign(order(given, than))).toBe(want);
    expect(sign(order(than, given))).toBe(want === undefined ? undefined : 0 - want);
  });
});

describe("values", () => {
  test.for<{ name: PrimitiveName; same: readonly string[]; other: readonly string[] }>([
    { name: "boolean", same: ["true", "1"], other: ["0"] },
    { name: "decimal", same: ["1", "+01.00", "1."], other: ["-1", "1.01", "10"] },
    { name: "double", same: ["0", "-0", "0e5"], other: ["NaN", "INF"] },
    { name: "duration", same: ["P1Y", "P12M"], other: ["P365D", "-P1Y"] },
    { name: "duration", same: ["P0Y", "-PT0S"], other: ["PT0.1S"] },
    {
      name: "dateTime",
      same: ["2000-01-01T00:00:00Z", "2000-01-01T01:00:00+01:00"],
      other: ["2000-01-01T00:00:00"],
    },
    { name: "hexBinary", same: ["af", "AF"], other: ["FA"] },
    { name: "base64Binary", same: ["AAAA", "A A AA"], other: ["AAAB"] },
    { name: "QName", same: ["a:x", "b:x"], other: ["x", "a:y"] },
    { name: "anyURI", same: ["http://a/"], other: ["HTTP://a/", "http://a"] },
  ])("of $name are equal: $same", ({ name, same, other }) => {
    const { parse, key } = primitive(name);
    const keyOf = (text: string): string => key(parse(text, CONTEXT));
    expect(new Set(same.map(keyOf)).size).toBe(1);
    expect(other.filter((text) => keyOf(text) === keyOf(same[0] ?? ""))).toEqual([]);
  });

  test.for<{ name: PrimitiveName; given: string; want: number | undefined }>([
    { name: "string", given: "a\u{1F4B3}", want: 2 },
    { name: "anyURI", given: "é", want: 1 },
    { name: "hexBinary", given: "0aF9", want: 2 },
    { name: "base64Binary", given: "AAAA AAA=", want: 5 },
    { name: "base64Binary", given: "AA==", want: 1 },
    { name: "QName", given: "a:x", want: undefined },
  ])("of $name have a length: $given", ({ name, given, want }) => {
    const { parse, length } = primitive(name);
    expect(length?.(parse(given, CONTEXT))).toBe(want);
  });
});
