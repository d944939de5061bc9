import { describe, expect, test } from "vitest";
import { schemaFile } from "../../test/schema-sets/case.ts";
import { compileSchemaSet, type SchemaSetOptions } from "../compile-schema-set.ts";

const MAIN = schemaFile(
  `<xs:import namespace="urn:b" schemaLocation="http://example.com/schemas/b.xsd"/><xs:element name="a" type="b:t" xmlns:b="urn:b"/>`,
);
const OTHER = schemaFile(`<xs:simpleType name="t"><xs:restriction base="xs:int"/></xs:simpleType>`, "urn:b");
const catalog = (entries: string): string =>
  `<catalog xmlns="urn:oasis:names:tc:entity:xmlns:xml:catalog">${entries}</catalog>`;

function diagnose(
  given: Readonly<Record<string, string>>,
  options: SchemaSetOptions,
  files = ["a.xsd"],
): string[] {
  const read = (file: string): Uint8Array | undefined =>
    given[file] === undefined ? undefined : new TextEncoder().encode(given[file]);
  const result = compileSchemaSet(files, read, options);
  return result.ok
    ? []
    : result.diagnostics.map(
        ({ file, line, column, code, message }) => `${file}:${line}:${column} ${code} ${message}`,
      );
}

describe("never fetches a URL", () => {
  test.for<{ name: string; entries?: string; options?: SchemaSetOptions; files?: string[]; want?: string[] }>(
    [
      {
        name: "an unmapped URL",
        want: [
          "a.xsd:2:102 invalid-reference there is no type {urn:b}t; http://example.com/schemas/b.xsd could not be read; nothing is fetched: give the file itself, or map its location (options map and catalog)",
        ],
      },
      { name: "the file is given", files: ["a.xsd", "local/b.xsd"] },
      { name: "the URL is mapped", options: { map: { "http://example.com/schemas/b.xsd": "local/b.xsd" } } },
      {
        name: "a catalog entry by uri",
        entries: '<uri name="http://example.com/schemas/b.xsd" uri="local/b.xsd"/>',
      },
      {
        name: "a catalog entry by system",
        entries: '<system systemId="http://example.com/schemas/b.xsd" uri="local/b.xsd"/>',
      },
      {
        name: "a catalog entry by prefix",
        entries: '<rewriteURI uriStartString="http://example.com/schemas/" rewritePrefix="local/"/>',
      },
      {
        name: "a catalog entry in a group",
        entries:
          '<group xml:base="local/"><uri name="http://example.com/schemas/b.xsd" uri="b.xsd"/></group>',
      },
      { name: "another catalog has it", entries: '<nextCatalog catalog="next.xml"/>' },
      {
        name: "a file that is not a catalog",
        entries: "</catalog>",
        want: ['catalog.xml:1:72 invalid-xml expected nothing after the root element, got "<"'],
      },
    ],
  )("$name", ({ entries, options, files, want }) => {
    const given = {
      "a.xsd": MAIN,
      "local/b.xsd": OTHER,
      "catalog.xml": catalog(entries ?? ""),
      "next.xml": catalog('<uri name="http://example.com/schemas/b.xsd" uri="local/b.xsd"/>'),
    };
    const all = entries === undefined ? options : { catalog: "catalog.xml" };
    expect(diagnose(given, all ?? {}, files)).toEqual(want ?? []);
  });

  test("finds a namespace without a location in the map", () => {
    const main = MAIN.replace(/ schemaLocation="[^"]*"/, "");
    expect(diagnose({ "a.xsd": main, "local/b.xsd": OTHER }, { map: { "urn:b": "local/b.xsd" } })).toEqual(
      [],
    );
  });

  test("reports a missing catalog", () => {
    expect(diagnose({ "a.xsd": schemaFile("") }, { catalog: "none.xml" })).toEqual([
      "none.xml:1:1 invalid-location the catalog could not be read",
    ]);
  });
});
