import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { arbitraryXmlDocument, arbitraryXmlNearMiss } from "@payment-routing/contract-runtime/testing";
import { compileXsd } from "@payment-routing/xsd-compiler";
import fc from "fast-check";
import { XmlDocument, XsdValidator } from "libxml2-wasm";
import { afterAll, describe, expect, test } from "vitest";
import { generateContracts } from "../generate-contract.ts";
import { SchemaError } from "../json-schema/diagnostic.ts";

// Test data of a contract whose documents have attributes and namespaces.

const XSD = `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:o="urn:example:order"
  targetNamespace="urn:example:order" elementFormDefault="qualified">
  <xs:element name="order" type="o:order"/>
  <xs:complexType name="order">
    <xs:sequence>
      <xs:element name="line" type="o:line" maxOccurs="3"/>
      <xs:element name="note" type="xs:string" minOccurs="0" form="unqualified"/>
    </xs:sequence>
    <xs:attribute name="id" type="xs:int" use="required"/>
    <xs:attribute name="currency" type="o:currency" form="qualified"/>
    <xs:attribute name="channels" type="o:channels"/>
    <xs:attribute name="version" type="xs:int" default="1"/>
  </xs:complexType>
  <xs:complexType name="line">
    <xs:simpleContent>
      <xs:extension base="o:amount"><xs:attribute name="sku" type="o:sku" use="required"/></xs:extension>
    </xs:simpleContent>
  </xs:complexType>
  <xs:simpleType name="amount"><xs:restriction base="xs:int"><xs:minInclusive value="1"/></xs:restriction></xs:simpleType>
  <xs:simpleType name="sku"><xs:restriction base="xs:string"><xs:maxLength value="8"/></xs:restriction></xs:simpleType>
  <xs:simpleType name="channels"><xs:list itemType="o:currency"/></xs:simpleType>
  <xs:simpleType name="currency">
    <xs:restriction base="xs:string"><xs:enumeration value="DKK"/><xs:enumeration value="EUR"/></xs:restriction>
  </xs:simpleType>
</xs:schema>`;

const folder = mkdtempSync(join(tmpdir(), "test-data-"));
afterAll(() => rmSync(folder, { recursive: true }));

async function generate(name: string, xsd: string, root = "order") {
  writeFileSync(join(folder, `${name}.xsd`), xsd);
  const contract = {
    ...{ name, package: `${name}-contract`, testData: {}, schema: `${name}.xsd` },
    roots: [{ element: root, direction: "request" as const }],
  };
  return (await generateContracts({ folder, contracts: [contract] })).get(contract);
}

/** The published schema of a contract, the name of its root, and both verdicts on a document. */
async function openContract(name: string, xsd: string, root?: string) {
  const files = await generate(name, xsd, root);
  if (files === undefined || files instanceof SchemaError) throw files;
  const schema = JSON.parse(String(files.get(`${name}.schema.json`)));
  const [, element = ""] =
    /arbitraryXmlNearMiss\(schema, "(.*?)"/.exec(String(files.get("testing.ts"))) ?? [];
  const compiled = compileXsd([join(folder, `${name}.xsd`)]);
  if (!compiled.ok) throw new Error("the schema is invalid");
  const validator = XsdValidator.fromDoc(XmlDocument.fromString(xsd));

  function validate(text: string): readonly [ours: boolean, libxml2: boolean] {
    const document = XmlDocument.fromString(text);
    let isValid = true;
    try {
      validator.validate(document);
    } catch {
      isValid = false;
    } finally {
      document.dispose();
    }
    return [compiled.ok && compiled.validate(Buffer.from(text)).valid, isValid];
  }
  return { schema, element, validate };
}

describe("a contract with attributes and namespaces", async () => {
  const { element, schema, validate } = await openContract("order", XSD);

  test("the generated code names the root with its namespace", () => {
    expect(element).toBe("{urn:example:order}order");
  });

  test("valid values are valid documents", () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(arbitraryXmlDocument(schema, element, "#/$defs/order"), (text) => {
        for (const name of text.match(/[\w:]+(?==)/g) ?? []) seen.add(name);
        expect([text, ...validate(text)]).toEqual([text, true, true]);
      }),
    );
    expect([...seen]).toEqual(expect.arrayContaining(["xmlns", "id", "a1:currency", "channels", "sku"]));
  });

  test("documents of near misses are invalid", () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(arbitraryXmlNearMiss(schema, element, "#/$defs/order"), ({ document, rule, path }) => {
        if (document === undefined) return;
        seen.add(`${rule} ${path.replace(/\d+/, "0")}`);
        expect([document, ...validate(document)]).toEqual([document, false, false]);
      }),
      { numRuns: 500 },
    );
    expect([...seen]).toEqual(
      expect.arrayContaining([
        ...["required /id", "required /line/0/sku", "enumeration /currency", "max-length /line/0/sku"],
        ...["minimum /line/0/value", "attribute /order/line", "repeated-element /order/note", "root /order"],
      ]),
    );
  });
});

describe("a message with choices, dates, unions and elements of other namespaces", async () => {
  const xsd = readFileSync(
    new URL("../../../xsd-compiler/examples/iso-20022/credit-transfer.xsd", import.meta.url),
    "utf8",
  );
  const { element, schema, validate } = await openContract("message", xsd, "Document");

  test("valid values are valid documents", () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(arbitraryXmlDocument(schema, element, "#/$defs/Document"), (text) => {
        for (const name of text.match(/<\w+/g) ?? []) seen.add(name);
        // libxml2 knows fewer years and digits: nearly every document has one that it rejects.
        expect([text, validate(text)[0]]).toEqual([text, true]);
      }),
    );
    expect([...seen]).toEqual(expect.arrayContaining(["<IBAN", "<Othr", "<Dt", "<DtTm", "<any"]));
  });

  test("documents of near misses are invalid", () => {
    fc.assert(
      fc.property(arbitraryXmlNearMiss(schema, element, "#/$defs/Document"), ({ document }) => {
        if (document !== undefined)
          expect([document, ...validate(document)]).toEqual([document, false, false]);
      }),
      { numRuns: 300 },
    );
  });
});

test("a rule that the published schema cannot express is named", async () => {
  const measured =
    '<xs:simpleType><xs:restriction base="xs:base64Binary"><xs:maxLength value="8"/></xs:restriction></xs:simpleType>';
  const xsd = XSD.replace('<xs:element name="note" type="xs:string"', '<xs:element name="note"').replace(
    'minOccurs="0" form="unqualified"/>',
    `form="unqualified">${measured}</xs:element>`,
  );
  expect(String(await generate("measured", xsd))).toContain(
    "this rule is not supported: the number of octets",
  );
});

test("a schema that test data does not support is rejected when it is generated", async () => {
  const open = XSD.replace("</xs:sequence>", '<xs:any maxOccurs="3" namespace="##other"/></xs:sequence>');
  const error = await generate("open", open);
  expect(String(error)).toContain("<order>: test data:");
});

test("documents name no type by xsi:type, so that an abstract type is rejected", async () => {
  const derived =
    '<xs:complexType name="gift"><xs:complexContent><xs:extension base="o:order"/></xs:complexContent></xs:complexType></xs:schema>';
  const xsd = XSD.replace("</xs:schema>", derived);
  const { element, schema, validate } = await openContract("gift", xsd);
  fc.assert(
    fc.property(arbitraryXmlDocument(schema, element, "#/$defs/order"), (text) => {
      expect([text, ...validate(text)]).toEqual([text, true, true]);
    }),
  );
  const abstract = xsd.replace('name="order">', 'name="order" abstract="true">');
  expect(String(await generate("abstract", abstract))).toContain(
    "test data: an abstract type is not supported",
  );
});
