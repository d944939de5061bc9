import { normalize } from "node:path/posix";
import type { JsonObject } from "../json-schema/schema-file.ts";
import { walkSchema } from "../json-schema/walk-schema.ts";
import type { Operation, OperationsFile } from "./load-operations.ts";

/** The name of the type of an operation's parameters. */
export function nameParameters({ id }: Pick<Operation, "id">): string {
  return `${id.charAt(0).toUpperCase()}${id.slice(1)}Parameters`;
}

/** The schema of an operation's parameters, as members of an object. */
export function describeParameters(operation: Operation): JsonObject {
  const { parameters, summary } = operation;
  const required = parameters.filter(({ isRequired }) => isRequired).map(({ name }) => name);
  const properties = parameters.map(({ name, description, schema }) => [name, { description, ...schema }]);
  return {
    title: nameParameters(operation),
    description: `Parameters: ${summary.charAt(0).toLowerCase()}${summary.slice(1)}.`,
    type: "object",
    ...(required.length > 0 && { required }),
    additionalProperties: false,
    properties: Object.fromEntries(properties),
  };
}

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
