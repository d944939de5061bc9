import { expect, test } from "vitest";
import { checkTypes, generateFrom } from "../../test/check-types.ts";

const count = <T>(length: number, make: (index: number) => T): T[] =>
  Array.from({ length }, (_, index) => make(index));
const join = (length: number, make: (index: number) => string): string => count(length, make).join("");
const schema = (content: string, globals = ""): string =>
  `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">${globals}<xs:element name="r"><xs:complexType>${content}</xs:complexType></xs:element></xs:schema>`;
const choice = (name: string, length: number, occurs = ""): string =>
  `<xs:choice ${occurs}>${join(length, (index) => `<xs:element name="${name}_${index}" type="xs:int"/>`)}</xs:choice>`;
const literal = (names: readonly string[]): string =>
  `{ ${names.map((name) => (name.includes(":") ? name : `${name}: 1`)).join(", ")} }`;

interface Case {
  readonly name: string;
  readonly given: string;
  /** The names of members that go together. */
  readonly fits: readonly string[];
  /** The names of members that the type itself keeps apart. */
  readonly apart?: readonly string[];
  /** Whether the program creates a value, whose input has another type. */
  readonly creates?: boolean;
}

const attributes = (length: number): string =>
  join(length, (index) => `<xs:attribute name="a${index}" type="xs:int" default="1"/>`);

test.for<Case>([
  {
    name: "17 choices of two",
    given: schema(`<xs:sequence>${join(17, (index) => choice(`c${index}`, 2))}</xs:sequence>`),
    fits: count(17, (index) => `c${index}_1`),
    apart: ["c0_0", ...count(17, (index) => `c${index}_1`)],
  },
  {
    name: "four heads with 20 members",
    given: schema(
      `<xs:sequence>${join(4, (head) => `<xs:element ref="h${head}"/>`)}</xs:sequence>`,
      join(
        4,
        (head) =>
          `<xs:element name="h${head}" abstract="true" type="xs:int"/>${join(20, (index) => `<xs:element name="h${head}_${index}" substitutionGroup="h${head}"/>`)}`,
      ),
    ),
    fits: count(4, (head) => `h${head}_19`),
    apart: ["h0_0", ...count(4, (head) => `h${head}_19`)],
  },
  {
    name: "one choice of 3,000",
    given: schema(choice("c", 3_000)),
    fits: ["c_2999"],
  },
  {
    name: "one choice of 600 arrays",
    given: schema(
      `<xs:choice>${join(600, (index) => `<xs:element name="c_${index}" type="xs:int" maxOccurs="2"/>`)}</xs:choice>`,
    ),
    fits: count(600, (index) => `c_${index}: [${index === 1 ? "1, 2" : ""}]`),
  },
  {
    name: "optional choices in optional groups",
    given: schema(
      `<xs:sequence>${join(9, (group) => `<xs:sequence minOccurs="0">${choice(`c${group}a`, 3)}${choice(`c${group}b`, 3, 'minOccurs="0"')}</xs:sequence>`)}</xs:sequence>`,
    ),
    fits: ["c8a_2", "c8b_1"],
  },
  {
    name: "a choice of sequences of choices",
    given: schema(
      `<xs:choice>${join(3, (group) => `<xs:sequence>${join(12, (index) => choice(`c${group}_${index}`, 3))}</xs:sequence>`)}</xs:choice>`,
    ),
    fits: count(12, (index) => `c2_${index}_1`),
  },
  ...[
    [1, 80],
    [1, 181],
    [3, 28],
  ].map(([choices = 0, length = 0]) => ({
    name: `input of ${choices} choices of ${length} beside attributes`,
    given: schema(
      `<xs:sequence>${join(choices, (index) => choice(`c${index}`, length))}</xs:sequence>${attributes(60)}`,
    ),
    fits: count(choices, (index) => `c${index}_1`),
    creates: true,
  })),
  {
    name: "a small choice beside large ones",
    given: schema(`<xs:sequence>${choice("a", 2)}${choice("b", 400)}${choice("c", 400)}</xs:sequence>`),
    fits: ["a_1", "b_399", "c_0"],
    apart: ["a_0", "a_1", "b_399", "c_0"],
  },
])("$name compile", { timeout: 120_000 }, ({ given, fits, apart, creates }) => {
  const program = [
    `import { encodeR${creates ? ", createR" : ""} } from "./index.ts";`,
    creates ? `encodeR(createR(${literal(fits)}));` : `encodeR(${literal(fits)});`,
    apart === undefined ? "" : `// @ts-expect-error two alternatives\nencodeR(${literal(apart)});`,
  ].join("\n");
  expect(checkTypes(generateFrom({ "a.xsd": given }), program)).toBe("");
});
