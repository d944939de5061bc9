// `NOTATION`, `ENTITY` and `ENTITIES` (part 2, sections 3.2.19, 3.3.11 and 3.3.12).

import { schemaOf, type ValidationCase } from "./case.ts";

export const NOTATIONS_AND_ENTITIES: readonly ValidationCase[] = [
  {
    name: "notations",
    files: schemaOf(
      `<xs:notation name="gif" public="image/gif"/><xs:notation name="png" public="image/png"/><xs:element name="r"><xs:complexType><xs:attribute name="n"><xs:simpleType><xs:restriction base="xs:NOTATION"><xs:enumeration value="gif"/></xs:restriction></xs:simpleType></xs:attribute></xs:complexType></xs:element>`,
    ),
    valid: ["<r n='gif'/>", "<r n=' gif '/>"],
    invalid: {
      "<r n='png'/>": ["not-in-enumeration /r/@n"],
      "<r n='jpg'/>": ["not-in-enumeration /r/@n"],
      "<r n='p:gif'/>": ["invalid-lexical /r/@n"],
    },
  },
  {
    name: "entities, which a document without a DOCTYPE does not declare",
    files: schemaOf(
      `<xs:element name="r"><xs:complexType><xs:attribute name="e" type="xs:ENTITY"/><xs:attribute name="l" type="xs:ENTITIES"/></xs:complexType></xs:element>`,
    ),
    valid: ["<r/>"],
    invalid: {
      "<r e='a'/>": ["unknown-reference /r/@e"],
      "<r e='1'/>": ["invalid-lexical /r/@e"],
      "<r l='a b'/>": ["unknown-reference /r/@l", "unknown-reference /r/@l"],
      "<r l=''/>": ["invalid-length /r/@l"],
    },
    differences: {
      "<r l=''/>": "libxml2 accepts an empty list for xs:ENTITIES (part 2, 3.3.12: at least one)",
    },
  },
];
