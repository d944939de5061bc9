import { readDocument } from "@payment-routing/contract-runtime/codegen";
import { expect, test } from "vitest";
import { DocumentCodec } from "../../test/document-codec.ts";
import { prepareLibxml2 } from "../../test/libxml2-validator.ts";
import { loadGenerated } from "../../test/load-generated.ts";
import { compileSchemaSet } from "../compile-schema-set.ts";
import { EFFORT, Random } from "../testing/random.ts";
import { prepareCodec } from "./generate-sources.ts";

const schemas = Number(process.env.SCHEMAS ?? 30 * EFFORT);
const first = Number(process.env.SEED ?? 1);

const NAMES = ["a", "b", "c", "d", "n", "s"];
const SELECTORS = [
  ...[".", "*", ".//*", "n/n", ".//n/a", "n/*/a", "a|n", "n/a|.//b", "*/n|.//n/n", "o/*", ".//a|./a"],
  ...NAMES.flatMap((name) => [name, `.//${name}`]),
];
const FIELDS = [".", "@k", "@l", "a", "b|d", ".//b", "n/@k", "n/n/@l|@k", ".//n/a|a", "*", "s", "@k|@k"];
/** Paths to what has no simple type in the schema. libxml2 judges it differently. */
const OF_OPEN = [".//.", "c", "@p:*", "o/*", ".//c|@q", "@q"];

/** Constraints of one element. A keyref refers to a constraint before it, with as many fields. */
function randomConstraints(random: Random, prefix: string, count: number, fields: readonly string[]): string {
  const body = (index: number): string =>
    `<xs:selector xpath="${random.one(SELECTORS)}"/>` +
    Array.from({ length: 1 + (index % 2) }, () => `<xs:field xpath="${random.one(fields)}"/>`).join("");
  const names = Array.from({ length: count }, (_, index) => ({ index, name: `${prefix}${index}` }));
  return names
    .map(({ index, name }) => {
      if (index > 3 && random.rarely(4)) {
        const refer = `${prefix}${index % 2}`;
        return `<xs:keyref name="${name}" refer="${refer}">${body(index)}</xs:keyref>`;
      }
      const category = random.rarely(6) ? "key" : "unique";
      return `<xs:${category} name="${name}">${body(index)}</xs:${category}>`;
    })
    .join("");
}

/** Thirty constraints on the root, and in some schemas others on the recursive elements inside it. */
function randomSchema(random: Random, isOpen: boolean): string {
  const fields = isOpen ? [...FIELDS, ...OF_OPEN] : FIELDS;
  const inner = random.rarely(2) ? randomConstraints(random, "inner", 5, fields) : "";
  const open = `<xs:element name="c" type="xs:anySimpleType" minOccurs="0"/><xs:element name="o" minOccurs="0"><xs:complexType><xs:sequence><xs:any processContents="lax" minOccurs="0" maxOccurs="2"/></xs:sequence></xs:complexType></xs:element>`;
  return `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:p="urn:p">
    <xs:simpleType name="mixed"><xs:union memberTypes="xs:int xs:token"/></xs:simpleType>
    <xs:simpleType name="several"><xs:list itemType="xs:int"/></xs:simpleType>
    <xs:complexType name="text"><xs:simpleContent><xs:extension base="xs:decimal"><xs:attribute name="k" type="xs:int"/></xs:extension></xs:simpleContent></xs:complexType>
    <xs:complexType name="node">
      <xs:sequence>
        <xs:element name="a" type="xs:decimal" minOccurs="0" maxOccurs="2"/>
        <xs:element name="b" type="mixed" minOccurs="0" default="1"/>
        <xs:element name="d" type="several" minOccurs="0"/>
        <xs:element name="s" type="text" minOccurs="0"/>
        ${isOpen ? open : ""}
        <xs:element name="n" type="node" minOccurs="0" maxOccurs="unbounded">${inner}</xs:element>
      </xs:sequence>
      <xs:attribute name="k" type="xs:int"/><xs:attribute name="l" type="xs:token" default="1"/>
      ${isOpen ? `<xs:attribute name="q" type="xs:QName"/><xs:anyAttribute namespace="##other" processContents="lax"/>` : ""}
    </xs:complexType>
    <xs:complexType name="more"><xs:complexContent><xs:extension base="node"><xs:sequence><xs:element name="z"/><xs:element name="n" type="node" minOccurs="0" nillable="true">${inner.replaceAll("inner", "later")}</xs:element></xs:sequence></xs:extension></xs:complexContent></xs:complexType>
    <xs:element name="n" type="node"/>
    <xs:element name="root" type="node">${randomConstraints(random, "outer", 30, fields)}</xs:element>
  </xs:schema>`;
}

/** An element that is valid apart from constraints. */
function randomElement(random: Random, name: string, depth: number, isOpen: boolean): string {
  const maybe = (text: () => string): string => (random.rarely(3) ? text() : "");
  const number = (): string =>
    random.one(["1", "01", "2", "3", `${random.below(500)}`, `${random.below(500)}`]);
  const isMore = name !== "root" && random.rarely(6);
  const children = depth === 0 ? [] : random.some(0, 3, () => randomElement(random, "n", depth - 1, isOpen));
  const open = isOpen
    ? maybe(() => `<c${maybe(() => ' xsi:type="xs:decimal"')}>${number()}</c>`) +
      maybe(() => `<o>${maybe(() => "<u><a/></u>")}${maybe(() => randomElement(random, "n", 0, true))}</o>`)
    : "";
  return [
    `<${name}${isMore ? ' xsi:type="more"' : ""}`,
    maybe(() => ` k="${number()}"`) + maybe(() => ` l=" ${number()}"`),
    isOpen ? maybe(() => ` q="${random.one(["x", "p:x", "r:x"])}"`) + maybe(() => ` p:w="1"`) : "",
    ">",
    maybe(() => `<a>${number()}.0</a>`),
    maybe(() => `<b>${random.one(["", "1", "01", "x"])}</b>`),
    maybe(() => `<d>${number()} 1</d>`),
    maybe(() => `<s k="${number()}">${number()}</s>`),
    open,
    children.join(""),
    isMore ? `<z/>${maybe(() => randomElement(random, "n", 0, isOpen))}` : "",
    `</${name}>`,
  ].join("");
}

function randomDocument(random: Random, isOpen: boolean): string {
  const namespaces = [
    'xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"',
    'xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:p="urn:p" xmlns:r="urn:p"',
  ];
  return randomElement(random, "root", random.below(3), isOpen).replace(
    /^<root/,
    `<root ${namespaces.join(" ")}`,
  );
}

// `SCHEMAS=5000 npx vitest run …` for a longer look.
test.for([
  { kind: "typed", isOpen: false },
  { kind: "open", isOpen: true },
])(
  "thirty constraints hold alike in $kind documents and their values",
  { timeout: 600_000 },
  async ({ isOpen }) => {
    const seen = { valid: 0, "not-unique": 0, "invalid-key": 0, "unknown-reference": 0 };
    for (let seed = first; seed < first + schemas; seed++) {
      const random = new Random(seed);
      const text = new TextEncoder().encode(randomSchema(random, isOpen));
      const compiled = compileSchemaSet(["a.xsd"], () => text);
      if (!compiled.ok) throw new Error(JSON.stringify(compiled.diagnostics));
      const { indexes, table, values } = prepareCodec(compiled.schemaSet);
      const codec =
        seed % 10 === 0 ? (await loadGenerated(compiled.schemaSet)).codec : DocumentCodec.of(table, values);
      const root = [...compiled.schemaSet.elements.values()].find(({ name }) => name.local === "root");
      const index = (root && indexes.get(root)) ?? -1;
      const libxml2 = prepareLibxml2("a.xsd", text);
      if (typeof libxml2 === "string") throw new Error(libxml2);
      for (let count = 0; count < 20; count++) {
        const document = randomDocument(random, isOpen);
        // Without a root, only the tables read, and check while they do.
        const read = readDocument(codec.schema, undefined, document, {});
        const issues = read.ok ? [] : read.issues;
        expect([seed, document, codec.decode(index, document)]).toEqual([seed, document, read]);
        // A value does not show these types, and the rest of so many issues is not listed.
        if (document.includes("xs:decimal") || issues.length === 100) continue;
        const value = codec.decode(index, document, { identityConstraints: false });
        if (!value.ok) throw new Error(`${document} ${JSON.stringify(value.issues)}`);
        const validated = codec.validate(index, value.value);
        const codes = (validated.ok ? [] : validated.issues).map(
          ({ code, expected }) => `${code} ${expected}`,
        );
        expect([document, codes.sort()]).toEqual([
          document,
          issues.map(({ code, expected }) => `${code} ${expected}`).sort(),
        ]);
        const rejection = libxml2.validate(new TextEncoder().encode(document));
        if (!isOpen)
          expect([seed, document, rejection, issues]).toEqual([
            seed,
            document,
            read.ok ? undefined : expect.anything(),
            issues,
          ]);
        if (read.ok) seen.valid++;
        for (const code of new Set(issues.map(({ code }) => code)))
          if (code in seen) seen[code as keyof typeof seen]++;
      }
      libxml2.dispose();
    }
    for (const [kind, count] of Object.entries(seen))
      expect([kind, count > schemas / 2]).toEqual([kind, true]);
  },
);
