import { schemaOf, type ValidationCase } from "./case.ts";

const root = (content: string) =>
  schemaOf(`<xs:element name="r"><xs:complexType>${content}</xs:complexType></xs:element>`);
const element = (name: string, occurs = "") => `<xs:element name="${name}" type="xs:string" ${occurs}/>`;
const any = `minOccurs="0" maxOccurs="unbounded"`;

export const CONTENT_MODELS: readonly ValidationCase[] = [
  {
    name: "a sequence",
    files: root(
      `<xs:sequence>${element("a")}${element("b", 'minOccurs="0"')}${element("c", any)}</xs:sequence>`,
    ),
    valid: [
      "<r><a/></r>",
      "<r> <a/><b/> </r>",
      "<r><a/><c/><c/></r>",
      "<r><!-- x --><a/><?p?><![CDATA[ ]]></r>",
    ],
    invalid: {
      "<r/>": ["missing-element /r/a"],
      "<r><b/></r>": ["missing-element /r/a"],
      "<r><c/></r>": ["missing-element /r/a"],
      "<r><a/><c/><b/></r>": ["unexpected-element /r/b"],
      "<r><a/><a/></r>": ["repeated-element /r/a[2]"],
      "<r><a/>x</r>": ["unexpected-text /r"],
      "<r><a><b/></a></r>": ["unexpected-element /r/a/b"],
      '<r xmlns="urn:x"><a/></r>': ["unexpected-root /r"],
      '<r><a xmlns="urn:x"/></r>': ["unexpected-element /r/a"],
      "<x/>": ["unexpected-root /x"],
    },
    differences: {
      "<r><!-- x --><a/><?p?><![CDATA[ ]]></r>": "to libxml2 a CDATA section is never white space",
    },
  },
  {
    name: "a choice that repeats",
    files: root(`<xs:choice minOccurs="1" maxOccurs="3">${element("a")}${element("b")}</xs:choice>`),
    valid: ["<r><a/></r>", "<r><b/><a/><b/></r>"],
    invalid: {
      "<r/>": ["missing-element /r"],
      "<r><a/><a/><b/><b/></r>": ["repeated-element /r/b[2]"],
      "<r><a/><c/></r>": ["unexpected-element /r/c"],
    },
  },
  {
    name: "nested groups",
    files: root(
      `<xs:sequence maxOccurs="2">${element("a")}<xs:choice minOccurs="0">${element("b")}<xs:sequence>${element("c")}${element("d")}</xs:sequence></xs:choice></xs:sequence>`,
    ),
    valid: ["<r><a/></r>", "<r><a/><a/></r>", "<r><a/><b/><a/><c/><d/></r>"],
    invalid: {
      "<r><a/><c/></r>": ["missing-element /r/d"],
      "<r><a/><c/><a/></r>": ["missing-element /r/d"],
      "<r><a/><a/><a/></r>": ["repeated-element /r/a[3]"],
    },
  },
  {
    name: "large occurrences",
    files: root(
      `<xs:sequence>${element("a", 'minOccurs="3" maxOccurs="5000"')}${element("b", 'minOccurs="0"')}</xs:sequence>`,
    ),
    valid: ["<r><a/><a/><a/></r>", `<r>${"<a/>".repeat(5000)}<b/></r>`],
    invalid: {
      "<r><a/><a/></r>": ["missing-element /r/a"],
      "<r><a/><a/><b/></r>": ["missing-element /r/a"],
      [`<r>${"<a/>".repeat(5001)}</r>`]: ["repeated-element /r/a[5001]"],
    },
  },
  {
    name: "all",
    files: root(`<xs:all>${element("a")}${element("b", 'minOccurs="0"')}${element("c")}</xs:all>`),
    valid: ["<r><a/><b/><c/></r>", "<r><c/><a/></r>"],
    invalid: {
      "<r/>": ["missing-element /r/a", "missing-element /r/c"],
      "<r><a/></r>": ["missing-element /r/c"],
      "<r><a/><c/><a/></r>": ["repeated-element /r/a[2]"],
      "<r><a/><c/><d/></r>": ["unexpected-element /r/d"],
    },
  },
  {
    name: "an optional xs:all",
    files: root(`<xs:all minOccurs="0">${element("a")}${element("b")}</xs:all>`),
    valid: ["<r/>", "<r><b/><a/></r>", "<r> </r>"],
    invalid: { "<r><a/></r>": ["missing-element /r/b"] },
  },
  {
    name: "empty content",
    files: root('<xs:attribute name="x"/>'),
    valid: ["<r/>", '<r x="1"></r>', "<r><!-- c --><?p?></r>"],
    invalid: {
      "<r> </r>": ["unexpected-text /r"],
      "<r>x</r>": ["unexpected-text /r"],
      "<r><a/></r>": ["unexpected-element /r/a"],
    },
  },
  {
    name: "an empty sequence",
    files: root("<xs:sequence/>"),
    valid: ["<r/>"],
    invalid: { "<r> </r>": ["unexpected-text /r"] },
  },
  {
    name: "mixed content",
    files: schemaOf(
      `<xs:element name="r"><xs:complexType mixed="true"><xs:sequence>${element("a")}</xs:sequence></xs:complexType></xs:element>`,
    ),
    valid: ["<r>x<a/>y</r>", "<r><a/></r>"],
    invalid: { "<r>x</r>": ["missing-element /r/a"] },
  },
  {
    name: "extension and restriction",
    files: schemaOf(
      `<xs:element name="r" type="more"/><xs:element name="s" type="less"/>
      <xs:complexType name="base"><xs:sequence>${element("a")}${element("b", 'minOccurs="0"')}</xs:sequence><xs:attribute name="x"/></xs:complexType>
      <xs:complexType name="more"><xs:complexContent><xs:extension base="base"><xs:sequence>${element("c")}</xs:sequence><xs:attribute name="y" use="required"/></xs:extension></xs:complexContent></xs:complexType>
      <xs:complexType name="less"><xs:complexContent><xs:restriction base="base"><xs:sequence>${element("a")}</xs:sequence><xs:attribute name="x" use="prohibited"/></xs:restriction></xs:complexContent></xs:complexType>`,
    ),
    valid: ['<r x="1" y="2"><a/><b/><c/></r>', '<r y="2"><a/><c/></r>', "<s><a/></s>"],
    invalid: {
      '<r y=""><a/></r>': ["missing-element /r/c"],
      "<r><a/><c/></r>": ["missing-attribute /r/@y"],
      "<s><a/><b/></s>": ["unexpected-element /s/b"],
      '<s x="1"><a/></s>': ["unexpected-attribute /s/@x"],
    },
  },
  {
    name: "any type",
    files: schemaOf(`<xs:element name="r"/><xs:element name="n" type="xs:int"/>`),
    valid: ["<r/>", '<r a="b">x<y z="1"><n>5</n></y></r>'],
    invalid: { "<r><y><n>x</n></y></r>": ["invalid-lexical /r/y[1]/n[1]"] },
  },
  {
    name: "recursive elements",
    files: schemaOf(
      `<xs:element name="r" type="r"/><xs:complexType name="r"><xs:sequence><xs:element name="r" type="r" ${any}/></xs:sequence></xs:complexType>`,
    ),
    valid: ["<r><r/><r><r/></r></r>"],
    invalid: { "<r><r/><r><x/></r></r>": ["unexpected-element /r/r[2]/x"] },
  },
];
