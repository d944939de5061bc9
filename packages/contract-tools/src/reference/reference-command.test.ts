import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { runContracts } from "../contracts.ts";

let folder: string;
let errors: string[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "reference-"));
  errors = [];
  vi.spyOn(console, "error").mockImplementation((line) => errors.push(String(line)));
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

function write(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

async function document(...args: string[]): Promise<{ code: number; page: (name: string) => string }> {
  const code = await runContracts(["reference", ...args, "--out", "out"], { folder });
  return { code, page: (name) => readFileSync(join(folder, "out", name), "utf8") };
}

const XSD = `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" targetNamespace="urn:o" xmlns="urn:o">
  <xs:element name="order" type="Order"><xs:key name="k"><xs:selector xpath="item"/><xs:field xpath="@id"/></xs:key></xs:element>
  <xs:complexType name="Order">
    <xs:annotation><xs:documentation>An order | with &lt;tags&gt;.</xs:documentation></xs:annotation>
    <xs:choice maxOccurs="3">
      <xs:element name="item" minOccurs="2" maxOccurs="5"><xs:complexType>
        <xs:sequence><xs:element name="size" type="Size" minOccurs="0"/><xs:any namespace="##other" processContents="lax"/></xs:sequence>
        <xs:attribute name="id" type="xs:ID" use="required"/>
        <xs:attribute name="key"><xs:simpleType><xs:restriction base="xs:hexBinary"><xs:length value="4"/></xs:restriction></xs:simpleType></xs:attribute>
        <xs:attribute name="tags"><xs:simpleType><xs:restriction base="xs:NMTOKENS"><xs:minLength value="2"/></xs:restriction></xs:simpleType></xs:attribute></xs:complexType></xs:element>
      <xs:element name="code" default="a"><xs:simpleType><xs:restriction base="xs:string"><xs:pattern value="a|b"/><xs:maxLength value="3"/></xs:restriction></xs:simpleType></xs:element>
    </xs:choice>
  </xs:complexType>
  <xs:simpleType name="Size"><xs:restriction base="xs:token">
    <xs:enumeration value="s"><xs:annotation><xs:documentation>Small.</xs:documentation></xs:annotation></xs:enumeration>
    <xs:enumeration value="l"/></xs:restriction></xs:simpleType>
</xs:schema>`;

test("an XSD: documents, content, occurrence, facets, values, identity constraints and attributes", async () => {
  write("order.xsd", XSD);
  const { code, page } = await document("order.xsd");
  expect(errors).toEqual(["wrote out/order.md"]);
  expect(code).toBe(0);
  const lines = page("order.md").split("\n");
  for (const line of [
    "Namespaces: `o` is `urn:o`.",
    "| `o:order` | [o:Order](#oorder) | one root element | key: `@id` of each `item`. |",
    "An order | with &lt;tags>.",
    "Content: `(item{2,5} | code){1,3}`",
    "| `item` | [o:Order/item](#oorderitem) | 0 to 15 |  |",
    "| `code` | `xs:string`, at most 3 characters, `a\\|b` | 0 to 3 | default: `a`. |",
    "| `size` | [o:Size](#osize) | optional |  |",
    "| any element |  | required |  |",
    "| `@id` | `xs:ID` | required |  |",
    "| `@key` | `xs:hexBinary`, 4 bytes | optional |  |",
    "| `@tags` | list of `xs:NMTOKEN`, separated by spaces, at least 2 items | optional |  |",
    "| `s` | Small. |",
  ])
    expect(lines).toContain(line);
});

const JSON_SCHEMA = JSON.stringify({
  $schema: "https://json-schema.org/draft/2020-12/schema",
  title: "Refund",
  description: "A refund.",
  type: "object",
  required: ["amount"],
  additionalProperties: false,
  properties: {
    amount: { type: "integer", minimum: 1, maximum: 100, description: "The amount." },
    reason: { type: "string", description: "The reason." },
  },
  dependentRequired: { reason: ["amount"] },
  if: { properties: { amount: { const: 100 } }, required: ["amount"] },
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema.
  then: { required: ["reason"] },
});

test("a JSON Schema: members, conditions and examples, as HTML too", async () => {
  write("refund.schema.json", JSON_SCHEMA);
  write("examples/small.json", '{\n  "amount": 1\n}\n');
  const { code, page } = await document("refund.schema.json", "--examples", "examples");
  expect([code, errors]).toEqual([0, ["wrote out/refund.md"]]);
  expect(page("refund.md")).toContain("| `amount` | integer, 1 to 100; required | The amount. |");
  expect(page("refund.md")).toContain("- If `amount` is `100`, then `reason` is present.");
  expect(page("refund.md")).toContain("- `reason` requires `amount`.");
  expect(page("refund.md")).toContain("### Refund: small.json");
  await document("refund.schema.json", "--format", "html");
  expect(page("refund.html")).toContain('<h2 id="refund">Refund</h2>');
  expect(page("refund.html")).toContain("<td><code>amount</code></td>");
});

test("an example that its schema rejects ends with code 1, and is left out", async () => {
  write("refund.schema.json", JSON_SCHEMA);
  write("examples/large.json", '{\n  "amount": 101\n}\n');
  const { code, page } = await document("refund.schema.json", "--examples", "examples");
  expect(code).toBe(1);
  expect(errors[0]).toContain("refund: example large.json: data/amount must be <= 100");
  expect(page("refund.md")).not.toContain("large.json");
});

test("types that are derived from an abstract one, and attributes of the XML namespace", async () => {
  const roots = [{ element: "payment", direction: "request" }];
  const contract = { name: "payment", package: "payment-contract", schema: "payment.xsd", roots };
  write("schemas/payment/contract.json", JSON.stringify(contract));
  write(
    "schemas/payment/payment.xsd",
    `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">
  <xs:import namespace="http://www.w3.org/XML/1998/namespace"/>
  <xs:element name="payment"><xs:complexType><xs:sequence><xs:element name="method" type="Method"/></xs:sequence></xs:complexType></xs:element>
  <xs:complexType name="Method" abstract="true"><xs:attribute ref="xml:lang"/><xs:attribute name="lang"/></xs:complexType>
  <xs:complexType name="Plastic" abstract="true"><xs:complexContent><xs:extension base="Method"/></xs:complexContent></xs:complexType>
  <xs:complexType name="Card"><xs:complexContent><xs:extension base="Plastic"><xs:sequence><xs:element name="pan" type="Pan"/></xs:sequence></xs:extension></xs:complexContent></xs:complexType>
  <xs:simpleType name="Pan"><xs:restriction base="xs:string"/></xs:simpleType>
  <xs:complexType name="Unused"/>
</xs:schema>`,
  );
  const { code, page } = await document();
  expect([code, errors]).toEqual([0, ["wrote out/payment.md"]]);
  const lines = page("payment.md").split("\n");
  expect(lines.filter((line) => line.startsWith("## "))).toEqual(
    ["Documents", "Card", "Method", "Pan", "Plastic", "payment"].map((heading) => `## ${heading}`),
  );
  const attributes = lines.flatMap((line) => /^\| `(@.*?)`/.exec(line)?.[1] ?? []);
  expect(new Set(attributes)).toEqual(new Set(["@xml:lang", "@lang"]));
  expect(lines.filter((line) => line.startsWith("Abstract"))).toEqual([
    "Abstract: a document has a type derived from it: [Card](#card).",
    "Abstract: a document has a type derived from it: [Card](#card).",
  ]);
});

test.each([
  { name: "a missing file", files: {}, args: ["none.xsd"], want: "there is no file none.xsd" },
  { name: "no list and no schema", files: {}, args: [], want: "there is no schemas/*/contract.json" },
  { name: "an invalid XSD", files: { "bad.xsd": "<x/>" }, args: ["bad.xsd"], want: "bad.xsd:1:1" },
  {
    name: "an invalid JSON Schema",
    files: { "bad.schema.json": "{" },
    args: ["bad.schema.json"],
    want: "bad.schema.json:1:2 invalid-json",
  },
])("$name ends with code 2", async ({ files, args, want }) => {
  for (const [path, text] of Object.entries(files)) write(path, text);
  expect((await document(...args)).code).toBe(2);
  expect(errors.join("\n")).toContain(want);
});
