import { CHARACTERS_OF_XML, COLLAPSED_WHITE_SPACE } from "./accepted-differences.ts";

/** A small XSD with every shape that contracts are made of. */
export const sampleXsd = `<?xml version="1.0" encoding="UTF-8"?>
<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:sch="http://purl.oclc.org/dsdl/schematron">
  <xs:element name="parcel" type="parcel"/>
  <xs:complexType name="parcel">
    <xs:annotation>
      <xs:appinfo>
        <sch:pattern>
          <sch:rule context="parcel">
            <sch:assert test="not(insured) or kind">an insured parcel has a kind</sch:assert>
          </sch:rule>
        </sch:pattern>
      </xs:appinfo>
    </xs:annotation>
    <xs:all>
      <xs:element name="weight" type="grams"/>
      <xs:element name="kind" type="kind" minOccurs="0"/>
      <xs:element name="insured" type="xs:boolean" minOccurs="0"/>
      <xs:element name="stops" type="stops"/>
      <xs:element name="labels" type="labels"/>
    </xs:all>
  </xs:complexType>
  <xs:group name="stop">
    <xs:sequence>
      <xs:element name="place" type="place"/>
      <xs:element name="hour" type="xs:token"/>
      <xs:element name="note" type="note" minOccurs="0"/>
    </xs:sequence>
  </xs:group>
  <xs:complexType name="note" mixed="true">
    <xs:sequence>
      <xs:any processContents="skip" minOccurs="0" maxOccurs="unbounded"/>
    </xs:sequence>
  </xs:complexType>
  <xs:complexType name="stops">
    <xs:sequence>
      <xs:group ref="stop" maxOccurs="unbounded"/>
    </xs:sequence>
  </xs:complexType>
  <xs:complexType name="labels">
    <xs:sequence>
      <xs:element name="label" type="label" minOccurs="0" maxOccurs="unbounded"/>
      <xs:element name="seal" type="place" maxOccurs="3"/>
    </xs:sequence>
  </xs:complexType>
  <xs:simpleType name="whole">
    <xs:restriction base="xs:integer">
      <xs:minInclusive value="-1000"/>
      <xs:maxInclusive value="1000"/>
    </xs:restriction>
  </xs:simpleType>
  <xs:simpleType name="grams">
    <xs:restriction base="whole">
      <xs:minInclusive value="1"/>
    </xs:restriction>
  </xs:simpleType>
  <xs:simpleType name="kind">
    <xs:restriction base="whole">
      <xs:enumeration value="1"/>
      <xs:enumeration value="2"/>
    </xs:restriction>
  </xs:simpleType>
  <xs:simpleType name="place">
    <xs:restriction base="xs:string">
      <xs:pattern value="[A-Z]{3}"/>
    </xs:restriction>
  </xs:simpleType>
  <xs:simpleType name="label">
    <xs:restriction base="xs:string">
      <xs:enumeration value="fragile"/>
      <xs:enumeration value="this side up"/>
    </xs:restriction>
  </xs:simpleType>
</xs:schema>
`;

/** The types of `sampleXsd` as our compiler projects them. */
export function createSampleProjection() {
  return {
    parcel: {
      type: "object",
      properties: {
        weight: { $ref: "#/$defs/grams", description: "With its packing." },
        kind: { $ref: "#/$defs/kind" },
        insured: { type: "boolean" },
        stops: { $ref: "#/$defs/stops" },
        labels: { $ref: "#/$defs/labels" },
      },
      required: ["weight", "stops", "labels"],
      additionalProperties: false,
      allOf: [{ type: "object", dependentRequired: { insured: ["kind"] } }],
    },
    stop: {
      type: "object",
      properties: {
        place: { $ref: "#/$defs/place" },
        hour: { type: "string", pattern: COLLAPSED_WHITE_SPACE, allOf: [{ pattern: CHARACTERS_OF_XML }] },
        note: { $ref: "#/$defs/note" },
      },
      required: ["place", "hour"],
      additionalProperties: false,
    },
    note: { $ref: "#/$defs/xml:content" },
    "xml:content": { type: "object" },
    stops: { type: "array", items: { $ref: "#/$defs/stop" }, minItems: 1 },
    labels: {
      type: "object",
      properties: {
        label: { type: "array", items: { $ref: "#/$defs/label" } },
        seal: { type: "array", items: { $ref: "#/$defs/place" }, minItems: 1, maxItems: 3 },
      },
      required: ["label", "seal"],
      additionalProperties: false,
    },
    whole: { type: "integer", minimum: -1000, maximum: 1000 },
    grams: { type: "integer", minimum: 1, maximum: 1000 },
    kind: { type: "integer", enum: [1, 2] },
    place: { type: "string", pattern: "^(?:[A-Z]{3})$" },
    label: { type: "string", enum: ["fragile", "this side up"] },
  };
}
