import fc from "fast-check";
import type { OutgoingPaymentCallback } from "../src/index.ts";
import { ROOT, resolve, type Schema } from "./schema.ts";

/** Any callback that is valid for writing. */
export function arbitraryCallback(): fc.Arbitrary<OutgoingPaymentCallback> {
  return arbitraryValue(ROOT) as fc.Arbitrary<OutgoingPaymentCallback>;
}

/** A value that a schema accepts, the same each time. */
export function sampleValue(schema: Schema): unknown {
  return fc.sample(arbitraryValue(schema), { seed: 1, numRuns: 1 })[0];
}

function arbitraryValue(schemaOrRef: Schema): fc.Arbitrary<unknown> {
  const schema = resolve(schemaOrRef);
  switch (schema.type) {
    case "object":
      return arbitraryObject(schema);
    case "array":
      return fc.array(arbitraryValue(schema.items ?? {}), { minLength: schema.minItems ?? 0, maxLength: 3 });
    case "string":
      return arbitraryString(schema);
    case "integer":
      return fc.oneof(
        fc.integer({ min: schema.minimum ?? 0, max: schema.maximum ?? 0 }),
        fc.constantFrom(schema.minimum, schema.maximum),
      );
    case "number":
      // JSON.stringify writes -0 as 0.
      return fc
        .double({ min: schema.minimum ?? 0, max: schema.maximum ?? 0, noNaN: true })
        .map((value) => (value === 0 ? 0 : value));
    default:
      return fc.constantFrom(...(schema.enum ?? []));
  }
}

function arbitraryObject({ properties = {}, ...schema }: Schema): fc.Arbitrary<unknown> {
  const members: Record<string, fc.Arbitrary<unknown>> = {};
  for (const [name, member] of Object.entries(properties)) members[name] = arbitraryValue(member);
  const requiredKeys = [...(schema.required ?? []), ...(schema["x-required-when-writing"] ?? [])];
  return fc.record(members, { requiredKeys, noNullPrototype: true });
}

function arbitraryString({ pattern, format }: Schema): fc.Arbitrary<string> {
  if (format !== undefined) return arbitraryOf(FORMATS, format);
  if (pattern === MASKED_CARD_NUMBER) return maskedCardNumber;
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern));
  const unit = fc.oneof(
    { weight: 8, arbitrary: fc.string({ unit: "grapheme", minLength: 1, maxLength: 1 }) },
    fc.constantFrom(
      '"',
      "\\",
      "/",
      ":",
      '":',
      "\n",
      "\u0000",
      "\u2028",
      "\ud800",
      "\udc00",
      "9".repeat(17),
      "1e-400",
    ),
  );
  return fc.oneof(fc.string(), fc.string({ unit }));
}

function arbitraryOf(
  known: Readonly<Record<string, fc.Arbitrary<string>>>,
  name: string,
): fc.Arbitrary<string> {
  const arbitrary = known[name];
  if (arbitrary === undefined) throw new RangeError(`how text of "${name}" looks is not known`);
  return arbitrary;
}

const date = fc
  .date({ min: new Date("0000-01-01T00:00:00Z"), max: new Date("9999-12-31T23:59:59Z"), noInvalidDate: true })
  .map((moment) => moment.toISOString().slice(0, 19));

const FORMATS: Readonly<Record<string, fc.Arbitrary<string>>> = {
  "YYYY-MM-DDTHH:MM:SS": date,
  "YYYY-MM-DD HH:MM:SS": date.map((text) => text.replace("T", " ")),
  "YYYY-MM or -": fc.oneof(
    fc.constant("-"),
    date.map((text) => text.slice(0, 7)),
  ),
};

const MASKED_CARD_NUMBER = "^[0-9]{6}[^0-9]+[0-9]{4}$";
const maskedCardNumber = fc
  .tuple(fc.stringMatching(/^[0-9]{6}$/), fc.stringMatching(/^[^0-9]+$/), fc.stringMatching(/^[0-9]{4}$/))
  .map((parts) => parts.join(""));
