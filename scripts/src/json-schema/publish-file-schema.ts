import type { JsonObject } from "./schema-file.ts";

/**
 * The text of the schema of one file of a configuration, for editors: any of the members that the published schemas have,
 * and none of them required, as they may be spread over several files.
 */
export function publishFileSchema(published: ReadonlyMap<string, string>, names: readonly string[]): string {
  const schemas = names.map((name) => JSON.parse(published.get(name) ?? "null") as JsonObject);
  const merge = (keyword: "properties" | "$defs") =>
    Object.assign({}, ...schemas.map(({ [keyword]: members }) => members));
  const [first] = schemas;
  const schema = {
    $schema: first?.$schema,
    $comment: `Generated from ${names.map((name) => `schemas/config/${name}`).join(" and ")}. Do not edit: npm run generate.`,
    title: "ConfigurationFile",
    description: "A file of a configuration: any of its sections, and test cases beside them.",
    type: "object",
    additionalProperties: false,
    properties: merge("properties"),
    $defs: merge("$defs"),
  };
  return `${JSON.stringify(schema, null, 2)}\n`;
}
