import { describe, expect, test } from "vitest";
import { writeSchemas } from "../../test/schema-folder.ts";
import { compileSchemaSet } from "../compile-schema-set.ts";
import { compileXsd } from "../compile-xsd.ts";
import { generateSources, prepareCodec } from "../generating/generate-sources.ts";
import { EFFORT, Random } from "../testing/random.ts";

const schema = (content: string): string =>
  `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">${content}</xs:schema>`;
const list = (length: number, write: (index: number) => string): string =>
  Array.from({ length }, (_, index) => write(index)).join("");
const elements = (length: number, occurs = ""): string =>
  list(length, (index) => `<xs:element name="e${index}" type="xs:string" ${occurs}/>`);
const root = (content: string): string =>
  `<xs:element name="r"><xs:complexType>${content}</xs:complexType></xs:element>`;
const heads = (references: number, members: number): string =>
  '<xs:element name="h" type="xs:string" abstract="true"/>' +
  list(members, (index) => `<xs:element name="m${index}" type="xs:string" substitutionGroup="h"/>`) +
  list(
    references,
    (index) =>
      `<xs:complexType name="t${index}"><xs:sequence><xs:element name="a${index}"/><xs:element ref="h"/></xs:sequence></xs:complexType>`,
  );
/** Types that extend each other, with a number of optional members in all. */
const chain = (levels: number, members: number): string =>
  '<xs:element name="r" type="t0"/>' +
  list(levels, (level) => {
    const own = `<xs:sequence>${list(members / levels, (index) => `<xs:element name="e${level}_${index}" type="xs:string" minOccurs="0"/>`)}</xs:sequence>`;
    const extended = `<xs:complexContent><xs:extension base="t${level - 1}">${own}</xs:extension></xs:complexContent>`;
    return `<xs:complexType name="t${level}">${level === 0 ? own : extended}</xs:complexType>`;
  });

const FAMILIES: Readonly<Record<string, (size: number) => string>> = {
  "required elements in a sequence": (size) => root(`<xs:sequence>${elements(size)}</xs:sequence>`),
  "optional elements in a sequence": (size) =>
    root(`<xs:sequence>${elements(size, 'minOccurs="0"')}</xs:sequence>`),
  "optional arrays in a sequence": (size) =>
    root(`<xs:sequence>${elements(size, 'minOccurs="0" maxOccurs="unbounded"')}</xs:sequence>`),
  "counted elements in a sequence": (size) =>
    root(
      `<xs:sequence>${list(size, (index) => `<xs:sequence minOccurs="0"><xs:element name="e${index}" minOccurs="2" maxOccurs="5"/></xs:sequence>`)}</xs:sequence>`,
    ),
  "optional elements in a repeated sequence": (size) =>
    root(`<xs:sequence maxOccurs="unbounded">${elements(size, 'minOccurs="0"')}</xs:sequence>`),
  "elements in a choice": (size) => root(`<xs:choice>${elements(size)}</xs:choice>`),
  "elements in a repeated choice": (size) =>
    root(`<xs:choice maxOccurs="unbounded">${elements(size)}</xs:choice>`),
  "values in an enumeration": (size) =>
    `<xs:element name="r"><xs:simpleType><xs:restriction base="xs:string">${list(size, (index) => `<xs:enumeration value="v${index}"/>`)}</xs:restriction></xs:simpleType></xs:element>`,
  "members of a head": (size) => heads(1, size),
  "members in a chain of 10 extensions": (size) => chain(10, size),
};

function compile(text: string) {
  const compiled = compileSchemaSet(["a.xsd"], () => new TextEncoder().encode(schema(text)));
  if (!compiled.ok) throw new Error(compiled.diagnostics.map(({ message }) => message).join("\n"));
  return compiled.schemaSet;
}

/** The number of states, steps and skips in the tables, and the number of characters of generated code. */
function measure(text: string): { readonly parts: number; readonly characters: number } {
  const set = compile(text);
  let parts = 0;
  for (const type of prepareCodec(set).table.types)
    if (type.kind === "complex" && type.content.kind === "states")
      for (const { skip, steps } of type.content.states) parts += 1 + steps.length + (skip ? 1 : 0);
  const sources = [...generateSources(set).values()];
  return { parts, characters: sources.reduce((sum, source) => sum + source.length, 0) };
}

test.for(Object.keys(FAMILIES))("16 times as many %s make at most 21 times as much code", (name) => {
  const [small, large] = [125, 2_000].map((size) => measure(FAMILIES[name]?.(size) ?? ""));
  expect(large?.characters).toBeLessThan(21 * (small?.characters ?? 0));
  expect(large?.parts).toBeLessThanOrEqual(21 * (small?.parts ?? 0));
});

test("10,000 optional elements in a sequence are accepted", () => {
  const type = compile(FAMILIES["optional elements in a sequence"]?.(10_000) ?? "").elements.get("r")?.type;
  expect(type).toMatchObject({ content: { kind: "elements" } });
});

/** A content model whose ways of skips are long, as a regular expression of the names of its children too. */
interface Wide {
  readonly name: string;
  readonly content: string;
  readonly pattern: RegExp;
}

const COUNTED = 64;
const counted = list(
  COUNTED,
  (index) =>
    `<xs:sequence minOccurs="0"><xs:element name="c${index}" minOccurs="2" maxOccurs="3"/></xs:sequence>`,
);
const WIDE: readonly Wide[] = [
  {
    name: "optional elements",
    content: `<xs:sequence>${elements(150, 'minOccurs="0"')}<xs:element name="z"/></xs:sequence>`,
    pattern: new RegExp(`^${list(150, (index) => `(e${index} )?`)}z $`),
  },
  {
    name: "optional elements in turns",
    content: `<xs:sequence maxOccurs="unbounded">${elements(100, 'minOccurs="0"')}<xs:element name="z"/></xs:sequence>`,
    pattern: new RegExp(`^(${list(100, (index) => `(e${index} )?`)}z )+$`),
  },
  {
    name: "optional elements around counted ones and a wildcard",
    content: `<xs:sequence>${elements(70, 'minOccurs="0"')}${counted}<xs:any namespace="##other" processContents="skip" minOccurs="0"/>${list(70, (index) => `<xs:element name="f${index}" minOccurs="0" maxOccurs="unbounded"/>`)}</xs:sequence>`,
    pattern: new RegExp(
      `^${list(70, (index) => `(e${index} )?`)}${list(COUNTED, (index) => `((c${index} ){2,3})?`)}(o )?${list(70, (index) => `(f${index} )*`)}$`,
    ),
  },
];

describe("long ways of skips", () => {
  test.for(WIDE)("$name are matched as a regular expression matches them", ({ content, pattern }) => {
    const { paths, remove } = writeSchemas({ "a.xsd": schema(root(content)) });
    const compiled = compileXsd(paths);
    remove();
    if (!compiled.ok) throw new Error(compiled.diagnostics.map(({ message }) => message).join("\n"));
    const names = [...new Set(pattern.source.match(/[a-z]\d*(?= )/g))];
    const random = new Random(1);
    let valid = 0;
    for (let round = 0; round < 1_000 * EFFORT; round++) {
      const density = 1 + random.below(names.length);
      const inTurns = random.rarely(2) ? [...names, ...names] : names;
      const children = inTurns.flatMap((name) => {
        if (name !== "z" && !random.rarely(density)) return [];
        // Counted elements occur twice, the others once: seldom the other way round.
        return name.startsWith("c") === random.rarely(8) ? [name] : [name, name];
      });
      if (random.rarely(3))
        children.splice(random.below(children.length + 1), random.below(2), random.one(names));
      const text = children.map((name) => `${name} `).join("");
      const written = children.map((name) => (name === "o" ? '<o xmlns="urn:o"/>' : `<${name}/>`)).join("");
      const { valid: isValid } = compiled.validate(new TextEncoder().encode(`<r>${written}</r>`));
      expect(isValid, text).toBe(pattern.test(text));
      if (isValid) valid++;
    }
    expect(valid).toBeGreaterThan(100 * EFFORT);
  });
});
