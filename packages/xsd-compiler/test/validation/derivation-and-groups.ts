import { schemaOf, type ValidationCase } from "./case.ts";

export const DERIVATION_AND_GROUPS: readonly ValidationCase[] = [
  {
    name: "a group reference",
    files: schemaOf(
      `<xs:element name="r"><xs:complexType ><xs:sequence><xs:group ref="g" minOccurs="0" maxOccurs="2"/></xs:sequence></xs:complexType></xs:element><xs:group name="g"><xs:choice><xs:element name="a"/><xs:sequence><xs:element name="b"/><xs:element name="c"/></xs:sequence></xs:choice></xs:group>`,
    ),
    valid: ["<r/>", "<r><a/></r>", "<r><b/><c/><a/></r>"],
    invalid: { "<r><b/></r>": ["missing-element /r/c"], "<r><a/><a/><a/></r>": ["repeated-element /r/a[3]"] },
  },
  {
    name: "a group as the content",
    files: schemaOf(
      `<xs:element name="r"><xs:complexType ><xs:group ref="g"/></xs:complexType></xs:element><xs:group name="g"><xs:all><xs:element name="a"/><xs:element name="b" minOccurs="0"/></xs:all></xs:group>`,
    ),
    valid: ["<r><b/><a/></r>"],
    invalid: { "<r/>": ["missing-element /r/a"] },
  },
  {
    name: "nested attribute groups",
    files: schemaOf(
      `<xs:element name="r"><xs:complexType ><xs:attributeGroup ref="a"/></xs:complexType></xs:element><xs:attributeGroup name="a"><xs:attribute name="x"/><xs:attributeGroup ref="b"/></xs:attributeGroup><xs:attributeGroup name="b"><xs:attribute name="y" type="xs:int" use="required"/><xs:anyAttribute namespace="urn:q" processContents="skip"/></xs:attributeGroup>`,
    ),
    valid: ["<r y='1'/>", "<r y='1' xmlns:q='urn:q' q:z='1'/>"],
    invalid: {
      "<r/>": ["missing-attribute /r/@y"],
      "<r y='x'/>": ["invalid-lexical /r/@y"],
      "<r y='1' z='1'/>": ["unexpected-attribute /r/@z"],
    },
  },
  {
    name: "the intersection of attribute wildcards",
    files: schemaOf(
      `<xs:element name="r"><xs:complexType ><xs:attributeGroup ref="a"/><xs:anyAttribute namespace="urn:q urn:p" processContents="skip"/></xs:complexType></xs:element><xs:attributeGroup name="a"><xs:anyAttribute namespace="urn:q urn:z" processContents="skip"/></xs:attributeGroup>`,
    ),
    valid: ["<r xmlns:q='urn:q' q:z='1'/>"],
    invalid: {
      "<r xmlns:q='urn:p' q:z='1'/>": ["unexpected-attribute /r/@q:z"],
      "<r xmlns:q='urn:z' q:z='1'/>": ["unexpected-attribute /r/@q:z"],
    },
  },
  {
    name: "the union of attribute wildcards",
    files: schemaOf(
      `<xs:element name="r" type="d"/><xs:complexType name="b"><xs:anyAttribute namespace="urn:q" processContents="skip"/></xs:complexType><xs:complexType name="d"><xs:complexContent><xs:extension base="b"><xs:anyAttribute namespace="urn:p" processContents="skip"/></xs:extension></xs:complexContent></xs:complexType>`,
    ),
    valid: ["<r xmlns:q='urn:q' q:z='1'/>", "<r xmlns:q='urn:p' q:z='1'/>"],
    invalid: { "<r xmlns:q='urn:z' q:z='1'/>": ["unexpected-attribute /r/@q:z"] },
  },
  {
    name: "a restriction of simple content",
    files: schemaOf(
      `<xs:element name="r" type="d"/><xs:complexType name="b"><xs:simpleContent><xs:extension base="xs:string"><xs:attribute name="x"/></xs:extension></xs:simpleContent></xs:complexType><xs:complexType name="d"><xs:simpleContent><xs:restriction base="b"><xs:enumeration value="q"/><xs:attribute name="x" use="required"/></xs:restriction></xs:simpleContent></xs:complexType>`,
    ),
    valid: ["<r x=''>q</r>"],
    invalid: { "<r>q</r>": ["missing-attribute /r/@x"], "<r x=''>z</r>": ["not-in-enumeration /r"] },
  },
  {
    name: "an extension of mixed xs:all by attributes",
    files: schemaOf(
      `<xs:element name="r" type="d"/><xs:complexType name="b" mixed="true"><xs:all><xs:element name="a"/></xs:all></xs:complexType><xs:complexType name="d"><xs:complexContent><xs:extension base="b"><xs:attribute name="x"/></xs:extension></xs:complexContent></xs:complexType>`,
    ),
    valid: ["<r x=''>t<a/></r>"],
    invalid: { "<r>t</r>": ["missing-element /r/a"] },
  },
  {
    name: "simple content derived from mixed content",
    files: schemaOf(
      `<xs:element name="r" type="d"/><xs:complexType name="b" mixed="true"><xs:sequence><xs:element name="a" minOccurs="0"/></xs:sequence></xs:complexType><xs:complexType name="d"><xs:simpleContent><xs:restriction base="b"><xs:simpleType><xs:restriction base="xs:int"/></xs:simpleType></xs:restriction></xs:simpleContent></xs:complexType>`,
    ),
    valid: ["<r>1</r>"],
    invalid: { "<r>x</r>": ["invalid-lexical /r"], "<r><a/></r>": ["unexpected-element /r/a"] },
  },
  {
    name: "a restriction of xs:anyType",
    files: schemaOf(
      `<xs:element name="r"><xs:complexType ><xs:complexContent><xs:restriction base="xs:anyType"><xs:sequence><xs:element name="a"/></xs:sequence></xs:restriction></xs:complexContent></xs:complexType></xs:element>`,
    ),
    valid: ["<r><a/></r>"],
    invalid: {
      "<r/>": ["missing-element /r/a"],
      "<r z='1'><a/></r>": ["unexpected-attribute /r/@z"],
      "<r>x<a/></r>": ["unexpected-text /r"],
    },
  },
  {
    name: "an extension of xs:anyType",
    files: schemaOf(
      `<xs:element name="r"><xs:complexType mixed="true"><xs:complexContent><xs:extension base="xs:anyType"><xs:attribute name="q" type="xs:int"/></xs:extension></xs:complexContent></xs:complexType></xs:element>`,
    ),
    valid: ["<r q='1' z=''>x<a/></r>"],
    invalid: { "<r q='x'/>": ["invalid-lexical /r/@q"] },
  },
  {
    name: "an extension of mixed content",
    files: schemaOf(
      `<xs:element name="r" type="d"/><xs:complexType name="b" mixed="true"><xs:sequence><xs:element name="a"/></xs:sequence></xs:complexType><xs:complexType name="d"><xs:complexContent mixed="true"><xs:extension base="b"><xs:sequence><xs:element name="c"/></xs:sequence></xs:extension></xs:complexContent></xs:complexType>`,
    ),
    valid: ["<r>x<a/>y<c/>z</r>"],
    invalid: { "<r>x<a/></r>": ["missing-element /r/c"] },
  },
  {
    name: "an extension of empty content",
    files: schemaOf(
      `<xs:element name="r" type="d"/><xs:complexType name="b"/><xs:complexType name="d"><xs:complexContent><xs:extension base="b"><xs:sequence><xs:element name="c"/></xs:sequence></xs:extension></xs:complexContent></xs:complexType>`,
    ),
    valid: ["<r><c/></r>"],
    invalid: { "<r/>": ["missing-element /r/c"] },
  },
  {
    name: "an empty extension of an empty type",
    files: schemaOf(
      `<xs:element name="r" type="d"/><xs:complexType name="b"/><xs:complexType name="d"><xs:complexContent><xs:extension base="b"/></xs:complexContent></xs:complexType>`,
    ),
    valid: ["<r/>"],
    invalid: { "<r> </r>": ["unexpected-text /r"], "<r>x</r>": ["unexpected-text /r"] },
  },
  {
    name: "elements of one name and different types",
    files: schemaOf(
      `<xs:element name="r"><xs:complexType ><xs:sequence><xs:element name="a"><xs:complexType><xs:sequence><xs:element name="a" type="xs:int"/></xs:sequence></xs:complexType></xs:element></xs:sequence></xs:complexType></xs:element>`,
    ),
    valid: ["<r><a><a>1</a></a></r>"],
    invalid: {
      "<r><a>1</a></r>": ["missing-element /r/a/a", "unexpected-text /r/a"],
      "<r><a><a>x</a></a></r>": ["invalid-lexical /r/a/a"],
    },
  },
  {
    name: "a group that contains itself",
    files: schemaOf(
      `<xs:element name="r"><xs:complexType ><xs:group ref="g"/></xs:complexType></xs:element><xs:group name="g"><xs:sequence><xs:element name="n" minOccurs="0"><xs:complexType><xs:group ref="g"/></xs:complexType></xs:element></xs:sequence></xs:group>`,
    ),
    valid: ["<r><n><n/></n></r>"],
    invalid: { "<r><n><m/></n></r>": ["unexpected-element /r/n/m"] },
  },
  {
    name: "an element with maxOccurs 0",
    files: schemaOf(
      `<xs:element name="r"><xs:complexType ><xs:sequence><xs:element name="a" minOccurs="0" maxOccurs="0"/><xs:element name="b"/></xs:sequence></xs:complexType></xs:element>`,
    ),
    valid: ["<r><b/></r>"],
    invalid: { "<r><a/><b/></r>": ["unexpected-element /r/a"] },
  },
  {
    name: "a choice of an empty sequence or an element",
    files: schemaOf(
      `<xs:element name="r"><xs:complexType ><xs:choice><xs:sequence/><xs:element name="a"/></xs:choice></xs:complexType></xs:element>`,
    ),
    valid: ["<r/>", "<r><a/></r>"],
    invalid: { "<r><a/><a/></r>": ["repeated-element /r/a[2]"] },
  },
  {
    name: "a choice of many",
    files: schemaOf(
      `<xs:element name="r"><xs:complexType ><xs:choice minOccurs="0" maxOccurs="unbounded"><xs:element name="e0"/><xs:element name="e1"/><xs:element name="e2"/><xs:element name="e3"/><xs:element name="e4"/><xs:element name="e5"/><xs:element name="e6"/><xs:element name="e7"/><xs:element name="e8"/><xs:element name="e9"/><xs:element name="e10"/><xs:element name="e11"/><xs:element name="e12"/><xs:element name="e13"/><xs:element name="e14"/><xs:element name="e15"/><xs:element name="e16"/><xs:element name="e17"/><xs:element name="e18"/><xs:element name="e19"/><xs:element name="e20"/><xs:element name="e21"/><xs:element name="e22"/><xs:element name="e23"/><xs:element name="e24"/><xs:element name="e25"/><xs:element name="e26"/><xs:element name="e27"/><xs:element name="e28"/><xs:element name="e29"/><xs:element name="e30"/><xs:element name="e31"/><xs:element name="e32"/><xs:element name="e33"/><xs:element name="e34"/><xs:element name="e35"/><xs:element name="e36"/><xs:element name="e37"/><xs:element name="e38"/><xs:element name="e39"/><xs:element name="e40"/><xs:element name="e41"/><xs:element name="e42"/><xs:element name="e43"/><xs:element name="e44"/><xs:element name="e45"/><xs:element name="e46"/><xs:element name="e47"/><xs:element name="e48"/><xs:element name="e49"/></xs:choice></xs:complexType></xs:element>`,
    ),
    valid: ["<r><e1/><e49/></r>"],
    invalid: { "<r><e50/></r>": ["unexpected-element /r/e50"] },
  },
  {
    name: "an attribute that a restriction prohibits",
    files: schemaOf(
      `<xs:element name="r" type="d"/><xs:complexType name="b"><xs:attribute name="x"/><xs:attribute name="y" use="required"/></xs:complexType><xs:complexType name="d"><xs:complexContent><xs:restriction base="b"><xs:attribute name="x" use="prohibited"/></xs:restriction></xs:complexContent></xs:complexType>`,
    ),
    valid: ["<r y=''/>"],
    invalid: { "<r x='' y=''/>": ["unexpected-attribute /r/@x"], "<r/>": ["missing-attribute /r/@y"] },
  },
  {
    name: "a restriction without the wildcard of its base",
    files: schemaOf(
      `<xs:element name="r" type="d"/><xs:complexType name="b"><xs:anyAttribute processContents="skip"/></xs:complexType><xs:complexType name="d"><xs:complexContent><xs:restriction base="b"/></xs:complexContent></xs:complexType>`,
    ),
    valid: ["<r/>"],
    invalid: { "<r x=''/>": ["unexpected-attribute /r/@x"] },
  },
];
