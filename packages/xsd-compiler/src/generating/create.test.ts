import { describe, expect, test } from "vitest";
import { checkTypes, generateFrom } from "../../test/check-types.ts";
import { loadGenerated } from "../../test/load-generated.ts";
import { compileSchemaSet } from "../compile-schema-set.ts";

const SCHEMA = `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">
  <xs:simpleType name="codes"><xs:list itemType="xs:token"/></xs:simpleType>
  <xs:complexType name="party"><xs:sequence>
    <xs:element name="name" type="xs:string"/>
    <xs:element name="alias" type="xs:string" minOccurs="0" maxOccurs="unbounded"/>
  </xs:sequence><xs:anyAttribute namespace="##other"/></xs:complexType>
  <xs:complexType name="company"><xs:complexContent><xs:extension base="party"><xs:sequence>
    <xs:element name="branch" type="party" minOccurs="0" maxOccurs="unbounded"/>
  </xs:sequence></xs:extension></xs:complexContent></xs:complexType>
  <xs:element name="order"><xs:complexType><xs:sequence>
    <xs:element name="party" type="party"/>
    <xs:element name="codes" type="codes"/>
    <xs:element name="more" type="codes" minOccurs="0"/>
    <xs:element name="line" type="party" maxOccurs="unbounded"/>
    <xs:choice minOccurs="0" maxOccurs="unbounded">
      <xs:element name="note" type="xs:string"/><xs:element name="contact" type="party" nillable="true"/>
    </xs:choice>
  </xs:sequence></xs:complexType></xs:element>
  <xs:element name="id" type="xs:int"/>
</xs:schema>`;

const sources = generateFrom({ "a.xsd": SCHEMA });

async function createOrder(input: unknown): Promise<unknown> {
  const compiled = compileSchemaSet(["a.xsd"], () => new TextEncoder().encode(SCHEMA));
  if (!compiled.ok) throw new Error("the schema does not compile");
  const { functions } = await loadGenerated(compiled.schemaSet);
  return functions.createOrder?.(input as never);
}

const PARTY = { anyAttributes: [], alias: [] };

describe("create", () => {
  test("fills in empty arrays at every depth", async () => {
    const input = {
      party: { name: "a" },
      line: [{ name: "b" }],
      items: [
        { element: "note", value: "c" },
        { element: "contact", value: { name: "d" } },
      ],
    };
    expect(await createOrder(input)).toEqual({
      party: { name: "a", ...PARTY },
      codes: [],
      line: [{ name: "b", ...PARTY }],
      items: [
        { element: "note", value: "c" },
        { element: "contact", value: { name: "d", ...PARTY } },
      ],
    });
  });

  test("creates a value of the type that the input names", async () => {
    const company = { "xsi:type": "company", name: "a", branch: [{ name: "b" }] };
    expect(await createOrder({ party: { name: "" }, line: [company] })).toMatchObject({
      line: [{ ...company, ...PARTY, branch: [{ name: "b", ...PARTY }] }],
    });
  });

  test("creates only attributes for a nil element", async () => {
    const contact = { element: "contact", value: { nil: true } };
    expect(await createOrder({ party: { name: "" }, line: [{ name: "" }], items: [contact] })).toMatchObject({
      items: [{ element: "contact", value: { nil: true, anyAttributes: [] } }],
    });
  });

  test("does not modify the input", async () => {
    const input = { party: { name: "a" }, line: [{ name: "b" }] };
    await createOrder(input);
    expect(input).toEqual({ party: { name: "a" }, line: [{ name: "b" }] });
  });
});

test("the input type makes only possibly empty arrays optional", () => {
  const program = `import { createOrder } from "./create.ts";
import type { Input } from "@payment-routing/contract-runtime";
import type { Company, Order, OrderInput } from "./types.ts";
const branch: Input<Company> = { name: "", branch: [{ name: "", alias: [""] }] };
export const order: Order = createOrder({ party: { name: "" }, line: [{ "xsi:type": "company", ...branch }] });
// @ts-expect-error: the name is missing
export const nameless: OrderInput = { party: {}, line: [{ name: "" }] };
// @ts-expect-error: at least one line
export const lineless: OrderInput = { party: { name: "" } };
// @ts-expect-error: an unknown member
export const unknown: OrderInput = { party: { name: "", nickname: "" }, line: [{ name: "" }] };
// @ts-expect-error: what is read has all of its arrays
export const read: Order = { party: { name: "" }, line: [{ name: "" }] };
`;
  expect(checkTypes(sources, program)).toBe("");
});

describe("attributes with a default", () => {
  const source = `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">
    <xs:simpleType name="unit"><xs:restriction base="xs:token">
      <xs:enumeration value="kg"/><xs:enumeration value="lb"/>
    </xs:restriction></xs:simpleType>
    <xs:complexType name="weight"><xs:simpleContent><xs:extension base="xs:decimal">
      <xs:attribute name="unit" type="unit" default="kg"/>
    </xs:extension></xs:simpleContent></xs:complexType>
    <xs:element name="parcel"><xs:complexType>
      <xs:sequence><xs:element name="weight" type="weight"/></xs:sequence>
      <xs:attribute name="version" type="xs:integer" use="required" fixed="1"/>
      <xs:attribute name="fragile" type="xs:boolean" default="false"/>
      <xs:attribute name="id" type="xs:token" use="required"/>
    </xs:complexType></xs:element>
  </xs:schema>`;

  test("are filled in at every depth unless the input has them", async () => {
    const compiled = compileSchemaSet(["a.xsd"], () => new TextEncoder().encode(source));
    if (!compiled.ok) throw new Error("the schema does not compile");
    const { functions } = await loadGenerated(compiled.schemaSet);
    const input = { id: "a", weight: { value: "1.5" } };
    const created = { id: "a", version: 1n, fragile: false, weight: { unit: "kg", value: "1.5" } };
    expect(functions.createParcel?.(input as never)).toEqual(created);
    const other = { ...created, fragile: true, weight: { unit: "lb", value: "1" } };
    expect(functions.createParcel?.(other as never)).toEqual(other);
  });

  test("are optional in the input type and required in the value type", () => {
    const program = `import { decimal } from "@payment-routing/contract-runtime";
import { createParcel } from "./create.ts";
import type { Parcel, ParcelInput, Unit } from "./types.ts";
const weight = { value: decimal("1.5") };
export const parcel: Parcel = createParcel({ id: "a", weight });
export const whole: Parcel = { id: "a", version: 1n, fragile: true, weight: { unit: "lb", ...weight } };
export const version: bigint = parcel.version;
export function name(unit: Unit): string {
  switch (parcel.weight.unit) {
    case "kg": return unit;
    case "lb": return "pound";
  }
}
// @ts-expect-error: no default
export const nameless: ParcelInput = { weight };
// @ts-expect-error: no such unit
export const unknown: ParcelInput = { id: "a", weight: { unit: "g", ...weight } };
// @ts-expect-error: what is read has all of its attributes
export const read: Parcel = { id: "a", weight: { unit: "kg", ...weight } };
`;
    expect(checkTypes(generateFrom({ "a.xsd": source }), program)).toBe("");
  });
});

test("generates no input type for a root without arrays", () => {
  expect(sources.get("create.ts")).not.toContain("createId");
  expect(sources.get("create.ts")).toContain("createOrder");
});
