// Facets that hold together, of one step of derivation or of several (part 2, section 4.3).

import { schemaOf, type ValidationCase } from "./case.ts";

/** A root element whose type `t` has facets. */
const typed = (base: string, facets: string, others = ""): ValidationCase["files"] =>
  schemaOf(
    `<xs:element name="r" type="t"/><xs:simpleType name="t"><xs:restriction base="${base}">${facets}</xs:restriction></xs:simpleType>${others}`,
  );

export const FACET_COMBINATIONS: readonly ValidationCase[] = [
  {
    // Section 4.3.1.4; xs:NMTOKENS has the facet minLength.
    name: "xs:length of a list that has at least one item",
    files: typed("xs:NMTOKENS", '<xs:length value="2"/>'),
    valid: ["<r>a b</r>"],
    invalid: {
      "<r/>": ["invalid-length /r"],
      "<r>a</r>": ["invalid-length /r"],
      "<r>a b c</r>": ["invalid-length /r"],
    },
  },
  {
    name: "xs:length within bounds of a list",
    files: typed(
      "l",
      '<xs:length value="2"/>',
      '<xs:simpleType name="i"><xs:list itemType="xs:int"/></xs:simpleType><xs:simpleType name="l"><xs:restriction base="i"><xs:maxLength value="3"/></xs:restriction></xs:simpleType>',
    ),
    valid: ["<r>1 2</r>"],
    invalid: { "<r>1</r>": ["invalid-length /r"], "<r>1 2 3</r>": ["invalid-length /r"] },
  },
  {
    name: "xs:length within bounds of a text",
    files: typed(
      "s",
      '<xs:length value="2"/>',
      '<xs:simpleType name="s"><xs:restriction base="xs:string"><xs:minLength value="1"/><xs:maxLength value="3"/></xs:restriction></xs:simpleType>',
    ),
    valid: ["<r>ab</r>"],
    invalid: { "<r>a</r>": ["invalid-length /r"], "<r>abc</r>": ["invalid-length /r"] },
  },
  // Section 4.3.5: enumerated values are those of the base type, whatever white space the restriction itself collapses.
  ...[
    { whiteSpace: "collapse", value: "a  b" },
    { whiteSpace: "replace", value: "a&#9;b" },
    { whiteSpace: "collapse", value: " ab" },
  ].flatMap(({ whiteSpace, value }) => {
    const enumerated = `<xs:enumeration value="${value}"/><xs:enumeration value="c"/>`;
    const collapsed = `<xs:whiteSpace value="${whiteSpace}"/>`;
    const base = (facets: string): string =>
      `<xs:simpleType name="s"><xs:restriction base="xs:string">${facets}</xs:restriction></xs:simpleType>`;
    const invalid = Object.fromEntries(
      [value, "a b", "ab"].map((text) => [`<r>${text}</r>`, ["not-in-enumeration /r"]]),
    );
    return [
      { place: "beside", files: typed("xs:string", collapsed + enumerated) },
      { place: "after", files: typed("s", collapsed, base(enumerated)) },
    ].map(({ place, files }) => ({
      name: `xs:whiteSpace ${whiteSpace} ${place} the enumerated value "${value}"`,
      files,
      valid: ["<r>c</r>"],
      invalid,
    }));
  }),
  {
    name: "an enumerated value of a base type that collapses",
    files: typed(
      "s",
      '<xs:enumeration value=" a  b "/>',
      '<xs:simpleType name="s"><xs:restriction base="xs:string"><xs:whiteSpace value="collapse"/></xs:restriction></xs:simpleType>',
    ),
    valid: ["<r>a b</r>", "<r> a  b</r>"],
    invalid: { "<r>ab</r>": ["not-in-enumeration /r"] },
  },
  {
    name: "enumerated values of a union keep the white space of its members",
    files: typed(
      "u",
      '<xs:enumeration value="a  b"/><xs:enumeration value=" 1 "/>',
      '<xs:simpleType name="u"><xs:union memberTypes="xs:int xs:string"/></xs:simpleType>',
    ),
    valid: ["<r>a  b</r>", "<r>1</r>"],
    invalid: { "<r>a b</r>": ["not-in-enumeration /r"] },
  },
  {
    // Section 4.3.5.4: an enumeration allows its values, and the facets beside it may exclude some.
    name: "a text in xs:enumeration that is too short",
    files: typed(
      "xs:string",
      '<xs:enumeration value="a"/><xs:enumeration value="abc"/><xs:minLength value="2"/>',
    ),
    valid: ["<r>abc</r>"],
    invalid: { "<r>a</r>": ["invalid-length /r"], "<r>ab</r>": ["not-in-enumeration /r"] },
  },
  {
    name: "a number in xs:enumeration that is too small",
    files: typed(
      "xs:int",
      '<xs:enumeration value="1"/><xs:enumeration value="4"/><xs:minInclusive value="3"/>',
    ),
    valid: ["<r>4</r>", "<r>04</r>"],
    invalid: { "<r>1</r>": ["out-of-range /r"], "<r>3</r>": ["not-in-enumeration /r"] },
  },
];
