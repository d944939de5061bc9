import { expect, test } from "vitest";
import { prepareLibxml2 } from "../test/libxml2-validator.ts";
import { writeSchemas } from "../test/schema-folder.ts";
import { schema } from "../test/validation/case.ts";
import { compileXsd } from "./compile-xsd.ts";

const SCHEMA = schema(
  `<xs:element name="r"><xs:simpleType><xs:restriction base="xs:string"><xs:maxLength value="4"/></xs:restriction></xs:simpleType></xs:element>`,
);
const { paths, remove } = writeSchemas({ "s.xsd": SCHEMA });
const compiled = compileXsd(paths);
const validator = prepareLibxml2(paths[0] ?? "", new TextEncoder().encode(SCHEMA));
remove();
if (!compiled.ok || typeof validator === "string") throw new Error("the schema does not compile");

const latin1 = (text: string): number[] => Array.from(text, (character) => character.charCodeAt(0));
const utf16 = (text: string, bigEndian: boolean): number[] =>
  latin1(text).flatMap((code) => (bigEndian ? [code >> 8, code & 0xff] : [code & 0xff, code >> 8]));
const document = (encoding: string, text: string): string =>
  `<?xml version="1.0" encoding="${encoding}"?>\n<r>${text}</r>`;

test.for([
  { name: "ISO-8859-1", bytes: latin1(document("ISO-8859-1", "café")), want: [] },
  {
    name: "ISO-8859-1, above the size limit",
    bytes: latin1(document("ISO-8859-1", "cafés")),
    want: ["2:4 invalid-length"],
  },
  // 0x80 is the euro sign in windows-1252.
  {
    name: "windows-1252",
    bytes: latin1(document("windows-1252", "\u0080 12")),
    want: [],
  },
  { name: "US-ASCII", bytes: latin1(document("US-ASCII", "cafe")), want: [] },
  {
    name: "US-ASCII by an alias, with a non-ASCII character",
    bytes: latin1(document("ANSI_X3.4-1968", "café")),
    want: ["2:7 unsupported-encoding"],
  },
  {
    name: "US-ASCII with a non-ASCII character",
    bytes: latin1(document("US-ASCII", "café")),
    want: ["2:7 unsupported-encoding"],
  },
  {
    name: "UTF-16, little endian",
    bytes: [0xff, 0xfe, ...utf16(document("UTF-16", "café"), false)],
    want: [],
  },
  { name: "UTF-16, big endian", bytes: [0xfe, 0xff, ...utf16(document("UTF-16", "café"), true)], want: [] },
  {
    name: "UTF-16, above the size limit",
    bytes: [0xff, 0xfe, ...utf16(document("UTF-16", "cafés"), false)],
    want: ["2:4 invalid-length"],
  },
  {
    name: "UTF-16 with half a surrogate pair",
    bytes: [0xff, 0xfe, ...utf16(document("UTF-16", "\uD800"), false)],
    want: ["1:1 unsupported-encoding"],
  },
  {
    name: "an unknown encoding",
    bytes: latin1(document("x-none", "cafe")),
    want: ["1:31 unsupported-encoding"],
  },
  {
    name: "a DOCTYPE",
    bytes: latin1('<!DOCTYPE r [<!ENTITY e "x">]><r>&e;</r>'),
    want: ["1:1 unsupported-doctype"],
  },
])("a document: $name", ({ bytes, want }) => {
  const given = Uint8Array.from(bytes);
  const { issues } = compiled.validate(given);
  expect(issues.map(({ code, line, column }) => `${line}:${column} ${code}`)).toEqual(want);
  expect(validator.validate(given) === undefined).toBe(want.length === 0);
});
