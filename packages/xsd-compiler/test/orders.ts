import { schema } from "./schema.ts";

/** A schema with one of everything that generated code is made of. */
export const ORDERS =
  schema(`<xs:annotation><xs:documentation>Orders of a shop.</xs:documentation></xs:annotation>
<xs:element name="order" type="order"><xs:annotation><xs:documentation>An order.</xs:documentation></xs:annotation></xs:element>
<xs:simpleType name="size">
  <xs:annotation><xs:documentation>How large.</xs:documentation></xs:annotation>
  <xs:restriction base="xs:token">
    <xs:enumeration value="S"><xs:annotation><xs:documentation>Small.</xs:documentation></xs:annotation></xs:enumeration>
    <xs:enumeration value="L"/>
  </xs:restriction>
</xs:simpleType>
<xs:complexType name="order">
  <xs:annotation>
    <xs:documentation>What a customer
      orders.</xs:documentation>
    <xs:appinfo source="urn:payment-routing:assertions">
      <sch:pattern><sch:rule context="order"><sch:assert test="not(gift) or note">a gift needs a note</sch:assert></sch:rule></sch:pattern>
    </xs:appinfo>
  </xs:annotation>
  <xs:all>
    <xs:element name="lines" type="lines"/>
    <xs:element name="gift" type="xs:boolean" minOccurs="0"/>
    <xs:element name="note" type="note" minOccurs="0"/>
  </xs:all>
</xs:complexType>
<xs:group name="line">
  <xs:sequence><xs:element name="item-no" type="item_number"/><xs:element name="size" type="size"/></xs:sequence>
</xs:group>
<xs:complexType name="lines">
  <xs:sequence><xs:group ref="line" maxOccurs="unbounded"/></xs:sequence>
</xs:complexType>
<xs:complexType name="note" mixed="true">
  <xs:sequence><xs:any processContents="skip" minOccurs="0" maxOccurs="unbounded"/></xs:sequence>
  <xs:anyAttribute processContents="skip"/>
</xs:complexType>
<xs:simpleType name="item_number">
  <xs:restriction base="xs:string"><xs:maxLength value="9"/><xs:pattern value="[A-Z]\\d*"/></xs:restriction>
</xs:simpleType>`);

/** What generated modules of it begin with. */
export const HEADER = "// Generated from test.xsd. Do not edit: npm run generate.\n\n";
