import { describe, expect, test } from "vitest";
import { checkTypes, generateFrom } from "../../test/check-types.ts";

const documented = (text: string): string =>
  `<xs:annotation><xs:documentation>${text}</xs:documentation></xs:annotation>`;

const enumeration = (name: string, base: string, values: string): string =>
  `<xs:simpleType name="${name}"><xs:restriction base="${base}">${values}</xs:restriction></xs:simpleType>`;

const SCHEMA = `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">
${enumeration("paymentMethod", "xs:token", `<xs:enumeration value="CARD">${documented("A card.")}</xs:enumeration><xs:enumeration value="wire transfer">${documented('A "wire".')}</xs:enumeration>`)}
${enumeration("size", "xs:byte", `<xs:enumeration value="1"/><xs:enumeration value="+2">${documented("Large.")}</xs:enumeration>`)}
${enumeration("big", "xs:integer", `<xs:enumeration value="9007199254740993">${documented("Big.")}</xs:enumeration>`)}
${enumeration("proto", "xs:string", `<xs:enumeration value="__proto__">${documented("A name.")}</xs:enumeration>`)}
${enumeration("day", "xs:date", '<xs:enumeration value="2026-01-01"/>')}
</xs:schema>`;

const sources = generateFrom({ "a.xsd": SCHEMA });
const enumerations = sources.get("enumerations.ts");

describe("an enumeration", () => {
  test("lists its values with their documentation", () => {
    expect(enumerations).toContain(`/** The values of {@link PaymentMethod}. */
export const PAYMENT_METHOD_VALUES: readonly PaymentMethod[] = ["CARD", "wire transfer"];

/** The documentation of each value of {@link PaymentMethod}. */
export const PAYMENT_METHOD_LABELS: Readonly<Record<PaymentMethod, string>> = {
  CARD: "A card.",
  "wire transfer": "A \\"wire\\".",
};
`);
  });

  test("has labels for the documented values", () => {
    expect(enumerations).toContain("export const SIZE_VALUES: readonly Size[] = [1, 2];");
    expect(enumerations).toContain(
      'export const SIZE_LABELS: Readonly<Partial<Record<Size, string>>> = {\n  "2": "Large.",\n};',
    );
  });

  test("has bigint labels by text", () => {
    expect(enumerations).toContain(
      `Readonly<Record<\`\${Big}\`, string>> = {\n  "9007199254740993": "Big.",`,
    );
  });

  test("is left out if values have several lexical forms", () => {
    expect(enumerations).not.toContain("DAY");
  });

  test("compiles as values of its type", () => {
    const program = `import { BIG_LABELS, PAYMENT_METHOD_LABELS, PROTO_LABELS, SIZE_LABELS } from "./index.ts";
export const label: string = PAYMENT_METHOD_LABELS.CARD + PROTO_LABELS.__proto__ + BIG_LABELS[\`\${9007199254740993n}\`];
// @ts-expect-error: not every value has a label
export const size: string = SIZE_LABELS[1];
// @ts-expect-error: no value of the enumeration
export const other = PAYMENT_METHOD_LABELS.cash;
`;
    expect(checkTypes(sources, program)).toBe("");
  });
});

describe("an anonymous enumeration", () => {
  const inline = (values: string): string =>
    `<xs:simpleType><xs:restriction base="xs:string">${values}</xs:restriction></xs:simpleType>`;
  const generated = generateFrom({
    "a.xsd": `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">
<xs:complexType name="OrderState"/>
<xs:element name="reply">${inline('<xs:enumeration value="yes"/>')}</xs:element>
<xs:element name="order"><xs:complexType>
  <xs:sequence><xs:element name="state">${inline(`<xs:enumeration value="open">${documented("Not paid.")}</xs:enumeration><xs:enumeration value="paid"/>`)}</xs:element></xs:sequence>
  <xs:attribute name="size">${inline('<xs:enumeration value="S"/>')}</xs:attribute>
</xs:complexType></xs:element>
<xs:element name="grade"><xs:complexType><xs:simpleContent><xs:restriction base="letter">
  <xs:enumeration value="A"/>
</xs:restriction></xs:simpleContent></xs:complexType></xs:element>
<xs:complexType name="letter"><xs:simpleContent><xs:extension base="xs:string"><xs:attribute name="by"/></xs:extension></xs:simpleContent></xs:complexType>
</xs:schema>`,
  });

  test("is named after its context", () => {
    const program = `import { GRADE_VALUE_VALUES, ORDER_SIZE_VALUES, ORDER_STATE_TYPE_LABELS, ORDER_STATE_TYPE_VALUES, REPLY_VALUES } from "./index.ts";
import type { Order, OrderStateType } from "./index.ts";
const state: OrderStateType = "paid";
export const order: Order = { state, size: ORDER_SIZE_VALUES[0] ?? "S" };
export const others: readonly string[] = [...GRADE_VALUE_VALUES, ...ORDER_STATE_TYPE_VALUES, ...REPLY_VALUES];
export const label: string | undefined = ORDER_STATE_TYPE_LABELS.open;
`;
    expect(checkTypes(generated, program)).toBe("");
    expect(generated.get("enumerations.ts")).toContain('["open", "paid"]');
  });

  test("is documented at its labels only", () => {
    const types = generated.get("types.ts");
    expect(types).toContain("Its labels, in `enumerations.ts`, document the values.");
    expect([...generated.values()].join("").match(/Not paid/g)).toHaveLength(1);
  });
});

test("a schema without enumerations has no module for them", () => {
  const without = generateFrom({ "a.xsd": '<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema"/>' });
  expect(without.has("enumerations.ts")).toBe(false);
  expect(without.get("index.ts")).not.toContain("enumerations");
});
