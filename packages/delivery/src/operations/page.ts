import { DeliveryError } from "../delivery-error.ts";

/** A page of a list. */
export interface Page<Item> {
  readonly items: readonly Item[];
  /** Cursor of the next page, for `after`. Undefined on the last page. */
  readonly next: string | undefined;
}

/** Selects a page. */
export interface PageOptions {
  /** Maximum number of items. Default: 50. Maximum: 1000. */
  readonly limit?: number;
  /** `next` of the previous page. */
  readonly after?: string;
}

const DEFAULT_LIMIT = 50;
const MAX_LIMIT = 1000;

/** Number of rows to query: one more than the page, to detect another page. */
export function countRows({ limit = DEFAULT_LIMIT }: PageOptions): number {
  return Math.min(Math.max(1, Math.trunc(limit)), MAX_LIMIT) + 1;
}

/** Creates a page from the rows of a query limited by `countRows`. The cursor encodes the key of the last row. */
export function makePage<Row, Item>(
  rows: readonly Row[],
  options: PageOptions,
  keyOf: (row: Row) => readonly unknown[],
  toItem: (row: Row) => Item,
): Page<Item> {
  const size = countRows(options) - 1;
  const shown = rows.slice(0, size);
  const last = shown.at(-1);
  const next = rows.length > size && last !== undefined ? encodeCursor(keyOf(last).map(String)) : undefined;
  return { items: shown.map(toItem), next };
}

/** Type of a part of a key: a number, a time in the format of PostgreSQL, or text. */
export type KeyPart = "number" | "time" | "text";

/** Decodes a cursor. Throws a DeliveryError (`invalid-cursor`) if it is not from this list. */
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

/** Whether the database accepts a value of each type. */
const FITS: Readonly<Record<KeyPart, (value: string) => boolean>> = {
  number: (value) => /^-?\d{1,19}$/.test(value) && BigInt.asIntN(64, BigInt(value)) === BigInt(value),
  time: (value) => /^-?infinity$/.test(value) || isTime(value),
  text: (value) => !value.includes("\0"),
};

function isTime(value: string): boolean {
  const [, date] = TIME.exec(value) ?? [];
  if (date === undefined) return false;
  const midnight = Date.parse(`${date}T00:00:00Z`);
  // `Date.parse` reads February 30 as a day in March.
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
