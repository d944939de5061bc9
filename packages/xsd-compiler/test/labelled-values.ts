// A schema whose documents choose types by xsi:type, and its codecs.

import { compileSchemaSet } from "../src/compile-schema-set.ts";
import { prepareLibxml2 } from "./libxml2-validator.ts";
import { loadGenerated } from "./load-generated.ts";
import { writeSchemas } from "./schema-folder.ts";

const SCHEMA = `
<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns="urn:m" targetNamespace="urn:m" elementFormDefault="qualified">
  <xs:complexType name="shape" abstract="true">
    <xs:sequence><xs:element name="name" type="xs:string" minOccurs="0"/></xs:sequence>
    <xs:attribute name="id" type="xs:ID"/>
  </xs:complexType>
  <xs:complexType name="circle">
    <xs:complexContent><xs:extension base="shape"><xs:sequence><xs:element name="radius" type="xs:decimal"/></xs:sequence></xs:extension></xs:complexContent>
  </xs:complexType>
  <xs:complexType name="disc">
    <xs:complexContent><xs:restriction base="circle">
      <xs:sequence><xs:element name="name" type="xs:string"/><xs:element name="radius" type="xs:decimal"/></xs:sequence>
    </xs:restriction></xs:complexContent>
  </xs:complexType>
  <xs:complexType name="group">
    <xs:complexContent><xs:extension base="shape"><xs:sequence><xs:element name="part" type="shape" maxOccurs="unbounded"/></xs:sequence></xs:extension></xs:complexContent>
  </xs:complexType>
  <xs:complexType name="notes" mixed="true"/>
  <xs:complexType name="freeNotes" mixed="true">
    <xs:complexContent><xs:extension base="notes"><xs:sequence><xs:any processContents="lax" minOccurs="0" maxOccurs="unbounded"/></xs:sequence><xs:anyAttribute processContents="lax"/></xs:extension></xs:complexContent>
  </xs:complexType>
  <xs:complexType name="markedNotes" mixed="true">
    <xs:complexContent><xs:extension base="notes"><xs:sequence><xs:element name="mark" type="xs:string" maxOccurs="unbounded"/></xs:sequence></xs:extension></xs:complexContent>
  </xs:complexType>
  <xs:simpleType name="code"><xs:restriction base="xs:string"/></xs:simpleType>
  <xs:simpleType name="shortCode"><xs:restriction base="code"><xs:maxLength value="3"/></xs:restriction></xs:simpleType>
  <xs:complexType name="taggedCode"><xs:simpleContent><xs:extension base="code"><xs:attribute name="tag" type="xs:string" use="required"/></xs:extension></xs:simpleContent></xs:complexType>
  <xs:simpleType name="sizes"><xs:list itemType="xs:int"/></xs:simpleType>
  <xs:simpleType name="pair"><xs:restriction base="sizes"><xs:length value="2"/></xs:restriction></xs:simpleType>
  <xs:element name="root">
    <xs:complexType><xs:sequence>
      <xs:element name="shape" type="shape" minOccurs="0" maxOccurs="unbounded" nillable="true"/>
      <xs:element name="fixed" type="circle" block="restriction" minOccurs="0"/>
      <xs:element name="notes" type="notes" minOccurs="0" nillable="true"/>
      <xs:element name="code" type="code" minOccurs="0" nillable="true"/>
      <xs:element name="sizes" type="sizes" minOccurs="0"/>
      <xs:element name="number" type="xs:decimal" minOccurs="0"/>
      <xs:element name="kept" minOccurs="0" nillable="true"/>
      <xs:element name="ref" type="xs:IDREF" minOccurs="0"/>
    </xs:sequence></xs:complexType>
  </xs:element>
</xs:schema>`;

const { paths, remove } = writeSchemas({ "main.xsd": SCHEMA });
const [path = ""] = paths;
const compiled = compileSchemaSet([path]);
const prepared = prepareLibxml2(path, new TextEncoder().encode(SCHEMA));
remove();
if (!compiled.ok || typeof prepared === "string") throw new Error(JSON.stringify([compiled, prepared]));
export const libxml2 = prepared;
export const { codec } = await loadGenerated(compiled.schemaSet);
/** Of documents that may not choose types. */
export const { codec: rejecting } = await loadGenerated(compiled.schemaSet, { xsiType: false });
/** The index of the element `root`. */
export const ROOT = 0;
export const XSI = "http://www.w3.org/2001/XMLSchema-instance";

/** The content of a root that declares what the documents here use. */
export function documentOf(content: string): string {
  return `<root xmlns="urn:m" xmlns:m="urn:m" xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">${content}</root>`;
}
