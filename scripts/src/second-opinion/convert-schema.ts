import { DOMParser } from "@xmldom/xmldom";
import { Xsd2JsonSchema } from "xsd2jsonschema";
import { DEFECTS, type Defect, prepareSchema } from "./defects.ts";
import { type Definitions, type JsonSchema, mergeFacets } from "./projection.ts";

/** The types of an XSD as xsd2jsonschema projects them to JSON Schema, without its known defects. */
export function convertSchema(xsd: string, defects: readonly Defect[] = DEFECTS): Definitions {
  const name = "contract.xsd";
  // The title would carry the time of day.
  const converter = new Xsd2JsonSchema({ generateTitle: false });
  const schema = new DOMParser().parseFromString(xsd, "text/xml");
  const converted = converter.processAllSchemas({ schemas: { [name]: prepareSchema(schema, defects) } })[
    name
  ];
  if (converted === undefined) throw new Error("xsd2jsonschema returned nothing");
  return correctProjection(converted.getJsonSchema().definitions, defects);
}

function correctProjection(definitions: Definitions, defects: readonly Defect[]): Definitions {
  const correctAll = (schemas: Definitions): Definitions =>
    Object.fromEntries(
      Object.entries(schemas).map(([name, schema]) => [
        name,
        correct(schema, mergeFacets(schema, definitions).limits.type),
      ]),
    );
  const correct = (schema: JsonSchema, type: string | undefined): JsonSchema => ({
    ...defects.reduce((corrected, defect) => defect.correct?.(corrected, type) ?? corrected, schema),
    ...(schema.properties && { properties: correctAll(schema.properties) }),
    ...(schema.allOf && { allOf: schema.allOf.map((part) => correct(part, type)) }),
  });
  return correctAll(definitions);
}
