import { expect, test } from "vitest";
import { checkTypes, generateFrom } from "../../test/check-types.ts";

/** Each type is derived from the one before it, and has an attribute of its own. */
function chain(names: readonly string[], attributes: Readonly<Record<string, string>> = {}): string {
  return names
    .map((name, index) => {
      const own = `<xs:attribute name="${name}s"/>`;
      const derived = `<xs:complexContent><xs:extension base="${names[index - 1]}">${own}</xs:extension></xs:complexContent>`;
      return `<xs:complexType name="${name}" ${attributes[name] ?? ""}>${index === 0 ? own : derived}</xs:complexType>`;
    })
    .join("");
}

function writeTypes(content: string, declared: readonly string[]): ReadonlyMap<string, string> {
  const members = declared.map((type) => `<xs:element name="${type}" type="${type}" minOccurs="0"/>`);
  return generateFrom({
    "a.xsd": `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">${content}<xs:element name="root"><xs:complexType><xs:sequence>${members.join("")}</xs:sequence></xs:complexType></xs:element></xs:schema>`,
  });
}

const NAMES = ["all", "base", "core", "deep"];

/** The labels in the union of a type, which contains no other union. */
function labelsOf(sources: ReadonlyMap<string, string>, name: string): string[] | undefined {
  const [, union] =
    new RegExp(`^export type ${name} =((?:[^;]|; )*);$`, "m").exec(sources.get("types.ts") ?? "") ?? [];
  return union?.match(/(?<="xsi:type": ")\w+|Any\w+/g) ?? undefined;
}

test("a union contains the union of a derived type, which has its label there", () => {
  const sources = writeTypes(chain(NAMES), ["all", "core"]);
  expect(sources.get("types.ts")).toContain(`export type AnyAll =
  | (All & { readonly "xsi:type"?: never })
  | (Base & { readonly "xsi:type": "base" })
  | AnyCore<Core & { readonly "xsi:type": "core" }>;
`);
  expect(
    sources.get("types.ts"),
  ).toContain(`export type AnyCore<own = Core & { readonly "xsi:type"?: never }> =
  | own
  | (Deep & { readonly "xsi:type": "deep" });
`);
  const program = `import type { AnyAll, AnyCore } from "./types.ts";
export const all: AnyAll[] = [{ alls: "" }, { "xsi:type": "base", bases: "" }, { "xsi:type": "core", cores: "" }, { "xsi:type": "deep", deeps: "" }];
export const core: AnyCore[] = [{ cores: "" }, { "xsi:type": "deep", deeps: "" }];
export function coresOf(one: AnyAll): string | undefined {
  return one["xsi:type"] === "core" || one["xsi:type"] === "deep" ? one.cores : one.alls;
}
// @ts-expect-error: without a label it is another type
export const unlabelled: AnyAll = { cores: "" };
// @ts-expect-error: it is no derived type there
export const labelled: AnyCore = { "xsi:type": "core", cores: "" };
`;
  expect(checkTypes(sources, program)).toBe("");
});

test("each type of a chain is written once", () => {
  const names = Array.from({ length: 20 }, (_, index) => `t${index}`);
  expect(
    writeTypes(chain(names), names)
      .get("types.ts")
      ?.match(/"xsi:type": "t19"/g),
  ).toHaveLength(1);
});

test("the union of an abstract type has no value of its own", () => {
  const sources = writeTypes(chain(NAMES, { base: 'abstract="true"' }), ["all", "base"]);
  expect(sources.get("types.ts")).toContain(`export type AnyAll =
  | (All & { readonly "xsi:type"?: never })
  | AnyBase;
`);
});

test.for([
  { name: "a derived type", blocks: "base", all: ["base", "core", "deep"], base: undefined },
  { name: "the type", blocks: "all", all: undefined, base: ["core", "deep"] },
])("what $name blocks is missing in the union of that type only", ({ all, base, blocks }) => {
  const sources = writeTypes(chain(NAMES, { [blocks]: 'block="extension"' }), ["all", "base"]);
  expect([labelsOf(sources, "AnyAll"), labelsOf(sources, "AnyBase")]).toEqual([all, base]);
});

test("what an abstract type blocks is in the union of its base", () => {
  const sources = writeTypes(chain(NAMES, { base: 'abstract="true" block="extension"' }), ["all", "base"]);
  expect(labelsOf(sources, "AnyAll")).toEqual(["core", "deep"]);
  expect(sources.get("types.ts")).toContain("export type AnyBase = never;");
});

test("what a type blocks further down the chain is missing in its union", () => {
  const types = chain(NAMES, { all: 'block="restriction"' });
  const restricted = types.replace(
    /<xs:extension base="base">.*?<\/xs:extension>/,
    '<xs:restriction base="base"/>',
  );
  const sources = writeTypes(restricted, ["all", "base"]);
  expect(labelsOf(sources, "AnyAll")).toEqual(["base"]);
  expect(labelsOf(sources, "AnyBase")).toEqual(["core", "deep"]);
});
