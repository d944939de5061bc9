import { type SchemaSetCase, schemaFile } from "./case.ts";

export const CONTENT_MODELS: readonly SchemaSetCase[] = [
  {
    name: "a sequence",
    given: {
      "a.xsd": schemaFile(
        `<xs:complexType name="t"><xs:sequence><xs:element name="a" type="xs:string"/><xs:element name="b" type="xs:string"/></xs:sequence></xs:complexType>`,
      ),
    },
    want: [],
  },
  {
    name: "an optional element before the same element",
    given: {
      "a.xsd":
        schemaFile(`<xs:complexType name="t"><xs:sequence><xs:element name="a" type="xs:string" minOccurs="0" maxOccurs="1"/>
<xs:element name="a" type="xs:string"/></xs:sequence></xs:complexType>`),
    },
    want: [
      "a.xsd:3:1 invalid-ambiguity <a> could be either of two particles (Unique Particle Attribution): xs:element here, or xs:element at a.xsd:2:39",
    ],
  },
  {
    name: "a count that determines which of two elements matches",
    given: {
      "a.xsd": schemaFile(
        `<xs:complexType name="t"><xs:sequence><xs:element name="a" type="xs:string" minOccurs="2" maxOccurs="2"/><xs:element name="a" type="xs:string"/></xs:sequence></xs:complexType>`,
      ),
    },
    want: [],
    differs: "libxml2 does not count when it looks for ambiguity",
  },
  {
    name: "a count that leaves ambiguous which of two elements matches",
    given: {
      "a.xsd":
        schemaFile(`<xs:complexType name="t"><xs:sequence><xs:element name="a" type="xs:string" minOccurs="2" maxOccurs="3"/>
<xs:element name="a" type="xs:string"/></xs:sequence></xs:complexType>`),
    },
    want: [
      "a.xsd:3:1 invalid-ambiguity <a> could be either of two particles (Unique Particle Attribution): xs:element here, or xs:element at a.xsd:2:39",
    ],
  },
  {
    name: "alternatives that begin with the same element",
    given: {
      "a.xsd":
        schemaFile(`<xs:complexType name="t"><xs:choice><xs:element name="a" type="xs:string"/><xs:sequence>
<xs:element name="a" type="xs:string"/><xs:element name="b" type="xs:string"/></xs:sequence></xs:choice></xs:complexType>`),
    },
    want: [
      "a.xsd:3:1 invalid-ambiguity <a> could be either of two particles (Unique Particle Attribution): xs:element here, or xs:element at a.xsd:2:37",
    ],
  },
  {
    name: "nested counts",
    given: {
      "a.xsd": schemaFile(
        `<xs:complexType name="t"><xs:sequence><xs:sequence minOccurs="2" maxOccurs="2"><xs:element name="a" type="xs:string" minOccurs="1" maxOccurs="2"/></xs:sequence></xs:sequence></xs:complexType>`,
      ),
    },
    want: [],
  },
  {
    name: "nested counts of a group",
    given: {
      "a.xsd": schemaFile(
        `<xs:complexType name="t"><xs:sequence><xs:sequence minOccurs="2" maxOccurs="2"><xs:sequence minOccurs="1" maxOccurs="2"><xs:element name="a" type="xs:string"/><xs:element name="b" type="xs:string" minOccurs="0" maxOccurs="1"/></xs:sequence></xs:sequence></xs:sequence></xs:complexType>`,
      ),
    },
    want: [],
  },
  {
    name: "large counts inside an unbounded loop",
    given: {
      "a.xsd": schemaFile(
        `<xs:complexType name="t"><xs:choice maxOccurs="unbounded"><xs:element name="a" minOccurs="2" maxOccurs="5000"/><xs:element name="b" minOccurs="3" maxOccurs="5000"/></xs:choice></xs:complexType>`,
      ),
    },
    want: [],
  },
  {
    name: "large counts inside large counts",
    given: {
      "a.xsd": schemaFile(
        `<xs:complexType name="t"><xs:sequence><xs:sequence minOccurs="200" maxOccurs="300"><xs:sequence minOccurs="100" maxOccurs="200"><xs:element name="a" type="xs:string"/><xs:element name="b" type="xs:string" minOccurs="0" maxOccurs="1"/></xs:sequence></xs:sequence></xs:sequence></xs:complexType>`,
      ),
    },
    want: [],
  },
  {
    name: "nested counts that exceed the state limit",
    given: {
      "a.xsd": schemaFile(
        `<xs:complexType name="t"><xs:choice minOccurs="3" maxOccurs="9000"><xs:element name="a" minOccurs="2" maxOccurs="5000"/><xs:element name="b"/></xs:choice></xs:complexType>`,
      ),
    },
    want: [
      "a.xsd:2:68 unsupported-content the counts of <a> are too large to be told apart; use smaller bounds, or a group less",
    ],
    differs: "libxml2 gives up telling the counts apart without a word",
  },
  {
    name: "a repeated group of optional elements",
    given: {
      "a.xsd": schemaFile(
        `<xs:complexType name="t"><xs:sequence minOccurs="0" maxOccurs="unbounded"><xs:element name="a" type="xs:string" minOccurs="0" maxOccurs="1"/><xs:element name="b" type="xs:string" minOccurs="0" maxOccurs="1"/></xs:sequence></xs:complexType>`,
      ),
    },
    want: [],
  },
  {
    name: "large bounds",
    given: {
      "a.xsd": schemaFile(
        `<xs:complexType name="t"><xs:sequence><xs:element name="a" type="xs:string" minOccurs="0" maxOccurs="5000"/><xs:element name="b" type="xs:string" minOccurs="5000" maxOccurs="100000"/></xs:sequence></xs:complexType>`,
      ),
    },
    want: [],
  },
  {
    name: "any element followed by a named element",
    given: {
      "a.xsd": schemaFile(
        `<xs:complexType name="t"><xs:sequence><xs:any/><xs:element name="a" type="xs:string"/></xs:sequence></xs:complexType>`,
      ),
    },
    want: [],
  },
  {
    name: "an optional wildcard followed by a named element",
    given: {
      "a.xsd": schemaFile(`<xs:complexType name="t"><xs:sequence><xs:any minOccurs="0"/>
<xs:element name="a" type="xs:string"/></xs:sequence></xs:complexType>`),
    },
    want: [
      "a.xsd:2:39 invalid-ambiguity <a> could be either of two particles (Unique Particle Attribution): xs:any here, or xs:element at a.xsd:3:1",
    ],
  },
  {
    name: "an optional element followed by another one, and the same element",
    given: {
      "a.xsd":
        schemaFile(`<xs:complexType name="t"><xs:sequence><xs:element name="b" minOccurs="0" type="xs:int"/>
<xs:element name="c" minOccurs="0" type="xs:string"/>
<xs:element name="b" type="xs:int"/></xs:sequence></xs:complexType>`),
    },
    want: [
      "a.xsd:4:1 invalid-ambiguity <b> could be either of two particles (Unique Particle Attribution): xs:element here, or xs:element at a.xsd:2:39",
    ],
  },
  {
    name: "an optional wildcard of another namespace followed by a named element",
    given: {
      "a.xsd": schemaFile(
        `<xs:complexType name="t"><xs:sequence><xs:any minOccurs="0" namespace="##other"/><xs:element name="a" type="xs:string"/></xs:sequence></xs:complexType>`,
      ),
    },
    want: [],
  },
  {
    name: "two wildcards that overlap",
    given: {
      "a.xsd":
        schemaFile(`<xs:complexType name="t"><xs:sequence><xs:any minOccurs="0" namespace="urn:a urn:b"/>
<xs:any namespace="urn:b urn:c"/></xs:sequence></xs:complexType>`),
    },
    want: [
      "a.xsd:3:1 invalid-ambiguity an element that xs:any allows could be either of two particles (Unique Particle Attribution): xs:any here, or xs:any at a.xsd:2:39",
    ],
  },
  {
    name: "two wildcards that allow different namespaces",
    given: {
      "a.xsd": schemaFile(
        `<xs:complexType name="t"><xs:sequence><xs:any minOccurs="0" namespace="urn:a"/><xs:any namespace="urn:b ##local"/></xs:sequence></xs:complexType>`,
      ),
    },
    want: [],
  },
  {
    name: "one name with two types",
    given: {
      "a.xsd": schemaFile(`<xs:complexType name="t"><xs:sequence><xs:element name="a" type="xs:string"/>
<xs:element name="a" type="xs:int"/></xs:sequence></xs:complexType>`),
    },
    want: ["a.xsd:3:1 invalid-element <a> has another type elsewhere in the same content model"],
    differs: "libxml2 does not look at Element Declarations Consistent",
  },
  {
    name: "a group that is referred to twice",
    given: {
      "a.xsd": schemaFile(
        `<xs:group name="g"><xs:sequence><xs:element name="a" type="xs:string"/></xs:sequence></xs:group><xs:complexType name="t"><xs:sequence><xs:group ref="g" minOccurs="0"/><xs:group ref="g"/></xs:sequence></xs:complexType>`,
      ),
    },
    want: [
      "a.xsd:2:33 invalid-ambiguity <a> could be either of two particles (Unique Particle Attribution): this one is reached in two ways",
    ],
  },
  {
    name: "a group that contains itself",
    given: {
      "a.xsd": schemaFile(
        `<xs:group name="g"><xs:sequence><xs:group ref="g" minOccurs="0"/></xs:sequence></xs:group>`,
      ),
    },
    want: ["a.xsd:2:1 invalid-cycle the group g contains itself"],
  },
  {
    name: "xs:all",
    given: {
      "a.xsd": schemaFile(
        `<xs:complexType name="t"><xs:all><xs:element name="a" type="xs:string"/><xs:element name="b" type="xs:string" minOccurs="0" maxOccurs="1"/></xs:all></xs:complexType>`,
      ),
    },
    want: [],
  },
  {
    name: "xs:all with an element that repeats",
    given: {
      "a.xsd": schemaFile(
        `<xs:complexType name="t"><xs:all><xs:element name="a" type="xs:string" minOccurs="0" maxOccurs="2"/></xs:all></xs:complexType>`,
      ),
    },
    want: ["a.xsd:2:86 invalid-occurs an element of an xs:all occurs at most once, got maxOccurs 2"],
  },
  {
    name: "xs:all twice",
    given: {
      "a.xsd": schemaFile(
        `<xs:complexType name="t"><xs:all maxOccurs="2"><xs:element name="a" type="xs:string"/></xs:all></xs:complexType>`,
      ),
    },
    want: ["a.xsd:2:34 invalid-occurs an xs:all occurs at most once"],
  },
  {
    name: "xs:all in a sequence",
    given: {
      "a.xsd": schemaFile(
        `<xs:complexType name="t"><xs:sequence><xs:all><xs:element name="a" type="xs:string"/></xs:all></xs:sequence></xs:complexType>`,
      ),
    },
    want: ["a.xsd:2:39 invalid-element xs:all cannot stand in xs:sequence"],
  },
  {
    name: "xs:all in a sequence, by a group",
    given: {
      "a.xsd": schemaFile(
        `<xs:group name="g"><xs:all><xs:element name="a" type="xs:string"/></xs:all></xs:group><xs:complexType name="t"><xs:sequence><xs:group ref="g"/></xs:sequence></xs:complexType>`,
      ),
    },
    want: [
      "a.xsd:2:125 invalid-element an xs:all is the whole content of a type, and no part of another group",
    ],
  },
  {
    name: "xs:all as a type, by a group",
    given: {
      "a.xsd": schemaFile(
        `<xs:group name="g"><xs:all><xs:element name="a" type="xs:string"/></xs:all></xs:group><xs:complexType name="t"><xs:group ref="g"/></xs:complexType>`,
      ),
    },
    want: [],
  },
  {
    name: "xs:all with an element twice",
    given: {
      "a.xsd": schemaFile(
        `<xs:complexType name="t"><xs:all><xs:element name="a" type="xs:string"/><xs:element name="a" type="xs:string"/></xs:all></xs:complexType>`,
      ),
    },
    want: [
      "a.xsd:2:73 invalid-ambiguity <a> could be either of two particles of the same xs:all: xs:element here, or xs:element at a.xsd:2:34",
    ],
    differs: "libxml2 does not look for ambiguity in xs:all",
  },
  {
    name: "a minimum above the maximum",
    given: {
      "a.xsd": schemaFile(
        `<xs:complexType name="t"><xs:sequence><xs:element name="a" type="xs:string" minOccurs="2" maxOccurs="1"/></xs:sequence></xs:complexType>`,
      ),
    },
    want: ["a.xsd:2:77 invalid-occurs minOccurs is 2, more than maxOccurs, which is 1"],
  },
  {
    name: "an element that never occurs",
    given: {
      "a.xsd": schemaFile(
        `<xs:complexType name="t"><xs:sequence><xs:element name="a" type="xs:string" minOccurs="0" maxOccurs="0"/><xs:element name="a" type="xs:string"/></xs:sequence></xs:complexType>`,
      ),
    },
    want: [],
    differs: "libxml2 sees ambiguity with an element that cannot occur",
  },
  {
    name: "an invalid count",
    given: {
      "a.xsd": schemaFile(
        `<xs:complexType name="t"><xs:sequence><xs:element name="a" type="xs:string" minOccurs="-1"/></xs:sequence></xs:complexType>`,
      ),
    },
    want: [`a.xsd:2:77 invalid-value minOccurs: expected a count, got "-1"`],
  },
  {
    name: "an empty xs:all that occurs twice",
    given: {
      "a.xsd": schemaFile(`<xs:complexType name="t"><xs:all maxOccurs="2"/></xs:complexType>`),
    },
    want: ["a.xsd:2:34 invalid-occurs an xs:all occurs at most once"],
  },
  {
    name: "xs:all twice, by a group",
    given: {
      "a.xsd": schemaFile(
        `<xs:group name="g"><xs:all><xs:element name="a"/></xs:all></xs:group><xs:complexType name="t"><xs:group ref="g" maxOccurs="2"/></xs:complexType>`,
      ),
    },
    want: ["a.xsd:2:95 invalid-element an xs:all occurs at most once"],
  },
];
