import { splitPointer } from "../json/json-pointer.ts";

const LONGEST_TEXT = 60;

/** A value in a few words, for people: scalars as JSON, cut off when they are long; objects and arrays only named. */
export function describeValue(value: unknown): string {
  if (value === undefined) return "nothing";
  if (Array.isArray(value)) return "an array";
  if (typeof value === "object" && value !== null) return "an object";
  if (typeof value === "string") return JSON.stringify(clip(value));
  return String(value);
}

/** The value at a JSON Pointer (RFC 6901), or undefined where it leads nowhere. */
export function resolvePointer(value: unknown, pointer: string): unknown {
  let current = value;
  for (const name of splitPointer(pointer)) {
    if (typeof current !== "object" || current === null || !Object.hasOwn(current, name)) return undefined;
    current = Reflect.get(current, name);
  }
  return current;
}

function clip(text: string): string {
  const characters = Array.from(text);
  return characters.length <= LONGEST_TEXT ? text : `${characters.slice(0, LONGEST_TEXT).join("")}…`;
}
