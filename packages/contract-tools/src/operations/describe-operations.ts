import { normalize } from "node:path/posix";
import { walkSchema } from "../json-schema/walk-schema.ts";
import type { OperationsFile } from "./load-operations.ts";

/** The files of schemas that operations refer to. */
export function listReferredFiles({ operations, webhooks }: OperationsFile): readonly string[] {
  const schemas = [...operations, ...webhooks].flatMap(({ body, parameters, responses }) => [
    ...(body === undefined ? [] : [body.schema]),
    ...parameters.map(({ schema }) => schema),
    ...[...responses.values()].flatMap(({ content }) => (content === undefined ? [] : [content.schema])),
  ]);
  const references = schemas.flatMap((schema) =>
    Array.from(walkSchema(schema), (visit) => visit.schema.$ref),
  );
  return [...new Set(references.filter((reference) => typeof reference === "string").map(normalize))];
}
