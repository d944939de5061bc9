import { expect, test } from "vitest";
import { compile } from "../../test/load-contract.ts";
import { HEADER, ORDERS } from "../../test/orders.ts";

test("the encoder", () => {
  expect(compile(ORDERS).encoder).toBe(`${HEADER}import {
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
