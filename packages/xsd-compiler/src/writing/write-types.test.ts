import { expect, test } from "vitest";
import { compile } from "../../test/load-contract.ts";
import { HEADER, ORDERS } from "../../test/orders.ts";
import { schemaOf } from "../../test/schema.ts";

test("types, sorted by name, with the schema's words and origins", () => {
  expect(
    compile(ORDERS).types,
  ).toBe(`${HEADER}import type { OpenContent } from "@payment-routing/contract-runtime";

/**
 * Value: at most 9 characters, matches \`[A-Z]\\d*\`.
 *
 * Origin: simpleType \`item_number\` in test.xsd.
 */
export type ItemNumber = string;

/** Origin: group \`line\` in test.xsd. */
export interface Line {
  /** XML: \`<item-no>\`, item_number, exactly once. */
  readonly "item-no": ItemNumber;
  /** XML: \`<size>\`, size, exactly once. */
  readonly size: Size;
}

/** Origin: complexType \`lines\` in test.xsd. */
export type Lines = readonly [Line, ...Line[]];

/** Origin: complexType \`note\` in test.xsd. */
export type Note = OpenContent;

/**
 * What a customer orders.
 *
 * Rule: a gift needs a note (\`not(gift) or note\`).
 *
 * The root element \`<order>\`.
 *
 * Origin: complexType \`order\` in test.xsd.
 */
export interface Order {
  /** XML: \`<lines>\`, lines, exactly once. */
  readonly lines: Lines;
  /** XML: \`<gift>\`, xs:boolean, at most once. */
  readonly gift?: boolean;
  /** XML: \`<note>\`, note, at most once. */
  readonly note?: Note;
}

/**
 * How large.
 *
 * - \`"S"\`: Small.
 *
 * Origin: simpleType \`size\` in test.xsd.
 */
export type Size = "S" | "L";
`);
});

test("a reference with words of its own, and one without", () => {
  const words = (text: string): string =>
    `<xs:annotation><xs:documentation>${text}</xs:documentation></xs:annotation>`;
  const xsd = schemaOf(
    `<xs:element name="a" type="xs:int">${words("Declared.")}</xs:element><xs:element name="b" type="xs:int">${words("Declared.")}</xs:element>
<xs:complexType name="root"><xs:all><xs:element ref="a"/><xs:element ref="b">${words("Its own.")}</xs:element></xs:all></xs:complexType>`,
  );
  const [, members] = compile(xsd).types.split("export interface Root ");
  expect(members).toBe(`{
  /**
   * Declared.
   *
   * XML: \`<a>\`, xs:int, exactly once.
   */
  readonly a: number;
  /**
   * Its own.
   *
   * XML: \`<b>\`, xs:int, exactly once.
   */
  readonly b: number;
}
`);
});
