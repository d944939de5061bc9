import { findText, readTree } from "@payment-routing/contract-runtime";
import { describe, expect, test } from "vitest";
import { DocumentCodec } from "../../test/document-codec.ts";
import { compileSchemaSet } from "../compile-schema-set.ts";
import { EFFORT } from "../testing/random.ts";
import { prepareCodec } from "./generate-sources.ts";

const SCHEMA = `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">
  <xs:element name="order">
    <xs:complexType>
      <xs:all>
        <xs:element name="id" type="xs:int"/>
        <xs:element name="kind" type="kind" minOccurs="0"/>
        <xs:element name="items" type="items"/>
        <xs:element name="extra" minOccurs="0"/>
      </xs:all>
    </xs:complexType>
  </xs:element>
  <xs:simpleType name="kind">
    <xs:restriction base="xs:token"><xs:enumeration value="sale"/><xs:enumeration value="gift"/></xs:restriction>
  </xs:simpleType>
  <xs:complexType name="items">
    <xs:sequence maxOccurs="3">
      <xs:element name="item" type="xs:token"/>
      <xs:element name="count" type="xs:int"/>
      <xs:element name="price" type="xs:decimal"/>
    </xs:sequence>
  </xs:complexType>
</xs:schema>`;

function compile(): DocumentCodec {
  const compiled = compileSchemaSet(["order.xsd"], () => new TextEncoder().encode(SCHEMA));
  if (!compiled.ok) throw new Error(compiled.diagnostics.map(({ message }) => message).join("\n"));
  const { table, values } = prepareCodec(compiled.schemaSet);
  return DocumentCodec.of(table, values);
}

const CODEC = compile();
const BYTES = 262_144 * EFFORT;
const fill = (text: string, bytes: number): string => text.repeat(Math.floor(bytes / text.length));
const inOrder = (content: string): string => `<order>${content}</order>`;
const numbered = (count: number, write: (i: number) => string): string =>
  Array.from({ length: count }, (_, i) => write(i)).join("");
/** Elements inside each other with as many declarations as are allowed, and something in the innermost. */
const declaring = (depth: number, inside: string): string => {
  const open = numbered(depth, (i) => `<a${numbered(255, (j) => ` xmlns:p${i}_${j}='u'`)}>`);
  return `${open}${inside}${"</a>".repeat(depth)}`;
};

// The largest document that is allowed by default, and four times that in `npm run test:slow`, of the most expensive
// things there are. Each takes some tenths of a second, and minutes as soon as any of it costs more the more there is of it: the time-out is far from both.
describe("rejects hostile documents in bounded time", { timeout: 60_000 }, () => {
  test.for([
    { name: "elements that do not belong", given: inOrder(fill("<a/>", BYTES)) },
    { name: "texts that do not belong", given: inOrder(fill("<a/>x", BYTES)) },
    { name: "declarations around elements", given: inOrder(declaring(30, fill("<b/>", BYTES / 4))) },
    {
      name: "declarations around open content",
      given: inOrder(`<extra>${declaring(30, fill("<b/>", BYTES / 4))}</extra>`),
    },
    {
      name: "declarations around many open contents",
      given: `<order${numbered(255, (i) => ` xmlns:p${i}='u'`)}>${fill("<extra/>", BYTES - 4000)}</order>`,
    },
    { name: "attributes", given: inOrder(fill(`<a${numbered(256, (i) => ` a${i}=''`)}/>`, BYTES)) },
    { name: "brackets", given: inOrder(fill("]", BYTES)) },
    { name: "references", given: inOrder(fill("&amp;", BYTES)) },
    { name: "one long reference", given: inOrder(`&#${fill("0", BYTES)}65;`) },
    { name: "comments", given: inOrder(fill("<!---->", BYTES)) },
    { name: "beginnings of comments", given: inOrder(fill("<!--", BYTES)) },
    { name: "CDATA sections", given: inOrder(fill("<![CDATA[]]>", BYTES)) },
    { name: "beginnings of CDATA sections", given: inOrder(fill("<![CDATA[", BYTES)) },
    { name: "processing instructions", given: inOrder(fill("<?a?>", BYTES)) },
    { name: "beginnings of processing instructions", given: inOrder(fill("<?a ", BYTES)) },
    { name: "carriage returns", given: inOrder(`<kind>${fill("\r", BYTES)}</kind>`) },
    { name: "spaces", given: inOrder(`<kind>${fill(" ", BYTES)}x</kind>`) },
    { name: "digits", given: inOrder(`<id>${fill("1", BYTES)}</id>`) },
    { name: "one long name", given: `<${fill("a", BYTES)}/>` },
    {
      name: "spaces in the XML declaration",
      given: `<?xml${fill(" ", BYTES / 2)}version${fill(" ", BYTES / 2)}?><a/>`,
    },
    { name: "line feeds and issues", given: inOrder(fill("<id>x</id>\n", BYTES)) },
    { name: "rows that break off", given: inOrder(`<items>${fill("<item/>", BYTES)}</items>`) },
    { name: "elements inside each other", given: inOrder(fill("<a>", BYTES)) },
  ])("$name", ({ given }) => {
    const document = Buffer.from(given.slice(0, BYTES));
    const options = { maxDepth: 1024, maxBytes: BYTES };
    readTree(document, options);
    findText(document, ["order", "id"], options);
    const result = CODEC.decode(0, document, options);
    expect(result.ok).toBe(false);
  });
});
