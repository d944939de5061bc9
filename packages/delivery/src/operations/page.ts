import { DeliveryError } from "../delivery-error.ts";

/** A part of a list, and where the next part begins. */
export interface Page<Item> {
  readonly items: readonly Item[];
  /** Give it as `after` to get the items that follow; undefined at the end of the list. */
  readonly next: string | undefined;
}

/** Which part of a list. */
export interface PageOptions {
  /** How many items; 50 by default, 1000 at most. */
  readonly limit?: number;
  /** `next` of the page before. */
  readonly after?: string;
}

const DEFAULT_LIMIT = 50;
const MAX_LIMIT = 1000;

/** How many rows to ask for: one more than the page holds tells whether there is another page. */
export function countRows({ limit = DEFAULT_LIMIT }: PageOptions): number {
  return Math.min(Math.max(1, Math.trunc(limit)), MAX_LIMIT) + 1;
}

/** Makes a page of rows that `countRows` bounded; the cursor is made of the key of its last row. */
export function makePage<Row, Item>(
  rows: readonly Row[],
  options: PageOptions,
  toItem: (row: Row) => Item,
  keyOf: (row: Row) => readonly string[],
): Page<Item> {
  const size = countRows(options) - 1;
  const kept = rows.slice(0, size);
  const last = kept.at(-1);
  const next = rows.length > size && last !== undefined ? encodeCursor(keyOf(last)) : undefined;
  return { items: kept.map(toItem), next };
}

/** The parts of a key: a number, a time as PostgreSQL writes it, or any text. */
export type KeyPart = "number" | "time" | "text";

/** Reads a cursor. Throws a DeliveryError (`invalid-cursor`) for one that this list has not given. */
export function decodeCursor(cursor: string, parts: readonly KeyPart[]): readonly string[] {
  const key = parse(cursor);
  const fits =
    Array.isArray(key) &&
    key.length === parts.length &&
    key.every((value, index) => typeof value === "string" && FITS[parts[index] ?? "text"](value));
  if (!fits)
    throw new DeliveryError("invalid-cursor", "after: expected what a page gave as next, got another text");
  return key;
}

/** What the database takes for a part of each kind. */
const FITS: Readonly<Record<KeyPart, (value: string) => boolean>> = {
  number: (value) => /^-?\d{1,19}$/.test(value) && BigInt.asIntN(64, BigInt(value)) === BigInt(value),
  time: (value) => /^-?infinity$/.test(value) || isTime(value),
  text: (value) => !value.includes("\0"),
};

function isTime(value: string): boolean {
  const [, date] = TIME.exec(value) ?? [];
  if (date === undefined) return false;
  const midnight = Date.parse(`${date}T00:00:00Z`);
  // The 30th of February would be read as a day in March.
  return !Number.isNaN(midnight) && new Date(midnight).toISOString().startsWith(date);
}

const TIME = /^(\d{4}-\d\d-\d\d) (?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d{1,6})?[+-]\d\d(?::\d\d)?$/;

function encodeCursor(key: readonly string[]): string {
  return Buffer.from(JSON.stringify(key)).toString("base64url");
}

function parse(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, "base64url").toString());
  } catch {
    return undefined;
  }
}
