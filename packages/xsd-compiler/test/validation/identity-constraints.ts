// `xs:unique`, `xs:key` and `xs:keyref` (part 1, section 3.11.4).

import { schema, schemaOf, type ValidationCase } from "./case.ts";

const ROOT = (constraints: string): string =>
  `<xs:element name="r"><xs:complexType><xs:sequence><xs:element name="p" minOccurs="0" maxOccurs="unbounded"><xs:complexType><xs:sequence><xs:element name="n" type="xs:decimal" minOccurs="0"/></xs:sequence><xs:attribute name="id" type="xs:decimal"/><xs:attribute name="t"/></xs:complexType></xs:element><xs:element name="q" minOccurs="0" maxOccurs="unbounded"><xs:complexType><xs:attribute name="to" type="xs:decimal"/><xs:attribute name="t"/></xs:complexType></xs:element></xs:sequence></xs:complexType>${constraints}</xs:element>`;

export const IDENTITY_CONSTRAINTS: readonly ValidationCase[] = [
  {
    name: "xs:unique",
    files: schemaOf(ROOT('<xs:unique name="u"><xs:selector xpath="p"/><xs:field xpath="@id"/></xs:unique>')),
    valid: ['<r><p id="1"/><p id="2"/></r>', '<r><p/><p/><p id="1"/></r>'],
    invalid: {
      '<r><p id="1"/><p id="1"/></r>': ["not-unique /r/p[2]"],
      '<r><p id="1"/><p id=" 1.0 "/></r>': ["not-unique /r/p[2]"],
    },
  },
  {
    name: "xs:unique with two fields",
    files: schemaOf(
      ROOT(
        '<xs:unique name="u"><xs:selector xpath="p"/><xs:field xpath="@id"/><xs:field xpath="@t"/></xs:unique>',
      ),
    ),
    valid: ['<r><p id="1" t="a"/><p id="1" t="b"/></r>', '<r><p id="1"/><p id="1"/></r>'],
    invalid: { '<r><p id="1" t="a"/><p id="1" t="a"/></r>': ["not-unique /r/p[2]"] },
  },
  {
    name: "xs:key",
    files: schemaOf(ROOT('<xs:key name="k"><xs:selector xpath="p"/><xs:field xpath="n"/></xs:key>')),
    valid: ["<r/>", "<r><p><n>1</n></p><p><n>2</n></p></r>"],
    invalid: {
      "<r><p/></r>": ["invalid-key /r/p[1]"],
      "<r><p><n>1</n></p><p><n>01</n></p></r>": ["not-unique /r/p[2]"],
    },
  },
  {
    // Clause 4.2.3.
    name: "xs:key with a field that is nillable",
    files: schemaOf(
      '<xs:element name="r"><xs:complexType><xs:sequence><xs:element name="n" type="xs:int" nillable="true" minOccurs="0"/></xs:sequence></xs:complexType><xs:key name="k"><xs:selector xpath="n"/><xs:field xpath="."/></xs:key></xs:element>',
    ),
    valid: ["<r/>"],
    invalid: {
      "<r><n>1</n></r>": ["invalid-key /r/n"],
      '<r><n xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:nil="true"/></r>': [
        "invalid-key /r/n",
      ],
    },
    differences: { "<r><n>1</n></r>": "libxml2 rejects only an element that is nil" },
  },
  {
    name: "xs:unique with a field that is nillable",
    files: schemaOf(
      '<xs:element name="r"><xs:complexType><xs:sequence><xs:element name="n" type="xs:int" nillable="true" maxOccurs="2"/></xs:sequence></xs:complexType><xs:unique name="u"><xs:selector xpath="n"/><xs:field xpath="."/></xs:unique></xs:element>',
    ),
    valid: ["<r><n>1</n><n>2</n></r>"],
    invalid: { "<r><n>1</n><n>1</n></r>": ["not-unique /r/n[2]"] },
  },
  {
    name: "xs:keyref",
    files: schemaOf(
      ROOT(
        '<xs:key name="k"><xs:selector xpath="p"/><xs:field xpath="@id"/></xs:key><xs:keyref name="f" refer="k"><xs:selector xpath="q"/><xs:field xpath="@to"/></xs:keyref>',
      ),
    ),
    valid: ['<r><p id="1"/><q to="1.0"/><q/></r>', '<r><p id="1"/><q to="1"/><q to="1"/></r>'],
    invalid: {
      '<r><p id="1"/><q to="2"/></r>': ["unknown-reference /r/q[1]"],
      '<r><q to="2"/></r>': ["unknown-reference /r/q[1]"],
    },
  },
  {
    name: "a key of each element on its own",
    files: schemaOf(
      '<xs:element name="r"><xs:complexType><xs:sequence><xs:element name="g" maxOccurs="unbounded"><xs:complexType><xs:sequence><xs:element name="p" type="xs:int" maxOccurs="unbounded"/></xs:sequence></xs:complexType><xs:unique name="u"><xs:selector xpath="p"/><xs:field xpath="."/></xs:unique></xs:element></xs:sequence></xs:complexType></xs:element>',
    ),
    valid: ["<r><g><p>1</p></g><g><p>1</p><p>2</p></g></r>"],
    invalid: { "<r><g><p>1</p></g><g><p>2</p><p>2</p></g></r>": ["not-unique /r/g[2]/p[2]"] },
  },
  {
    name: "a selector of any depth, with alternatives",
    files: schemaOf(
      '<xs:element name="r" type="t"><xs:unique name="u"><xs:selector xpath=".//a|.//b"/><xs:field xpath="@i"/></xs:unique></xs:element><xs:complexType name="t"><xs:choice minOccurs="0" maxOccurs="unbounded"><xs:element name="a" type="t"/><xs:element name="b" type="t"/></xs:choice><xs:attribute name="i"/></xs:complexType>',
    ),
    valid: ['<r i="1"><a i="1"><b i="2"/></a></r>'],
    invalid: { '<r><a i="1"><a><b i="1"/></a></a></r>': ["not-unique /r/a[1]"] },
  },
  {
    name: "keys of namespaces",
    files: {
      "s.xsd": schema(
        '<xs:element name="r"><xs:complexType><xs:sequence><xs:element name="p" maxOccurs="unbounded"><xs:complexType><xs:attribute name="i" type="xs:QName"/></xs:complexType></xs:element></xs:sequence></xs:complexType><xs:unique name="u"><xs:selector xpath="m:p"/><xs:field xpath="@i"/></xs:unique></xs:element>',
        'targetNamespace="urn:m" xmlns:m="urn:m" elementFormDefault="qualified"',
      ),
    },
    valid: ['<r xmlns="urn:m" xmlns:a="urn:a"><p i="a:x"/><p i="x"/></r>'],
    invalid: {
      '<r xmlns="urn:m" xmlns:a="urn:a"><p i="a:x"/><p xmlns:b="urn:a" i="b:x"/></r>': ["not-unique /r/p[2]"],
    },
  },
  {
    name: "values of different types",
    files: schemaOf(
      '<xs:element name="r"><xs:complexType><xs:choice maxOccurs="unbounded"><xs:element name="s" type="xs:string"/><xs:element name="i" type="xs:int"/><xs:element name="d" type="xs:decimal"/></xs:choice></xs:complexType><xs:unique name="u"><xs:selector xpath="*"/><xs:field xpath="."/></xs:unique></xs:element>',
    ),
    valid: ["<r><s>1</s><i>1</i></r>"],
    invalid: { "<r><i>1</i><d>1.0</d></r>": ["not-unique /r/d[1]"] },
  },
  ...["@i|@i", "n|*", ".//n|n", "@i|n|@*|@i", "m|n"].map((path) => ({
    name: `a field of alternatives that may reach one node, ${path}`,
    files: schemaOf(
      `<xs:element name="r"><xs:complexType><xs:sequence><xs:element name="p" maxOccurs="unbounded"><xs:complexType><xs:sequence><xs:element name="n" type="xs:int" nillable="true" minOccurs="0" maxOccurs="2"/></xs:sequence><xs:attribute name="i" type="xs:int"/></xs:complexType></xs:element></xs:sequence></xs:complexType><xs:unique name="u"><xs:selector xpath="p|*"/><xs:field xpath="${path}"/></xs:unique></xs:element>`,
    ),
    valid: ['<r><p i="1"/><p i="2"/></r>', "<r><p><n>1</n></p><p><n>2</n></p></r>"],
    invalid: path.includes("@i")
      ? { '<r><p i="1"/><p i="01"/></r>': ["not-unique /r/p[2]"] }
      : {
          "<r><p><n>1</n></p><p><n>01</n></p></r>": ["not-unique /r/p[2]"],
          "<r><p><n>1</n><n>1</n></p></r>": ["invalid-key /r/p[1]"],
          '<r><p><n xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:nil="true"/><n>1</n></p></r>': [
            "invalid-key /r/p[1]",
          ],
        },
  })),
  ...(["skip", "lax", "strict"] as const).map((processContents) => ({
    // Clause 3: the node of a field has a simple type.
    name: `a field that wildcards allow, ${processContents}`,
    files: schemaOf(
      `<xs:element name="r"><xs:complexType><xs:sequence><xs:any processContents="lax" minOccurs="0"/></xs:sequence><xs:anyAttribute processContents="${processContents}"/></xs:complexType><xs:unique name="u"><xs:selector xpath="."/><xs:field xpath="@*|*"/></xs:unique></xs:element><xs:attribute name="a" type="xs:int"/><xs:element name="n" type="xs:int"/><xs:element name="c"><xs:complexType/></xs:element>`,
    ),
    valid: ["<r/>", "<r><n>1</n></r>", ...(processContents === "skip" ? [] : ['<r a="1"/>'])],
    invalid: {
      "<r><c/></r>": ["invalid-key /r"],
      "<r><u>1</u></r>": ["invalid-key /r"],
      ...(processContents === "skip" && { '<r a="1"/>': ["invalid-key /r"] }),
      ...(processContents !== "strict" && { '<r u="1"/>': ["invalid-key /r"] }),
    },
    differences: {
      ...(processContents === "skip" && { '<r a="1"/>': "libxml2 takes a text without a type" }),
      ...(processContents !== "strict" && { '<r u="1"/>': "libxml2 takes a text without a type" }),
    },
  })),
  {
    name: "references to qualified names",
    files: schemaOf(
      '<xs:element name="r"><xs:complexType><xs:sequence><xs:element name="p" type="xs:QName" maxOccurs="unbounded"/><xs:element name="q" type="xs:QName"/></xs:sequence></xs:complexType><xs:key name="k"><xs:selector xpath="p"/><xs:field xpath="."/></xs:key><xs:keyref name="f" refer="k"><xs:selector xpath="q"/><xs:field xpath="."/></xs:keyref></xs:element>',
    ),
    valid: ['<r xmlns:a="urn:a" xmlns:b="urn:a"><p>x</p><p>a:x</p><q>b:x</q></r>'],
    invalid: { '<r xmlns:a="urn:a"><p>a:x</p><q>x</q></r>': ["unknown-reference /r/q"] },
  },
  {
    name: "a field whose type only the document names",
    files: schemaOf(
      '<xs:element name="r"><xs:complexType><xs:sequence><xs:element name="p" type="xs:string" maxOccurs="unbounded"/></xs:sequence></xs:complexType><xs:unique name="u"><xs:selector xpath="p"/><xs:field xpath="."/></xs:unique></xs:element>',
    ),
    valid: ["<r><p> a</p><p>a</p></r>"],
    invalid: {
      '<r><p xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xmlns:xs="http://www.w3.org/2001/XMLSchema" xsi:type="xs:token"> a</p><p>a</p></r>':
        ["not-unique /r/p[2]"],
    },
  },
  {
    name: "constraints of one of two elements of a name",
    files: schemaOf(
      '<xs:element name="r"><xs:complexType><xs:sequence><xs:element name="p" type="t"/><xs:element name="z" minOccurs="0"/><xs:element name="p" type="t"><xs:unique name="u"><xs:selector xpath="*"/><xs:field xpath="@i"/></xs:unique></xs:element></xs:sequence></xs:complexType><xs:unique name="v"><xs:selector xpath="z"/><xs:field xpath="."/></xs:unique></xs:element><xs:complexType name="t"><xs:sequence><xs:element name="n" maxOccurs="2"><xs:complexType><xs:attribute name="i"/></xs:complexType></xs:element></xs:sequence></xs:complexType>',
    ),
    valid: ['<r><p><n i="1"/><n i="1"/></p><p><n i="1"/></p></r>'],
    invalid: { '<r><p><n/></p><p><n i="1"/><n i="1"/></p></r>': ["not-unique /r/p[2]/n[2]"] },
  },
  {
    name: "an attribute as a field that a wildcard allows",
    files: schemaOf(
      '<xs:element name="r"><xs:complexType><xs:sequence><xs:element name="p" maxOccurs="unbounded"><xs:complexType><xs:anyAttribute/></xs:complexType></xs:element></xs:sequence></xs:complexType><xs:unique name="u"><xs:selector xpath="p"/><xs:field xpath="@a"/></xs:unique></xs:element><xs:attribute name="a" type="xs:int"/>',
    ),
    valid: ['<r><p a="1"/><p a="2"/></r>'],
    invalid: { '<r><p a="1"/><p a="01"/></r>': ["not-unique /r/p[2]"] },
  },
  {
    name: "references to the keys of elements inside",
    files: schemaOf(
      '<xs:element name="r"><xs:complexType><xs:sequence><xs:element name="g" maxOccurs="unbounded"><xs:complexType><xs:sequence><xs:element name="h" maxOccurs="unbounded"><xs:complexType><xs:sequence><xs:element name="p" type="xs:int" maxOccurs="unbounded"/></xs:sequence></xs:complexType><xs:key name="k"><xs:selector xpath="p"/><xs:field xpath="."/></xs:key></xs:element></xs:sequence></xs:complexType></xs:element><xs:element name="q" type="xs:int" minOccurs="0" maxOccurs="unbounded"/></xs:sequence></xs:complexType><xs:keyref name="f" refer="k"><xs:selector xpath="q"/><xs:field xpath="."/></xs:keyref></xs:element>',
    ),
    valid: [
      "<r><g><h><p>1</p></h><h><p>2</p><p>3</p></h></g><g><h><p>4</p></h></g><q>1</q><q>4</q><q>3</q></r>",
    ],
    invalid: {
      "<r><g><h><p>1</p></h></g><g><h><p>1</p></h></g><q>1</q></r>": ["unknown-reference /r/q[1]"],
      "<r><g><h><p>1</p></h><h><p>1</p><p>2</p></h></g><q>1</q><q>2</q></r>": ["unknown-reference /r/q[1]"],
    },
  },
  {
    name: "a constraint of elements inside of each other",
    files: schemaOf(
      '<xs:element name="n"><xs:complexType><xs:sequence><xs:element ref="n" minOccurs="0" maxOccurs="unbounded"/></xs:sequence><xs:attribute name="i"/></xs:complexType><xs:unique name="u"><xs:selector xpath="n|n/n"/><xs:field xpath="@i"/></xs:unique></xs:element>',
    ),
    valid: ['<n i="1"><n i="1"/></n>', '<n><n><n i="1"/></n><n><n><n i="1"/></n></n></n>'],
    invalid: {
      '<n><n i="1"/><n><n i="1"/></n></n>': ["not-unique /n/n[2]/n[1]"],
      '<n><n><n i="1"><n i="1"/></n></n></n>': ["not-unique /n/n[1]/n[1]"],
    },
  },
];
