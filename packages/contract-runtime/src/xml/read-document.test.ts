import { describe, expect, test } from "vitest";
import { showIssue } from "../../test/show-issue.ts";
import { readTree } from "./read-tree.ts";

function rejectionOf(document: Uint8Array | string): string {
  const result = readTree(document);
  if (result.ok) throw new Error("it was accepted");
  return result.issues.map(showIssue).join("; ");
}

const notUtf8 = (position: string, byte: string): string =>
  `${position} unsupported-encoding: expected UTF-8, got the byte 0x${byte}, which is not UTF-8 here`;

describe("bytes that are not UTF-8 (Unicode, table 3-7)", () => {
  test.for([
    { name: "a byte that continues nothing", given: [0x80], want: notUtf8("2:3", "80") },
    { name: "the last of them", given: [0xbf], want: notUtf8("2:3", "BF") },
    { name: "an overlong slash", given: [0xc0, 0xaf], want: notUtf8("2:3", "C0") },
    { name: "an overlong DEL", given: [0xc1, 0xbf], want: notUtf8("2:3", "C1") },
    { name: "two bytes, one of them missing", given: [0xc3], want: notUtf8("2:3", "C3") },
    { name: "an overlong three-byte form", given: [0xe0, 0x9f, 0xbf], want: notUtf8("2:3", "E0") },
    { name: "a surrogate", given: [0xed, 0xa0, 0x80], want: notUtf8("2:3", "ED") },
    { name: "the last surrogate", given: [0xed, 0xbf, 0xbf], want: notUtf8("2:3", "ED") },
    { name: "three bytes, one missing", given: [0xe2, 0x82], want: notUtf8("2:3", "E2") },
    { name: "an overlong four-byte form", given: [0xf0, 0x8f, 0xbf, 0xbf], want: notUtf8("2:3", "F0") },
    { name: "past U+10FFFF", given: [0xf4, 0x90, 0x80, 0x80], want: notUtf8("2:3", "F4") },
    { name: "a byte that begins nothing", given: [0xf5, 0x80, 0x80, 0x80], want: notUtf8("2:3", "F5") },
    { name: "four bytes, the last missing", given: [0xf0, 0x9f, 0x92], want: notUtf8("2:3", "F0") },
    {
      name: "Latin-1 after valid UTF-8",
      given: [0xc3, 0xa9, 0xe9],
      want: notUtf8("2:4", "E9"),
    },
  ])("$name", ({ given, want }) => {
    const document = Buffer.concat([Buffer.from("<é>\n x"), Buffer.from(given), Buffer.from("</é>")]);
    expect(rejectionOf(document)).toBe(want);
    expect(rejectionOf(Buffer.concat([Buffer.from("<é>\n x"), Buffer.from(given)]))).toBe(want);
  });
});

describe("documents in another encoding, by their first bytes (XML 1.0, appendix F)", () => {
  const utf16 = Buffer.from("<a/>", "utf16le");
  const wide = "1:1 unsupported-encoding: expected UTF-8, got UTF-16 or UTF-32";
  test.for([
    { name: "UTF-16, little endian", given: utf16, want: wide },
    { name: "UTF-16, big endian", given: Buffer.from(utf16).swap16(), want: wide },
    {
      name: "UTF-16, little endian, with a byte order mark",
      given: Buffer.concat([Buffer.from([0xff, 0xfe]), utf16]),
      want: notUtf8("1:1", "FF"),
    },
    {
      name: "UTF-16, big endian, with a byte order mark",
      given: Buffer.concat([Buffer.from([0xfe, 0xff]), Buffer.from(utf16).swap16()]),
      want: notUtf8("1:1", "FE"),
    },
    { name: "UTF-32", given: Buffer.from([0x3c, 0, 0, 0, 0x61, 0, 0, 0]), want: wide },
    {
      name: "EBCDIC",
      given: Buffer.from([0x4c, 0x6f, 0xa7, 0x94, 0x93]),
      want: notUtf8("1:3", "A7"),
    },
  ])("$name", ({ given, want }) => {
    expect(rejectionOf(given)).toBe(want);
  });
});

describe("strings that are not Unicode text", () => {
  test.for([
    { name: "a high surrogate", given: "<a>\né\ud800</a>", want: "2:2 expected Unicode text, got U+D800" },
    { name: "a low surrogate first", given: "\udfff<a/>", want: "1:1 expected Unicode text, got U+DFFF" },
    {
      name: "after a surrogate pair",
      given: "<a>\u{1F4B3}\udcb3</a>",
      want: "1:5 expected Unicode text, got U+DCB3",
    },
  ])("$name", ({ given, want }) => {
    expect(rejectionOf(given)).toBe(want);
  });

  test("a NUL in a string does not indicate another encoding", () => {
    expect(rejectionOf("<\0a/>")).toBe("1:2 expected an element name, got U+0000");
  });
});
