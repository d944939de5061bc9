import { fitsSchema } from "./fits-schema.ts";
import { SchemaDocument } from "./json-schema.ts";

/** True if a value obeys a published schema. Generators use it to find the root that an example belongs to. */
export function fitsExample(schema: unknown, value: unknown): boolean {
  const document = new SchemaDocument(schema);
  return fitsSchema(document, document.root, value);
}
