/** What may stand in a JSON string as it is: no quote, no backslash, no control character; surrogates are looked at closer. */
const SPECIAL = /[^ !#-[\]-\uD7FF\uE000-\uFFFF]/;

/** A string as JSON writes it. */
export function serializeString(text: string): string {
  if (typeof text !== "string") throw new TypeError(`${text} cannot be written as a string`);
  return SPECIAL.test(text) ? JSON.stringify(text) : `"${text}"`;
}

/** A number as JSON writes it, with a fraction or without. */
export function serializeNumber(value: number): string {
  if (!Number.isFinite(value)) throw new RangeError(`${value} cannot be written as a number`);
  return String(value);
}

/** An array as JSON writes it, each item by a function. */
export function serializeArray<T>(items: readonly T[], serialize: (item: T) => string): string {
  let json = "";
  for (const item of items) json += json === "" ? serialize(item) : `,${serialize(item)}`;
  return `[${json}]`;
}

/** What stands before the next member of an object of which `json` is the beginning. */
export function jsonSeparator(json: string): string {
  return json === "" ? "{" : ",";
}
