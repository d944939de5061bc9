import { readFileSync } from "node:fs";
import type { JsonObject } from "./json-schema/schema-file.ts";
import { fromRoot } from "./repository.ts";

/** The reference page of the files of an operator. */
export function writeConfigurationReference(): string {
  const read = (name: string) =>
    JSON.parse(readFileSync(fromRoot(`packages/config-contract/src/gen/${name}.schema.json`), "utf8"));
  return writeReference(
    "Reference of configurations",
    "Everything that the files of an operator may have, from the schemas in `schemas/config` (`npm run document`). How a configuration is put together, and what decides when, is in [configuration.md](../configuration.md).",
    [
      { heading: "Merchant configuration", schema: read("merchant-configuration") },
      { heading: "Test cases", schema: read("routing-cases") },
      { heading: "Credentials", schema: read("credentials") },
      { heading: "Secrets", schema: read("secrets") },
    ],
  );
}

/** A published schema, and the heading of its section. */
interface ReferencePart {
  readonly heading: string;
  readonly schema: JsonObject;
}

/** Writes a page with a section for each object or alias, the roots first. */
function writeReference(title: string, introduction: string, parts: readonly ReferencePart[]): string {
  const definitions = new Map<string, JsonObject>();
  for (const { schema } of parts)
    for (const [name, definition] of Object.entries(schema.$defs ?? {}))
      definitions.set(name, definition as JsonObject);
  const sections = [
    ...parts.map(({ heading, schema }) => writeSection(heading, schema, definitions)),
    ...[...definitions]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, definition]) => writeSection(name, definition, definitions)),
  ];
  return [`# ${title}`, introduction, ...sections].join("\n\n").concat("\n");
}

type Definitions = ReadonlyMap<string, JsonObject>;

function writeSection(heading: string, schema: JsonObject, definitions: Definitions): string {
  const parts = [`## ${heading}`, ...(schema.description === undefined ? [] : [String(schema.description)])];
  const alternatives = (schema.oneOf ?? schema.anyOf) as readonly JsonObject[] | undefined;
  if (schema.properties !== undefined) parts.push(writeMembers(schema, definitions));
  else if (alternatives === undefined) parts.push(`${capitalise(describeType(schema))}.`);
  if (alternatives !== undefined)
    parts.push(...alternatives.map((each) => writeAlternative(each, definitions)));
  return parts.join("\n\n");
}

function writeAlternative(schema: JsonObject, definitions: Definitions): string {
  const lead = schema.description === undefined ? "Either:" : `Either: ${schema.description}`;
  return schema.properties === undefined
    ? `- ${describeType(schema)}`
    : [lead, writeMembers(schema, definitions)].join("\n\n");
}

function writeMembers({ properties = {}, required = [] }: JsonObject, definitions: Definitions): string {
  const rows = Object.entries(properties as Record<string, JsonObject>).map(([name, member]) => {
    const isRequired = (required as readonly string[]).includes(name);
    const notes = [
      isRequired ? "required" : "",
      member.default === undefined ? "" : `default \`${JSON.stringify(member.default)}\``,
    ].filter(Boolean);
    return `| \`${name}\` | ${describeType(member)} | ${notes.join(", ")} | ${describeMember(member, definitions)} |`;
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
function describeType(schema: JsonObject): string {
  if (typeof schema.$ref === "string") return link(schema.$ref);
  const values = schema.enum ?? (schema.const === undefined ? undefined : [schema.const]);
  if (Array.isArray(values)) return values.map((value) => `\`${JSON.stringify(value)}\``).join(", ");
  const alternatives = schema.oneOf ?? schema.anyOf;
  if (Array.isArray(alternatives)) return alternatives.map(describeType).join(" or ");
  if (schema.type === "array") return describeList(schema);
  if (schema.type === "object") return "object";
  return [schema.type, ...describeBounds(schema)].join(", ");
}

function describeList({ items = {}, minItems, maxItems, uniqueItems }: JsonObject): string {
  const bounds = [
    ...(minItems === undefined ? [] : [`${minItems} or more`]),
    ...(maxItems === undefined ? [] : [`${maxItems} or fewer`]),
    ...(uniqueItems === true ? ["each once"] : []),
  ];
  const item = describeItem(items as JsonObject);
  return [`list of ${item}`, ...bounds].join(", ");
}

function describeItem(items: JsonObject): string {
  const bounds = items.type === undefined ? [] : describeBounds(items);
  return bounds.length === 0 ? describeType(items) : `${items.type} (${bounds.join(", ")})`;
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

function link(ref: string): string {
  const name = nameIn(ref);
  return `[${name}](#${name.toLowerCase()})`;
}

function escapeCell(text: string): string {
  return text.replaceAll("|", "\\|");
}

function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
