import type { DocumentDecoder } from "../src/decoding/decode-document.ts";
import {
  type ElementName,
  elementName,
  giveUp,
  leave,
  nextChild,
  type QuickCursor,
} from "../src/decoding/quick-children.ts";
import {
  readBoolean,
  readInteger,
  readNormalizedString,
  readNothing,
  readOpen,
  readString,
  readToken,
} from "../src/decoding/quick-values.ts";
import { countCharacters } from "../src/lexical/count-characters.ts";
import { ORDER_TABLE } from "./order-table.ts";

// Decoders for the types of order-table.ts, of the kind that the compiler writes.

export const ORDER_DOCUMENT: DocumentDecoder<unknown> = {
  root: elementName("order"),
  read: readOrder,
  table: ORDER_TABLE,
};

export const PARCEL_DOCUMENT: DocumentDecoder<unknown> = {
  root: elementName("parcel"),
  read: readParcel,
  table: ORDER_TABLE,
};

const ORDER_CHILDREN = [
  elementName("id"),
  elementName("kind"),
  elementName("paid"),
  elementName("items"),
  elementName("notes"),
  elementName("extra", true),
] as const;

function readOrder(cursor: QuickCursor): unknown {
  const readers = [readInteger, readKind, readBoolean, readItems, readNotes, readOpen];
  const value: Record<string, unknown> = {};
  for (let child = nextChild(cursor, ORDER_CHILDREN, 0); child !== -1; ) {
    const childName = ORDER_CHILDREN[child] as ElementName;
    if (childName.text in value) giveUp();
    value[childName.text] = readers[child]?.(cursor, childName);
    if (!childName.open) leave(cursor, childName);
    child = nextChild(cursor, ORDER_CHILDREN, child + 1);
  }
  if (value.id === undefined || value.items === undefined) giveUp();
  if (value.paid !== undefined && value.kind === undefined) giveUp();
  return value;
}

const ITEMS_CHILDREN = [elementName("item"), elementName("count"), elementName("price")] as const;

function readItems(cursor: QuickCursor): unknown {
  const rows: unknown[] = [];
  for (
    let child = nextChild(cursor, ITEMS_CHILDREN, 0);
    child !== -1;
    child = nextChild(cursor, ITEMS_CHILDREN, 0)
  ) {
    if (child !== 0) giveUp();
    const item = readToken(cursor);
    leave(cursor, ITEMS_CHILDREN[0]);
    if (!/^[A-Z]+ ?[0-9]$/u.test(item)) giveUp();
    if (nextChild(cursor, ITEMS_CHILDREN, 1) !== 1) giveUp();
    const count = readInteger(cursor);
    leave(cursor, ITEMS_CHILDREN[1]);
    if (count < 1 || count > 9) giveUp();
    if (nextChild(cursor, ITEMS_CHILDREN, 2) !== 2) giveUp();
    rows.push({ item, count, price: readInteger(cursor) });
    leave(cursor, ITEMS_CHILDREN[2]);
  }
  if (rows.length < 1 || rows.length > 3) giveUp();
  return rows;
}

const NOTES_CHILDREN = [elementName("title"), elementName("note"), elementName("end")] as const;

function readNotes(cursor: QuickCursor): unknown {
  const note: string[] = [];
  const value: Record<string, unknown> = { note };
  let latest = 0;
  for (let child = nextChild(cursor, NOTES_CHILDREN, 0); child !== -1; ) {
    if (child < latest) giveUp();
    latest = child;
    if (child === 0) {
      if (value.title !== undefined) giveUp();
      value.title = readString(cursor);
    } else if (child === 1) {
      const text = readNormalizedString(cursor);
      if (countCharacters(text) < 2 || countCharacters(text) > 5) giveUp();
      note.push(text);
    } else {
      if (value.end !== undefined) giveUp();
      value.end = readEnd(cursor);
    }
    leave(cursor, NOTES_CHILDREN[child] as ElementName);
    child = nextChild(cursor, NOTES_CHILDREN, child);
  }
  if (value.title === undefined || note.length < 2 || note.length > 3) giveUp();
  return value;
}

function readEnd(cursor: QuickCursor): unknown {
  readNothing(cursor);
  return {};
}

function readKind(cursor: QuickCursor): unknown {
  const value = readToken(cursor);
  return value === "sale" || value === "gift" ? value : giveUp();
}

const PARCEL_CHILDREN = [elementName("parcel")] as const;

function readParcel(cursor: QuickCursor): unknown {
  const parcel: unknown[] = [];
  while (nextChild(cursor, PARCEL_CHILDREN, 0) !== -1) {
    parcel.push(readParcel(cursor));
    leave(cursor, PARCEL_CHILDREN[0]);
  }
  return { parcel };
}
