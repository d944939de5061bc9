import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { compile, writeModules } from "../test/load-contract.ts";
import { asserting, schema } from "../test/schema.ts";
import { compileSchema } from "./compile-schema.ts";

const ORDERS = schema(`<xs:annotation><xs:documentation>Orders of a shop.</xs:documentation></xs:annotation>
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
    <xs:appinfo>
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

const HEADER = "// Generated from test.xsd. Do not edit: npm run generate.\n\n";

describe("the code of a schema", () => {
  const compiled = compile(ORDERS);

  test("names its documents", () => {
    expect(compiled.roots).toEqual([{ element: "order", type: "order" }]);
  });

  test("types, sorted by name, with the schema's words and origins", () => {
    expect(
      compiled.types,
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

  test("the table, sorted by name", () => {
    expect(
      compiled.table,
    ).toBe(`${HEADER}import type { SchemaTable } from "@payment-routing/contract-runtime/codegen";

export const TABLE: SchemaTable = {
  roots: { order: "order" },
  types: {
    item_number: {
      kind: "simple",
      base: "string",
      whiteSpace: "preserve",
      maxLength: 9,
      patterns: [{ source: "[A-Z]\\\\d*", expression: new RegExp("^(?:[A-Z][\\\\p{Nd}]*)$", "u") }],
    },
    lines: {
      kind: "rows",
      min: 1,
      max: Infinity,
      row: [
        { name: "item-no", type: "item_number", min: 1, max: 1 },
        { name: "size", type: "size", min: 1, max: 1 },
      ],
    },
    note: { kind: "open" },
    order: {
      kind: "all",
      children: [
        { name: "lines", type: "lines", min: 1, max: 1 },
        { name: "gift", type: "xs:boolean", min: 0, max: 1 },
        { name: "note", type: "note", min: 0, max: 1 },
      ],
      assertions: [
        {
          condition: { or: [{ not: { child: "gift" } }, { child: "note" }] },
          test: "not(gift) or note",
          message: "a gift needs a note",
        },
      ],
    },
    size: { kind: "simple", base: "string", whiteSpace: "collapse", enumeration: ["S", "L"] },
    "xs:boolean": { kind: "simple", base: "boolean", whiteSpace: "collapse" },
  },
};
`);
  });

  test("the decoder: entries, then readers in the order of the schema", () => {
    expect(
      compiled.decoder,
    ).toBe(`${HEADER}import type { DecodeOptions, Result } from "@payment-routing/contract-runtime";
import {
  type DocumentDecoder,
  type Mutable,
  type QuickCursor,
  countCharacters,
  decodeDocument,
  elementName,
  giveUp,
  leave,
  leavePlain,
  mayBePlain,
  nextChild,
  readBoolean,
  readOpen,
  readString,
  readToken,
  skipWhiteSpace,
  wordAt,
} from "@payment-routing/contract-runtime/codegen";
import { TABLE } from "./table.ts";
import type { ItemNumber, Line, Lines, Note, Order, Size } from "./types.ts";

/** The document type \`<order>\`. */
export const ORDER_DOCUMENT: DocumentDecoder<Order> = {
  root: elementName("order"),
  read: readOrder,
  table: TABLE,
};

/**
 * Decodes a \`<order>\` document. An order.
 *
 * Never throws for bad input: the result holds the value, or up to 100 issues with lines and columns.
 */
export function decodeOrder(
  input: Uint8Array | string,
  options?: DecodeOptions,
): Result<Order> {
  return decodeDocument(input, options, ORDER_DOCUMENT);
}

const ORDER_CHILDREN = [elementName("lines"), elementName("gift"), elementName("note", true)] as const;

function readOrder(cursor: QuickCursor): Order {
  let $lines: Lines | undefined;
  let $gift: boolean | undefined;
  let $note: Note | undefined;
  if (mayBePlain(cursor)) {
    const { bytes, view, end } = cursor;
    let { pos } = cursor;
    // <lines>
    pos = skipWhiteSpace(bytes, pos, end);
    if (pos + 7 <= end && wordAt(view, pos) === 0x6e696c3c && wordAt(view, pos + 3) === 0x3e73656e) {
      cursor.pos = pos + 7;
      cursor.depth++;
      $lines = readLines(cursor);
      cursor.depth--;
      pos = cursor.pos;
      if (
        pos + 8 <= end &&
        wordAt(view, pos) === 0x696c2f3c &&
        wordAt(view, pos + 4) === 0x3e73656e
      ) pos += 8;
      else pos = leavePlain(cursor, ORDER_CHILDREN[0]);
    }
    // <gift>
    pos = skipWhiteSpace(bytes, pos, end);
    if (pos + 6 <= end && wordAt(view, pos) === 0x6669673c && wordAt(view, pos + 2) === 0x3e746669) {
      cursor.pos = pos + 6;
      $gift = readBoolean(cursor);
      pos = cursor.pos;
      if (
        pos + 7 <= end &&
        wordAt(view, pos) === 0x69672f3c &&
        wordAt(view, pos + 3) === 0x3e746669
      ) pos += 7;
      else pos = leavePlain(cursor, ORDER_CHILDREN[1]);
    }
    // <note>
    pos = skipWhiteSpace(bytes, pos, end);
    if (pos + 6 <= end && wordAt(view, pos) === 0x746f6e3c && wordAt(view, pos + 2) === 0x3e65746f) {
      cursor.pos = pos + 6;
      cursor.tag = undefined;
      cursor.depth++;
      $note = readOpen(cursor, ORDER_CHILDREN[2]);
      pos = cursor.pos;
    }
    cursor.pos = pos;
  }
  let child = nextChild(cursor, ORDER_CHILDREN, 0);
  while (child !== -1) {
    switch (child) {
      case 0:
        if ($lines !== undefined) giveUp();
        $lines = readLines(cursor);
        leave(cursor, ORDER_CHILDREN[0]);
        break;
      case 1:
        if ($gift !== undefined) giveUp();
        $gift = readBoolean(cursor);
        leave(cursor, ORDER_CHILDREN[1]);
        break;
      case 2:
        if ($note !== undefined) giveUp();
        $note = readOpen(cursor, ORDER_CHILDREN[2]);
        break;
    }
    child = nextChild(cursor, ORDER_CHILDREN, child + 1);
  }
  if ($lines === undefined) giveUp();
  if ($gift !== undefined && $note === undefined) giveUp();
  const value: Mutable<Order> = { lines: $lines };
  if ($gift !== undefined) value.gift = $gift;
  if ($note !== undefined) value.note = $note;
  return value;
}

const LINES_CHILDREN = [elementName("item-no"), elementName("size")] as const;

function readLines(cursor: QuickCursor): Lines {
  const rows: Line[] = [];
  if (mayBePlain(cursor)) {
    const { bytes, view, end } = cursor;
    let { pos } = cursor;
    // <item-no>
    pos = skipWhiteSpace(bytes, pos, end);
    while (
      pos + 9 <= end &&
      wordAt(view, pos) === 0x6574693c &&
      wordAt(view, pos + 4) === 0x6f6e2d6d &&
      wordAt(view, pos + 5) === 0x3e6f6e2d
    ) {
      let $item_no: ItemNumber;
      cursor.pos = pos + 9;
      $item_no = readItemNumber(cursor);
      pos = cursor.pos;
      if (
        pos + 10 <= end &&
        wordAt(view, pos) === 0x74692f3c &&
        wordAt(view, pos + 4) === 0x6e2d6d65 &&
        wordAt(view, pos + 6) === 0x3e6f6e2d
      ) pos += 10;
      else pos = leavePlain(cursor, LINES_CHILDREN[0]);
      // <size>
      pos = skipWhiteSpace(bytes, pos, end);
      let $size: Size;
      if (pos + 6 <= end && wordAt(view, pos) === 0x7a69733c && wordAt(view, pos + 2) === 0x3e657a69) {
        cursor.pos = pos + 6;
        $size = readSize(cursor);
        pos = cursor.pos;
        if (
          pos + 7 <= end &&
          wordAt(view, pos) === 0x69732f3c &&
          wordAt(view, pos + 3) === 0x3e657a69
        ) pos += 7;
        else pos = leavePlain(cursor, LINES_CHILDREN[1]);
      } else {
        cursor.pos = pos;
        if (nextChild(cursor, LINES_CHILDREN, 1) !== 1) giveUp();
        $size = readSize(cursor);
        leave(cursor, LINES_CHILDREN[1]);
        pos = cursor.pos;
      }
      rows.push({ "item-no": $item_no, size: $size });
      pos = skipWhiteSpace(bytes, pos, end);
    }
    cursor.pos = pos;
  }
  let child = nextChild(cursor, LINES_CHILDREN, 0);
  while (child !== -1) {
    if (child !== 0) giveUp();
    const $item_no = readItemNumber(cursor);
    leave(cursor, LINES_CHILDREN[0]);
    if (nextChild(cursor, LINES_CHILDREN, 1) !== 1) giveUp();
    const $size = readSize(cursor);
    leave(cursor, LINES_CHILDREN[1]);
    rows.push({ "item-no": $item_no, size: $size });
    child = nextChild(cursor, LINES_CHILDREN, 0);
  }
  if (rows.length < 1) giveUp();
  return rows as [Line, ...Line[]];
}

function readSize(cursor: QuickCursor): Size {
  const value = readToken(cursor);
  switch (value) {
    case "S":
    case "L":
      return value;
    default:
      return giveUp();
  }
}

const ITEM_NUMBER_PATTERN = new RegExp("^(?:[A-Z][\\\\p{Nd}]*)$", "u");
function readItemNumber(cursor: QuickCursor): ItemNumber {
  const value = readString(cursor);
  if (!ITEM_NUMBER_PATTERN.test(value)) giveUp();
  const length = countCharacters(value);
  if (length > 9) giveUp();
  return value;
}
`);
  });

  test("the encoder", () => {
    expect(compiled.encoder).toBe(`${HEADER}import {
  type XmlWriter,
  elementTags,
  encodeDocument,
  writeBoolean,
  writeEnd,
  writeOpen,
  writeStart,
  writeString,
} from "@payment-routing/contract-runtime/codegen";
import type { Lines, Order } from "./types.ts";

const ORDER_TAGS = elementTags("order");
const LINES_TAGS = elementTags("lines");
const GIFT_TAGS = elementTags("gift");
const NOTE_TAGS = elementTags("note");
const ITEM_NO_TAGS = elementTags("item-no");
const SIZE_TAGS = elementTags("size");

/**
 * Encodes a \`<order>\` document, UTF-8 declared. An order.
 *
 * The value must be valid (see the validator); siblings are written in the order of the schema.
 *
 * @throws RangeError for what XML cannot hold: an integer past 2^53-1 or a character such as U+0000
 */
export function encodeOrder(value: Order): string {
  return encodeDocument((writer) => {
    writeStart(writer, ORDER_TAGS);
    writeOrder(writer, value);
    writeEnd(writer, ORDER_TAGS);
  });
}

function writeOrder(writer: XmlWriter, value: Order): void {
  writeStart(writer, LINES_TAGS);
  writeLines(writer, value.lines);
  writeEnd(writer, LINES_TAGS);
  if (value.gift !== undefined) writeBoolean(writer, GIFT_TAGS, value.gift);
  if (value.note !== undefined) writeOpen(writer, NOTE_TAGS, value.note);
}

function writeLines(writer: XmlWriter, value: Lines): void {
  for (const row of value) {
    writeString(writer, ITEM_NO_TAGS, row["item-no"]);
    writeString(writer, SIZE_TAGS, row.size);
  }
}
`);
  });

  test("what validates values, and what other packages see", () => {
    expect(compiled.validate).toBe(`${HEADER}import type { Result } from "@payment-routing/contract-runtime";
import { judgeValue } from "@payment-routing/contract-runtime/codegen";
import type { Order } from "./types.ts";
import { checkOrder } from "./validator.ts";

/**
 * Judges a value that is to be encoded as \`<order>\`, or that comes from elsewhere than the decoder.
 *
 * The issues' paths are JSON Pointers; they have no line and column.
 */
export function validateOrder(value: unknown): Result<Order> {
  return judgeValue(checkOrder, value);
}
`);
    expect(compiled.index).toBe(`${HEADER}export { decodeOrder } from "./decode.ts";
export { encodeOrder } from "./encode.ts";
export type * from "./types.ts";
export { validateOrder } from "./validate.ts";
`);
  });

  test("the JSON Schema of the values", () => {
    const { $defs, ...top } = compiled.jsonSchema;
    expect(top).toEqual({
      $schema: "https://json-schema.org/draft/2020-12/schema",
      $id: "https://payment-routing.example/schemas/test.schema.json",
      $comment: "Generated from test.xsd. Do not edit: npm run generate.",
      description: "Orders of a shop.",
      anyOf: [{ $ref: "#/$defs/order" }],
    });
    expect($defs).toMatchObject({
      line: {
        type: "object",
        properties: { "item-no": { $ref: "#/$defs/item_number" }, size: { $ref: "#/$defs/size" } },
        required: ["item-no", "size"],
        additionalProperties: false,
      },
      lines: { type: "array", items: { $ref: "#/$defs/line" }, minItems: 1 },
      note: { $ref: "#/$defs/xml:content" },
      order: {
        description: "What a customer orders.",
        type: "object",
        required: ["lines"],
        additionalProperties: false,
        allOf: [{ description: "a gift needs a note", dependentRequired: { gift: ["note"] } }],
      },
      size: { description: "How large.", type: "string", enum: ["S", "L"] },
    });
  });

  test("is the same each time, and does not depend on where the schema lies", () => {
    const again = compileSchema("/elsewhere/schemas/test.xsd", Buffer.from(ORDERS));
    expect(again).toEqual({ ok: true, compiled });
    expect(JSON.stringify(again.ok && again.compiled)).toBe(JSON.stringify(compiled));
  });

  test("has no line that is too long", () => {
    const { types, table, decoder, encoder, validate, index } = compiled;
    const lines = [types, table, decoder, encoder, validate, index].flatMap((text) => text.split("\n"));
    expect(lines.filter((line) => line.length > 110)).toEqual([]);
  });
});

test.for([
  { children: 64, plain: true },
  { children: 65, plain: false },
])("a type of $children children has a path for plain documents: $plain", ({ children, plain }) => {
  const elements = Array.from({ length: children }, (_, i) => `<xs:element name="e${i}" type="xs:int"/>`);
  const many = schema(
    `<xs:element name="many" type="many"/><xs:complexType name="many"><xs:sequence>${elements.join("")}</xs:sequence></xs:complexType>`,
  );
  const { decoder } = compile(many);
  expect(decoder.includes("mayBePlain")).toBe(plain);
  expect(decoder).toContain(`$e${children - 1} = readInt_(cursor)`);
});

// One of every construct, and of every name that could meet one of the generated code.
const EVERYTHING = asserting(
  '<sch:pattern><sch:rule context="root"><sch:assert test="not(a-b) or (one and (many or not(child)))">m</sch:assert></sch:rule></sch:pattern>',
  "",
)
  .replace(
    "<xs:all></xs:all>",
    `<xs:sequence>
<xs:element name="a-b" type="xs:string" minOccurs="0"/><xs:element name="one" type="xs:byte"/>
<xs:element name="many" type="t" maxOccurs="unbounded"/><xs:element name="two" type="pair" minOccurs="2" maxOccurs="2"/>
<xs:element name="nine" type="xs:normalizedString" minOccurs="9" maxOccurs="12"/>
<xs:element name="child" type="rows" minOccurs="0"/><xs:element name="open" type="any" minOccurs="0"/>
<xs:element name="opens" type="any" minOccurs="0" maxOccurs="3"/><xs:element name="nothing" type="nothing" minOccurs="0"/>
</xs:sequence>`,
  )
  .replace(
    "</xs:schema>",
    `<xs:element name="sdk-version" type="xs:unsignedShort"/><xs:element name="text" type="xs:string"/>
<xs:element name="flag" type="xs:boolean"/><xs:element name="anything" type="any"/><xs:element name="lines" type="rows"/><xs:element name="none" type="nothing"/>
<xs:complexType name="t"><xs:all><xs:element name="t" type="t" minOccurs="0"/></xs:all></xs:complexType>
<xs:complexType name="pair"><xs:sequence><xs:element name="x" type="token"/><xs:element name="y" type="integer"/></xs:sequence></xs:complexType>
<xs:complexType name="rows"><xs:sequence><xs:group ref="row" minOccurs="2" maxOccurs="4"/></xs:sequence></xs:complexType>
<xs:group name="row"><xs:sequence><xs:element name="value" type="string-1"/><xs:element name="cursor" type="boolean.2"/></xs:sequence></xs:group>
<xs:group name="unused"><xs:sequence><xs:element name="a" type="xs:token"/></xs:sequence></xs:group>
<xs:complexType name="any" mixed="true"><xs:sequence><xs:any processContents="skip" minOccurs="0" maxOccurs="unbounded"/></xs:sequence><xs:anyAttribute processContents="skip"/></xs:complexType>
<xs:complexType name="nothing"/>
<xs:simpleType name="token"><xs:restriction base="xs:token"><xs:minLength value="1"/><xs:pattern value="[a-z]+"/><xs:pattern value="\\d"/></xs:restriction></xs:simpleType>
<xs:simpleType name="integer"><xs:restriction base="xs:integer"><xs:enumeration value="-1"/><xs:enumeration value="2"/></xs:restriction></xs:simpleType>
<xs:simpleType name="string-1"><xs:restriction base="token"><xs:pattern value="a.*"/></xs:restriction></xs:simpleType>
<xs:simpleType name="boolean.2"><xs:restriction base="xs:boolean"/></xs:simpleType>
<xs:simpleType name="unused-integer"><xs:restriction base="xs:long"/></xs:simpleType>
</xs:schema>`,
  );

test("generated code passes the strictest type check there is", () => {
  const folder = writeModules(compile(EVERYTHING));
  const checks = [...compile(EVERYTHING).validate.matchAll(/check\w+(?=, value\))/g)].map(([name]) => name);
  const declarations = checks.map(
    (name) => `export declare const ${name}: { (value: unknown): boolean; errors?: null };\n`,
  );
  writeFileSync(`${folder}/validator.ts`, declarations.join(""));
  const options = {
    extends: fileURLToPath(new URL("../../../tsconfig.base.json", import.meta.url)),
    compilerOptions: {
      noEmit: true,
      noUnusedLocals: true,
      noUnusedParameters: true,
      exactOptionalPropertyTypes: true,
    },
    include: ["*.ts"],
  };
  writeFileSync(`${folder}/tsconfig.json`, JSON.stringify(options));
  const compiler = fileURLToPath(new URL("../../../node_modules/typescript/bin/tsc", import.meta.url));
  const run = spawnSync(process.execPath, [compiler, "-p", folder], { encoding: "utf8" });
  expect(`${run.stdout}${run.stderr}`).toBe("");
  expect(run.status).toBe(0);
}, 60_000);
