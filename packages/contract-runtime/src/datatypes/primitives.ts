import { parseBoolean } from "../lexical/boolean.ts";
import { countCharacters } from "../lexical/count-characters.ts";
import { anyUri } from "./any-uri.ts";
import { base64Binary, hexBinary } from "./binary.ts";
import type { Datatype } from "./datatype.ts";
import { date, dateTime, gDay, gMonth, gMonthDay, gYear, gYearMonth, time } from "./date-time.ts";
import { decimal } from "./decimal.ts";
import { duration } from "./duration.ts";
import { double, float } from "./floating-point.ts";
import { qualifiedName } from "./qualified-name.ts";

const string: Datatype<string> = {
  expected: "text",
  parse: (text) => text,
  key: (value) => value,
  length: countCharacters,
};

const boolean: Datatype<boolean> = {
  expected: "true, false, 1 or 0",
  parse: parseBoolean,
  key: String,
};

/** The primitive datatypes of XSD 1.0 (part 2, section 3.2) by their names, NOTATION left out. */
export const PRIMITIVES = {
  string,
  boolean,
  decimal,
  float,
  double,
  duration,
  dateTime,
  time,
  date,
  gYearMonth,
  gYear,
  gMonthDay,
  gDay,
  gMonth,
  hexBinary,
  base64Binary,
  anyURI: anyUri,
  QName: qualifiedName,
} as const;

/** The local name of a primitive type of XSD. */
export type PrimitiveName = keyof typeof PRIMITIVES;

/** A primitive whose values are passed on without a look at them. */
export function primitive(name: PrimitiveName): Datatype<unknown> {
  return PRIMITIVES[name] as Datatype<unknown>;
}
