import type { DocumentReader } from "../decoding/document-reader.ts";
import type { Schema } from "../schema/schema.ts";
import { DocumentConstraints } from "./document-constraints.ts";
import { ValueConstraints } from "./value-constraints.ts";

/** Checks identity constraints. Only bundles of schemas with identity constraints include this code. */
export const IdentityConstraints = {
  ofDocument: (reader: DocumentReader): DocumentConstraints => new DocumentConstraints(reader),
  ofValue: (schema: Schema): ValueConstraints => new ValueConstraints(schema),
};
