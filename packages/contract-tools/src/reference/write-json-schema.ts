import type { JsonObject } from "../json-schema/schema-file.ts";
import { describeConditions } from "./describe-conditions.ts";

/** A published schema, and the heading of its section. */
export interface ReferencePart {
  readonly heading: string;
  readonly schema: JsonObject;
}

/**
 * Writes a section for each part, and one for each definition, by name. Definitions for which `omits` holds have none, and
 * are named without a link.
 */
export function writeReference(
  parts: readonly ReferencePart[],
  level = "##",
  omits: (name: string) => boolean = () => false,
): string {
  const definitions = new Map<string, JsonObject>();
  for (const { schema } of parts)
    for (const [name, definition] of Object.entries(schema.$defs ?? {}))
      if (!omits(name)) definitions.set(name, definition as JsonObject);
  const sections = [
    ...parts,
    ...[...definitions]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([heading, schema]): ReferencePart => ({ heading, schema })),
  ];
  return sections
    .map(({ heading, schema }) => writeSection(`${level} ${heading}`, schema, definitions))
    .join("\n\n");
}

type Definitions = ReadonlyMap<string, JsonObject>;

function writeSection(heading: string, schema: JsonObject, definitions: Definitions): string {
  const parts = [heading, ...(schema.description === undefined ? [] : [String(schema.description)])];
  const alternatives = (schema.oneOf ?? schema.anyOf) as readonly JsonObject[] | undefined;
  if (schema.properties !== undefined) parts.push(writeMembers(schema, definitions));
  else if (alternatives === undefined) parts.push(`${capitalise(describeType(schema, definitions))}.`);
  const conditions = describeConditions(schema);
  if (conditions.length > 0)
    parts.push(["Conditions:", "", ...conditions.map((each) => `- ${each}`)].join("\n"));
  if (alternatives !== undefined)
    parts.push(...alternatives.map((each) => writeAlternative(each, definitions)));
  return parts.join("\n\n");
}

function writeAlternative(schema: JsonObject, definitions: Definitions): string {
  const lead = schema.description === undefined ? "Either:" : `Either: ${schema.description}`;
  return schema.properties === undefined
    ? `- ${describeType(schema, definitions)}`
    : [lead, writeMembers(schema, definitions)].join("\n\n");
}

function writeMembers({ properties = {}, required = [] }: JsonObject, definitions: Definitions): string {
  const rows = Object.entries(properties as Record<string, JsonObject>).map(([name, member]) => {
    const isRequired = (required as readonly string[]).includes(name);
    const notes = [
      isRequired ? "required" : "",
      member.default === undefined ? "" : `default \`${JSON.stringify(member.default)}\``,
    ].filter(Boolean);
    return `| \`${name}\` | ${describeType(member, definitions)} | ${notes.join(", ")} | ${describeMember(member, definitions)} |`;
  });
  return ["| member | type | | |", "| --- | --- | --- | --- |", ...rows].join("\n");
}

/** The description of a member, or the first sentence of the definition that it refers to. */
function describeMember({ description, $ref }: JsonObject, definitions: Definitions): string {
  if (description !== undefined) return String(description);
  const [sentence = ""] = String(definitions.get(nameIn($ref))?.description ?? "").split(/(?<=\.)\s/);
  return sentence;
}

/** A type in words, with its bounds; a definition as a link to its section. */
function describeType(schema: JsonObject, definitions: Definitions): string {
  if (typeof schema.$ref === "string") return link(schema.$ref, definitions);
  const values = schema.enum ?? (schema.const === undefined ? undefined : [schema.const]);
  if (Array.isArray(values)) return values.map((value) => `\`${JSON.stringify(value)}\``).join(", ");
  const alternatives = schema.oneOf ?? schema.anyOf;
  if (Array.isArray(alternatives))
    return alternatives.map((each) => describeType(each, definitions)).join(" or ");
  if (schema.type === "array") return describeList(schema, definitions);
  if (schema.type === "object") return "object";
  const type = Array.isArray(schema.type) ? schema.type.join(" or ") : schema.type;
  return [type, ...describeBounds(schema)].join(", ");
}

function describeList(
  { items = {}, minItems, maxItems, uniqueItems }: JsonObject,
  definitions: Definitions,
): string {
  const bounds = [
    ...(minItems === undefined ? [] : [`${minItems} or more`]),
    ...(maxItems === undefined ? [] : [`${maxItems} or fewer`]),
    ...(uniqueItems === true ? ["each once"] : []),
  ];
  const item = describeItem(items as JsonObject, definitions);
  return [`list of ${item}`, ...bounds].join(", ");
}

function describeItem(items: JsonObject, definitions: Definitions): string {
  const bounds = items.type === undefined ? [] : describeBounds(items);
  return bounds.length === 0 ? describeType(items, definitions) : `${items.type} (${bounds.join(", ")})`;
}

function describeBounds(schema: JsonObject): readonly string[] {
  const { minimum, maximum, minLength, maxLength, pattern, format } = schema;
  const safe = (bound: unknown) => Math.abs(Number(bound)) !== Number.MAX_SAFE_INTEGER;
  return [
    ...(minimum !== undefined && safe(minimum) ? [`at least ${minimum}`] : []),
    ...(maximum !== undefined && safe(maximum) ? [`at most ${maximum}`] : []),
    ...(minLength === undefined ? [] : [`at least ${minLength} characters`]),
    ...(maxLength === undefined ? [] : [`at most ${maxLength} characters`]),
    ...(pattern === undefined ? [] : [`\`${escapeCell(String(pattern))}\``]),
    ...(format === undefined ? [] : [String(format)]),
  ];
}

function nameIn(ref: unknown): string {
  return String(ref).slice(String(ref).lastIndexOf("/") + 1);
}

function link(ref: string, definitions: Definitions): string {
  const name = nameIn(ref);
  return definitions.has(name) ? `[${name}](#${name.toLowerCase()})` : `\`${name}\``;
}

function escapeCell(text: string): string {
  return text.replaceAll("|", "\\|");
}

function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
