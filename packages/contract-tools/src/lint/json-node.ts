import {
  isJsonObject,
  type JsonObject,
  type SchemaFile,
  type SchemaPath,
} from "../json-schema/schema-file.ts";
import type { SchemaNode } from "./schema-node.ts";

/** A schema of a JSON Schema file. */
export interface JsonNode extends SchemaNode {
  readonly schema: JsonObject;
  readonly parent: JsonNode | undefined;
  /** The keyword of the schema around it that holds this one: `properties`; empty for a file. */
  readonly keyword: string;
  /** The member that it describes, or the nearest one around it; otherwise the title. */
  readonly name: string;
}

const SCHEMAS_BY_NAME = ["properties", "patternProperties", "$defs", "definitions", "dependentSchemas"];
const SCHEMA_LISTS = ["anyOf", "oneOf", "allOf", "prefixItems"];
const SCHEMAS = ["items", "additionalProperties", "if", "then", "else", "not", "contains", "propertyNames"];

/**
 * Lists the schemas of a file, outermost first: also those of keywords that the generator rejects.
 *
 * @param shown the path of the file in findings
 */
export function readJsonNodes(file: SchemaFile, shown: string): readonly JsonNode[] {
  return [...visit(file.schema, { file, shown, path: [], keyword: "", name: "", parent: undefined })];
}

interface Surroundings {
  readonly file: SchemaFile;
  readonly shown: string;
  readonly path: SchemaPath;
  readonly keyword: string;
  readonly name: string;
  readonly parent: JsonNode | undefined;
}

function* visit(schema: JsonObject, at: Surroundings): Generator<JsonNode> {
  const { file, path, keyword, parent, shown } = at;
  const { $comment, title } = schema;
  const name = at.name || (typeof title === "string" ? title : "");
  const locate = (part?: string) => file.locate(part === undefined ? path : [...path, part]);
  const comments = typeof $comment === "string" ? [{ text: $comment, ...locate("$comment") }] : [];
  const node: JsonNode = { file: shown, schema, parent, keyword, name, comments, locate };
  yield node;
  for (const [key, value] of Object.entries(schema)) {
    const inside = { ...at, keyword: key, name, parent: node };
    if (SCHEMAS.includes(key) && isJsonObject(value))
      yield* visit(value, { ...inside, path: [...path, key] });
    if (SCHEMA_LISTS.includes(key) && Array.isArray(value))
      for (const [position, child] of value.entries())
        if (isJsonObject(child)) yield* visit(child, { ...inside, path: [...path, key, position] });
    if (SCHEMAS_BY_NAME.includes(key) && isJsonObject(value))
      for (const [member, child] of Object.entries(value))
        if (isJsonObject(child))
          yield* visit(child, { ...inside, path: [...path, key, member], name: member });
  }
}
