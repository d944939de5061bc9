import { expect, test } from "vitest";
import { DocumentCodec } from "../../test/document-codec.ts";
import { compileSchemaSet } from "../compile-schema-set.ts";
import { EFFORT, Random } from "../testing/random.ts";
import { prepareCodec } from "./generate-sources.ts";

const schemas = Number(process.env.SCHEMAS ?? 50 * EFFORT);
const first = Number(process.env.SEED ?? 1);

const path = (random: Random, kind: "selector" | "field", paths: readonly string[]): string =>
  `<xs:${kind} xpath="${random.one(paths)}"/>`;

/** A constraint, and in some cases a reference to it. */
function randomConstraints(random: Random, name: string): string {
  const fields = 1 + random.below(2);
  const body = (): string =>
    path(random, "selector", ["a", ".//b", "node", ".//node", "a|b", "node/*", ".", "node/node"]) +
    random.some(fields, fields, () => path(random, "field", [".", "@k", "@l", "a", "a|b", "@k|@m"])).join("");
  const category = random.one(["key", "unique", "unique"]);
  const reference = `<xs:keyref name="${name}-ref" refer="${name}">${body()}</xs:keyref>`;
  return `<xs:${category} name="${name}">${body()}</xs:${category}>${random.rarely(2) ? reference : ""}`;
}

/** Nodes inside of nodes, with constraints on the root and on each. */
function randomSchema(random: Random): string {
  return `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">
    <xs:simpleType name="amount"><xs:restriction base="xs:decimal"/></xs:simpleType>
    <xs:simpleType name="round"><xs:restriction base="amount"><xs:fractionDigits value="0"/></xs:restriction></xs:simpleType>
    <xs:complexType name="node">
      <xs:sequence>
        <xs:element name="a" type="amount" minOccurs="0" maxOccurs="2" nillable="true"/>
        <xs:element name="b" type="xs:string" minOccurs="0" default="1"/>
        <xs:element name="node" type="node" minOccurs="0" maxOccurs="unbounded">${random.rarely(2) ? randomConstraints(random, "inner") : ""}</xs:element>
      </xs:sequence>
      <xs:attribute name="k" type="xs:int"/><xs:attribute name="l" type="xs:string" default="1"/>
    </xs:complexType>
    <xs:complexType name="more"><xs:complexContent><xs:extension base="node"><xs:attribute name="m" type="xs:int"/></xs:extension></xs:complexContent></xs:complexType>
    <xs:element name="root" type="node">${randomConstraints(random, "outer")}</xs:element>
  </xs:schema>`;
}

function randomNode(random: Random, depth: number): object {
  return {
    ...(random.rarely(3) ? { "xsi:type": "more", ...(random.rarely(2) ? { m: 1 } : {}) } : {}),
    ...(random.rarely(2) ? { k: random.below(3) } : {}),
    ...(random.rarely(2) ? { l: random.one(["1", "2"]) } : {}),
    a: random.some(0, 2, () => random.one(["1", "1.0", "2", { "xsi:type": "round", value: "2" }, null])),
    ...(random.rarely(2) ? { b: random.one(["", "1", "2"]) } : {}),
    node: depth === 0 ? [] : random.some(0, 3, () => randomNode(random, depth - 1)),
  };
}

// `SCHEMAS=5000 npx vitest run …` for a longer look.
test("a value and its document violate the same constraints", { timeout: 600_000 }, () => {
  const seen = new Map<string, number>();
  for (let seed = first; seed < first + schemas; seed++) {
    const random = new Random(seed);
    const compiled = compileSchemaSet(["a.xsd"], () => new TextEncoder().encode(randomSchema(random)));
    if (!compiled.ok) continue;
    const { table, values } = prepareCodec(compiled.schemaSet);
    const codec = DocumentCodec.of(table, values);
    for (let count = 0; count < 20; count++) {
      const value = randomNode(random, 2);
      const validated = codec.validate(0, value);
      const decoded = codec.decode(0, codec.encode(0, value));
      const ours = validated.ok ? [] : validated.issues.map(({ code, expected }) => `${code} ${expected}`);
      const theirs = decoded.ok ? [] : decoded.issues.map(({ code, expected }) => `${code} ${expected}`);
      expect([seed, value, ours.sort()]).toEqual([seed, value, theirs.sort()]);
      for (const code of new Set(ours.map((issue) => issue.split(" ")[0] ?? "")))
        seen.set(code, (seen.get(code) ?? 0) + 1);
      if (ours.length === 0) seen.set("valid", (seen.get("valid") ?? 0) + 1);
    }
  }
  for (const kind of ["valid", "not-unique", "invalid-key", "unknown-reference"])
    expect([kind, (seen.get(kind) ?? 0) > schemas / 4]).toEqual([kind, true]);
});
