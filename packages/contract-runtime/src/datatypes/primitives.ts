import { decimal, double, float } from "./number-datatypes.ts";
import type { Datatype, PrimitiveName } from "./simple-type.ts";
import { anyUri, base64Binary, boolean, hexBinary, qualifiedName, string } from "./text-datatypes.ts";
import {
  date,
  dateTime,
  duration,
  gDay,
  gMonth,
  gMonthDay,
  gYear,
  gYearMonth,
  time,
} from "./time-datatypes.ts";

/** The primitive datatypes of XSD 1.0 (part 2, section 3.2) by name, except NOTATION. */
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
} as const satisfies Readonly<Record<PrimitiveName, object>>;

/** Creates a primitive whose values are not checked. */
export function primitive(name: PrimitiveName): Datatype<unknown> {
  return PRIMITIVES[name] as Datatype<unknown>;
}
