import { Xsd2JsonSchema } from "xsd2jsonschema";
import { type Correction, correctProjection } from "./correct-projection.ts";
import { type Normalisation, normaliseSchema } from "./normalise-schema.ts";
import type { Definitions } from "./projection.ts";

/** The types of an XSD as xsd2jsonschema projects them to JSON Schema. */
export function convertSchema(
  xsd: string,
  normalisations?: readonly Normalisation[],
  corrections?: readonly Correction[],
): Definitions {
  const name = "contract.xsd";
  // The title would carry the time of day.
  const converter = new Xsd2JsonSchema({ generateTitle: false });
  const schemas = { [name]: normaliseSchema(xsd, normalisations) };
  const converted = converter.processAllSchemas({ schemas })[name];
  if (converted === undefined) throw new Error("xsd2jsonschema returned nothing");
  return correctProjection(converted.getJsonSchema().definitions, corrections);
}
