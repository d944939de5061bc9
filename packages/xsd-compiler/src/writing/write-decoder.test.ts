import { expect, test } from "vitest";
import { compile } from "../../test/load-contract.ts";
import { HEADER, ORDERS } from "../../test/orders.ts";
import { schema } from "../../test/schema.ts";

test("the decoder: entries, then readers in the order of the schema", () => {
  expect(
    compile(ORDERS).decoder,
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
