import { expect, test } from "vitest";
import { compileSchemaSet } from "../compile-schema-set.ts";

const SCHEMA = `<?xml version="1.0" encoding="ENCODING"?><xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">
<xs:element name="é" type="none"/></xs:schema>`;

const latin1 = (text: string): Uint8Array => Uint8Array.from(text, (character) => character.charCodeAt(0));
const utf16 = (text: string, big: boolean): Uint8Array =>
  Uint8Array.from(text, (character) => character.charCodeAt(0)).reduce<Uint8Array>(
    (bytes, code, index) => {
      bytes[2 * index + (big ? 1 : 0)] = code;
      return bytes;
    },
    new Uint8Array(2 * text.length),
  );

test.for([
  { encoding: "UTF-8", bytes: (text: string) => new TextEncoder().encode(text) },
  { encoding: "ISO-8859-1", bytes: latin1 },
  { encoding: "windows-1252", bytes: latin1 },
  { encoding: "UTF-16", bytes: (text: string) => utf16(`\uFEFF${text}`.replace("\uFEFF", ""), false) },
  { encoding: "UTF-16", bytes: (text: string) => utf16(text, true) },
  { encoding: "UTF-16LE", bytes: (text: string) => utf16(text, false) },
])("a schema in $encoding has its diagnostics at lines and columns of characters", ({ encoding, bytes }) => {
  const result = compileSchemaSet(["a.xsd"], () => bytes(SCHEMA.replace("ENCODING", encoding)));
  expect(result.ok ? [] : result.diagnostics).toEqual([
    { code: "invalid-reference", message: "there is no type none", file: "a.xsd", line: 2, column: 22 },
  ]);
});

test("reads a schema in UTF-16 with a byte order mark", () => {
  const bytes = utf16(SCHEMA.replace("ENCODING", "UTF-16").replace("none", "xs:int"), false);
  expect(compileSchemaSet(["a.xsd"], () => Uint8Array.from([0xff, 0xfe, ...bytes])).ok).toBe(true);
});

test.for([
  {
    name: "US-ASCII with a non-ASCII character",
    encoding: "US-ASCII",
    want: "expected US-ASCII, got the byte 0xE9, which is not US-ASCII here",
  },
  { name: "an encoding that is not known", encoding: "x-none", want: 'expected UTF-8, got "x-none"' },
])("$name", ({ encoding, want }) => {
  const text = SCHEMA.replace("ENCODING", encoding);
  const result = compileSchemaSet(["a.xsd"], () =>
    encoding === "x-none" ? new TextEncoder().encode(text) : latin1(text),
  );
  expect(result.ok ? [] : result.diagnostics.map(({ message }) => message)).toEqual([want]);
});
