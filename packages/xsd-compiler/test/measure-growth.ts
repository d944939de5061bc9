// Measures the time to validate against the size of documents, and prints the table of the README:
// `npm run growth -w @payment-routing/xsd-compiler`.
import { compileXsd } from "../src/compile-xsd.ts";
import { writeSchemas } from "./schema-folder.ts";

/** Documents that can be made of any size. */
interface GrowingDocument {
  readonly name: string;
  readonly schema: string;
  /** A document of about the size, in bytes. */
  readonly make: (size: number) => string;
}

const SCHEMA = `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">
  <xs:element name="payments"><xs:complexType><xs:sequence><xs:element name="payment" type="payment" maxOccurs="unbounded"/></xs:sequence></xs:complexType></xs:element>
  <xs:complexType name="payment"><xs:sequence>
    <xs:element name="id"><xs:simpleType><xs:restriction base="xs:string"><xs:pattern value="[A-Z]{2}[0-9]{1,12}"/></xs:restriction></xs:simpleType></xs:element>
    <xs:element name="when" type="xs:dateTime"/>
    <xs:element name="amount"><xs:complexType><xs:simpleContent><xs:extension base="xs:decimal"><xs:attribute name="currency" type="xs:NMTOKEN" use="required"/></xs:extension></xs:simpleContent></xs:complexType></xs:element>
    <xs:element name="note" type="xs:string" minOccurs="0"/>
  </xs:sequence></xs:complexType>
  <xs:element name="list"><xs:complexType><xs:sequence><xs:element name="e" minOccurs="0" maxOccurs="unbounded"/></xs:sequence></xs:complexType></xs:element>
  <xs:element name="tree" type="tree"/>
  <xs:complexType name="tree"><xs:sequence><xs:element name="tree" type="tree" minOccurs="0" maxOccurs="unbounded"/></xs:sequence></xs:complexType>
  <xs:element name="open"><xs:complexType><xs:anyAttribute processContents="lax"/></xs:complexType></xs:element>
  <xs:element name="named"><xs:complexType><xs:sequence><xs:element name="n" maxOccurs="unbounded"><xs:complexType><xs:attribute name="id" type="xs:ID"/><xs:attribute name="to" type="xs:IDREF"/></xs:complexType></xs:element></xs:sequence></xs:complexType></xs:element>
  <xs:element name="matched"><xs:simpleType><xs:restriction base="xs:string"><xs:pattern value="(\\w+\\s?)*"/></xs:restriction></xs:simpleType></xs:element>
</xs:schema>`;

const PAYMENT =
  '<payment><id>AB123456</id><when>2024-02-29T13:20:00Z</when><amount currency="EUR">12.50</amount><note>Ångström &amp; Söhne</note></payment>\n';
const DEEPEST = 250;
const BRANCH = "<tree>".repeat(DEEPEST - 1) + "</tree>".repeat(DEEPEST - 1);

/** What the time to validate is measured on; the invalid ones are valid but for what their names say. */
const GROWING_DOCUMENTS: readonly GrowingDocument[] = [
  { name: "valid", schema: SCHEMA, make: (size) => `<payments>${repeat(PAYMENT, size)}</payments>` },
  { name: "many small elements", schema: SCHEMA, make: (size) => `<list>${repeat("<e/>", size)}</list>` },
  { name: "deeply nested", schema: SCHEMA, make: (size) => `<tree>${repeat(BRANCH, size)}</tree>` },
  {
    name: "attribute-heavy",
    schema: SCHEMA,
    make: (size) =>
      `<open ${Array.from({ length: size / 16 }, (_, index) => `a${index}="${index}"`).join(" ")}/>`,
  },
  {
    name: "identifiers and references",
    schema: SCHEMA,
    make: (size) =>
      `<named>${Array.from({ length: size / 32 }, (_, index) => `<n id="i${index}" to="i${index >> 1}"/>`).join("")}</named>`,
  },
  {
    name: "one long text, a pattern of many ways",
    schema: SCHEMA,
    make: (size) => `<matched>${"a".repeat(size)}</matched>`,
  },
  {
    name: "every element wrong",
    schema: SCHEMA,
    make: (size) => `<payments>${repeat("<payment><x/></payment>", size)}</payments>`,
  },
  { name: "cut off", schema: SCHEMA, make: (size) => `<list>${repeat("<e></e>", size)}` },
];

function repeat(text: string, size: number): string {
  return text.repeat(Math.ceil(size / text.length));
}

const SIZES = [64, 256, 1024, 4096];

console.log(
  `| document | ${SIZES.map((size) => (size < 1024 ? `${size} KiB` : `${size / 1024} MiB`)).join(" | ")} |`,
);
console.log(`| --- |${" ---: |".repeat(SIZES.length)}`);
for (const { name, schema, make } of GROWING_DOCUMENTS) {
  const { paths, remove } = writeSchemas({ "growth.xsd": schema });
  const compiled = compileXsd(paths, { maxAttributes: Number.POSITIVE_INFINITY });
  remove();
  if (!compiled.ok) throw new Error(compiled.diagnostics.map(({ message }) => message).join("\n"));
  const cells = SIZES.map((size) => {
    const document = new TextEncoder().encode(make(size * 1024));
    const times = Array.from({ length: 5 }, () => {
      // Of this process: the machine may have other things to do.
      const start = process.cpuUsage();
      compiled.validate(document);
      const { user, system } = process.cpuUsage(start);
      return user + system;
    });
    return (median(times) * 1e3) / document.length;
  });
  console.log(`| ${name} | ${cells.map((cell) => cell.toFixed(0)).join(" | ")} |`);
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
}
