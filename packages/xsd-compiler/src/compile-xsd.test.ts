import { readDoctype } from "@payment-routing/contract-runtime";
import { describe, expect, test } from "vitest";
import { prepareLibxml2 } from "../test/libxml2-validator.ts";
import { writeSchemas } from "../test/schema-folder.ts";
import { schemaOf } from "../test/validation/case.ts";
import { VALIDATION_CASES } from "../test/validation/index.ts";
import { compileXsd } from "./compile-xsd.ts";

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

describe("a schema", () => {
  test.for([...VALIDATION_CASES])(
    "with $name validates documents",
    ({ files, valid, invalid, differences = {} }) => {
      const { paths, remove } = writeSchemas(files);
      const [first = ""] = paths;
      const compiled = compileXsd([first]);
      const validator = prepareLibxml2(first, bytes(Object.values(files)[0] ?? ""));
      remove();
      if (!compiled.ok) throw new Error(compiled.diagnostics.map(({ message }) => message).join("\n"));
      if (typeof validator === "string") throw new Error(validator);
      const found = Object.keys(invalid).map((document) => [
        document,
        compiled.validate(bytes(document)).issues.map(({ code, path }) => `${code} ${path}`),
      ]);
      expect(valid.flatMap((document) => compiled.validate(bytes(document)).issues)).toEqual([]);
      expect(Object.fromEntries(found)).toEqual(invalid);
      const rejected = [...valid, ...Object.keys(invalid)].filter(
        (document) => validator.validate(bytes(document)) !== undefined,
      );
      validator.dispose();
      const expected = [...valid, ...Object.keys(invalid)].filter(
        (document) => document in invalid !== document in differences,
      );
      expect(rejected).toEqual(expected);
    },
  );
});

test("issues of identity constraints contain the positions of both elements", () => {
  const { paths, remove } = writeSchemas(
    schemaOf(
      `<xs:element name="r"><xs:complexType><xs:sequence><xs:element name="p" maxOccurs="unbounded" type="xs:int"/></xs:sequence></xs:complexType><xs:unique name="u"><xs:selector xpath="p"/><xs:field xpath="."/></xs:unique></xs:element>`,
    ),
  );
  const compiled = compileXsd(paths);
  const unchecked = compileXsd(paths, { identityConstraints: false });
  remove();
  if (!compiled.ok || !unchecked.ok) throw new Error("the schema does not compile");
  const document = bytes("<r>\n  <p>1</p>\n  <p>2</p> <p>01</p>\n</r>");
  expect(
    compiled.validate(document).issues.map(({ line, column, message }) => [line, column, message]),
  ).toEqual([
    [
      3,
      12,
      '/r/p[3]: expected a value of the unique constraint u that no other element has, got . = "01", as at 2:3',
    ],
  ]);
  expect(unchecked.validate(document)).toEqual({ valid: true, issues: [] });
});

test("entities are those that the DOCTYPE of the document declares, if a DOCTYPE is accepted", () => {
  const { paths, remove } = writeSchemas(
    schemaOf(
      `<xs:element name="r"><xs:complexType><xs:attribute name="e" type="xs:ENTITIES"/></xs:complexType></xs:element>`,
    ),
  );
  const compiled = compileXsd(paths, { doctype: readDoctype });
  remove();
  if (!compiled.ok) throw new Error("the schema does not compile");
  const doctype = `<!DOCTYPE r [<!NOTATION gif SYSTEM "gif"><!ENTITY a SYSTEM "a.gif" NDATA gif><!ENTITY t "text">]>`;
  const issues = ["a", "b", "a t"].map((names) =>
    compiled.validate(bytes(`${doctype}<r e="${names}"/>`)).issues.map(({ code }) => code),
  );
  // An entity of text is parsed, and xs:ENTITY names unparsed ones (part 2, section 3.3.11).
  expect(issues).toEqual([[], ["unknown-reference"], ["unknown-reference"]]);
});

test("an element that no document can contain yields an explanation", () => {
  const schema = `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema"><xs:element name="r"><xs:complexType><xs:choice/></xs:complexType></xs:element></xs:schema>`;
  const { paths, remove } = writeSchemas({ "main.xsd": schema });
  const compiled = compileXsd(paths);
  remove();
  const { valid, issues } = compiled.ok ? compiled.validate(bytes("<r/>")) : { valid: true, issues: [] };
  expect([valid, issues.map(({ message }) => message)]).toEqual([
    false,
    ["/r: expected what no document can hold, got </r>"],
  ]);
});

test.for([
  {
    form: "unqualified",
    document: '<r xmlns="urn:r"><a/></r>',
    want: '/r/a: expected <a> in no namespace, got <a> in the namespace "urn:r"',
  },
  {
    form: "qualified",
    document: '<p:r xmlns:p="urn:r"><a/></p:r>',
    want: '/p:r/a: expected <a> in the namespace "urn:r", got <a> in no namespace',
  },
  {
    form: "qualified",
    document: '<r xmlns="urn:r"><b/></r>',
    want: '/r/b: expected <a>, got <b> in the namespace "urn:r"',
  },
])(
  "a child of another namespace, $form, is told from the one expected: $want",
  ({ form, document, want }) => {
    const schema = `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" targetNamespace="urn:r" elementFormDefault="${form}"><xs:element name="r"><xs:complexType><xs:sequence><xs:element name="a"/></xs:sequence></xs:complexType></xs:element></xs:schema>`;
    const { paths, remove } = writeSchemas({ "main.xsd": schema });
    const compiled = compileXsd(paths);
    remove();
    if (!compiled.ok) throw new Error(compiled.diagnostics.map(({ message }) => message).join("\n"));
    expect(compiled.validate(bytes(document)).issues.map(({ message }) => message)).toEqual([want]);
  },
);
