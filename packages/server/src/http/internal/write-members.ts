import type { Page } from "@payment-routing/delivery";
import { type InTurn, mapInTurns } from "../../processor/map-in-turns.ts";

/** The JSON form of a value: names in snake case, times as text, no undefined members. */
export type Written<Value> = Value extends Date
  ? string
  : Value extends readonly (infer Item)[]
    ? readonly Written<Item>[]
    : Value extends object
      ? WrittenMembers<Value>
      : Value;

type WrittenMembers<Value> = {
  readonly [Name in keyof Value as undefined extends Value[Name] ? never : SnakeName<Name>]: Written<
    Value[Name]
  >;
} & {
  readonly [Name in keyof Value as undefined extends Value[Name] ? SnakeName<Name> : never]?: Written<
    Exclude<Value[Name], undefined>
  >;
};

type SnakeName<Name> = Name extends string ? SnakeCase<Name> : never;

type SnakeCase<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${SnakeCase<Rest>}`
  : Name;

/** Converts names to snake case and times to ISO 8601 at every depth, and omits undefined members. */
export function writeMembers<Value>(value: Value): Written<Value>;
export function writeMembers(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => writeMembers(item));
  if (value instanceof Date) return value.toISOString();
  const members: (readonly [string, unknown])[] = [];
  for (const [name, member] of Object.entries(value))
    if (member !== undefined) members.push([toSnakeCase(name), writeMembers(member)]);
  return Object.fromEntries(members);
}

/** Writes a page of a list, in turns unless it is short. */
export async function writePage<Item>(
  { items, next }: Page<Item>,
  inTurn: InTurn,
): Promise<{ readonly items: readonly Written<Item>[]; readonly next?: string }> {
  const written = await mapInTurns(inTurn, items, (item) => writeMembers(item), { startsNow: true });
  return { items: written, ...(next !== undefined && { next }) };
}

/** Names by what they are converted from: lists repeat them in every item. Bounded, because members may have names from data. */
const written = new Map<string, string>();
const MOST_WRITTEN = 1000;

function toSnakeCase(name: string): string {
  const known = written.get(name);
  if (known !== undefined) return known;
  const converted = name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  if (written.size < MOST_WRITTEN) written.set(name, converted);
  return converted;
}
