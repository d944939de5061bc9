import { orderNames } from "./order-names.ts";
import { Unusual, writeText } from "./write-text.ts";

/**
 * The canonical form of a JSON value, RFC 8785. Numbers and texts are written as ECMAScript does, which is where the RFC
 * has it from.
 *
 * Throws an Unusual for a value that is no plain JSON: those are for a library.
 */
export function writeCanonicalForm(value: unknown): string {
  switch (typeof value) {
    case "string":
      return writeText(value);
    case "number":
      if (!Number.isFinite(value)) throw new Unusual();
      return `${value}`;
    case "boolean":
      return `${value}`;
    case "object":
      if (value === null) return "null";
      // Other than map, from sees the places of an array that have nothing in them.
      return Array.isArray(value)
        ? `[${Array.from(value, writeCanonicalForm).join(",")}]`
        : writeObject(value);
    default:
      throw new Unusual();
  }
}

function writeObject(object: { readonly toJSON?: unknown }): string {
  if (object.toJSON !== undefined) throw new Unusual();
  const values = Object.values(object);
  let text = "";
  for (const { position, opening, following } of orderNames(Object.keys(object))) {
    const value: unknown = values[position];
    if (value !== undefined) text += (text === "" ? opening : following) + writeCanonicalForm(value);
  }
  return text === "" ? "{}" : `${text}}`;
}
