import { containing, ROOT, repeating, schema } from "../schema.ts";
import type { Case } from "./case.ts";

/** Names that TypeScript or JavaScript could not have. */
export const NAMES: readonly Case[] = [
  {
    name: "names that become the same",
    given: schema(`${ROOT}\n<xs:complexType name="a_b"/>\n<xs:complexType name="a-b"/>`),
    want: ["4:1 unsupported-name a-b becomes AB in TypeScript, like a_b; rename one of them"],
  },
  {
    name: "names that differ in case",
    given: schema(`${ROOT}\n<xs:complexType name="ab"/>\n<xs:complexType name="aB"/>`),
    want: ["4:1 unsupported-name aB and ab differ in case only; rename one of them"],
  },
  {
    name: "a group and a type of one name",
    given: repeating(
      '<xs:group name="g"><xs:sequence><xs:element name="a" type="xs:token"/></xs:sequence></xs:group>\n<xs:complexType name="g"/>',
    ),
    want: ["4:1 unsupported-name g becomes G in TypeScript, like g; rename one of them"],
  },
  {
    name: "roots that become the same",
    given: schema('<xs:element name="a-b" type="xs:token"/>\n<xs:element name="a_b" type="xs:token"/>'),
    want: ["3:1 unsupported-name a_b becomes AB in TypeScript, like a-b; rename one of them"],
  },
  {
    name: "a name of the generated code",
    given: schema(`${ROOT}\n<xs:complexType name="element_name"/>`),
    want: [
      "3:1 unsupported-name element_name becomes ElementName in TypeScript, like a name of the generated code; rename one of them",
    ],
  },
  {
    name: "a root named like a function",
    given: schema('<xs:element name="document" type="xs:token"/>'),
    want: [
      "2:1 unsupported-name document becomes Document in TypeScript, like a name of the generated code; rename one of them",
    ],
  },
  {
    name: "a name without letters",
    given: schema(`${ROOT}\n<xs:complexType name="_"/>`),
    want: ["3:1 unsupported-name _ makes no name in TypeScript; rename it"],
  },
  {
    name: "a name that cannot begin a type",
    given: schema(`${ROOT}\n<xs:complexType name="_1"/>`),
    want: ["3:1 unsupported-name _1 makes no name in TypeScript; rename it"],
  },
  {
    name: "a member of every object",
    given: containing(
      '<xs:all><xs:element name="constructor" type="xs:token"/>\n<xs:element name="__proto__" type="xs:token"/></xs:all>',
    ),
    want: [
      "4:9 unsupported-name constructor is a member of every JavaScript object; rename it",
      "5:1 unsupported-name __proto__ is a member of every JavaScript object; rename it",
    ],
  },
];
