import type { JsonObject } from "../json-schema/schema-file.ts";
import { describeConditions } from "./describe-conditions.ts";
import { DescribedTypes, type ReferencePart } from "./described-types.ts";

/**
 * Writes a section for each part, and one for each definition, by name. Members that an earlier section has too are listed by
 * name.
 */
export function writeReference(parts: readonly ReferencePart[]): string {
  const types = new DescribedTypes(parts);
  return [...parts, ...types.listSections()].map((part) => writeSection(part, types)).join("\n\n");
}

function writeSection(part: ReferencePart, types: DescribedTypes): string {
  const { heading, schema } = part;
  const parts = [`## ${heading}`, ...(schema.description === undefined ? [] : [String(schema.description)])];
  const alternatives = (schema.oneOf ?? schema.anyOf) as readonly JsonObject[] | undefined;
  if (schema.properties !== undefined) {
    const { names = [], link = "" } = types.findShared(part) ?? {};
    if (names.length > 0) parts.push(`As in ${link}: ${list(names)}.`);
    parts.push(...writeTable(listRows(schema, types, names)));
  } else if (alternatives === undefined) parts.push(`${capitalise(describeType(schema, types))}.`);
  const conditions = describeConditions(schema);
  if (conditions.length > 0)
    parts.push(["Conditions:", "", ...conditions.map((each) => `- ${each}`)].join("\n"));
  if (alternatives !== undefined) parts.push(...writeAlternatives(alternatives, types));
  return parts.join("\n\n");
}

/** The forms of a type, each with its members, and one table of these. */
function writeAlternatives(alternatives: readonly JsonObject[], types: DescribedTypes): readonly string[] {
  const items = alternatives.map((schema) => {
    if (schema.properties === undefined) return `- ${describeType(schema, types)}`;
    const members = list(Object.keys(schema.properties as object));
    return schema.description === undefined ? `- ${members}` : `- ${members}: ${schema.description}`;
  });
  const rows = new Set(alternatives.flatMap((schema) => listRows(schema, types)));
  return ["Either:", items.join("\n"), ...writeTable([...rows])];
}

function listRows(
  { properties = {}, required = [] }: JsonObject,
  types: DescribedTypes,
  omitted: readonly string[] = [],
): readonly string[] {
  const members = Object.entries(properties as Record<string, JsonObject>);
  return members
    .filter(([name]) => !omitted.includes(name))
    .map(([name, member]) => {
      const notes = [
        ...((required as readonly string[]).includes(name) ? ["required"] : []),
        ...(member.default === undefined ? [] : [`default \`${JSON.stringify(member.default)}\``]),
      ];
      const type = [describeType(member, types), ...notes].join("; ");
      // A cell is one line.
      const meaning = String(member.description ?? "").replaceAll(/\s*\n\s*/g, " ");
      return `| \`${name}\` | ${type} | ${meaning} |`;
    });
}

function writeTable(rows: readonly string[]): readonly string[] {
  return rows.length === 0 ? [] : [["| member | type | meaning |", "|---|---|---|", ...rows].join("\n")];
}

function list(names: readonly string[]): string {
  return names.map((name) => `\`${name}\``).join(", ");
}

/** A type in words, with its bounds; a definition as a link to its section. */
function describeType(schema: JsonObject, types: DescribedTypes): string {
  if (typeof schema.$ref === "string") return types.link(schema.$ref);
  const values = schema.enum ?? (schema.const === undefined ? undefined : [schema.const]);
  if (Array.isArray(values)) return values.map((value) => `\`${JSON.stringify(value)}\``).join(", ");
  const alternatives = schema.oneOf ?? schema.anyOf;
  if (Array.isArray(alternatives)) return alternatives.map((each) => describeType(each, types)).join(" or ");
  if (schema.type === "array") return describeList(schema, types);
  if (schema.type === "object") return "object";
  if (Array.isArray(schema.allOf) && schema.type === undefined)
    return schema.allOf.map((each) => describeType(each, types)).join(" and ");
  const type = Array.isArray(schema.type) ? schema.type.join(" or ") : (schema.type ?? "any value");
  return [type, ...describeBounds(schema)].join(", ");
}

function describeList(
  { items = {}, minItems, maxItems, uniqueItems }: JsonObject,
  types: DescribedTypes,
): string {
  const bounds = [
    ...(minItems === undefined ? [] : [`${minItems} or more`]),
    ...(maxItems === undefined ? [] : [`${maxItems} or fewer`]),
    ...(uniqueItems === true ? ["each once"] : []),
  ];
  const item = describeItem(items as JsonObject, types);
  return [`list of ${item}`, ...bounds].join(", ");
}

function describeItem(items: JsonObject, types: DescribedTypes): string {
  const bounds = items.type === undefined ? [] : describeBounds(items);
  return bounds.length === 0 ? describeType(items, types) : `${items.type} (${bounds.join(", ")})`;
}

function describeBounds(schema: JsonObject): readonly string[] {
  const { minimum, maximum, minLength, maxLength, pattern, format } = schema;
  const isSafe = (bound: unknown) => Math.abs(Number(bound)) !== Number.MAX_SAFE_INTEGER;
  return [
    ...describeRange(isSafe(minimum) ? minimum : undefined, isSafe(maximum) ? maximum : undefined),
    ...describeRange(minLength, maxLength).map((range) => `${range} characters`),
    ...(pattern === undefined ? [] : [`\`${String(pattern).replaceAll("|", "\\|")}\``]),
    ...(format === undefined ? [] : [String(format)]),
  ];
}

function describeRange(least: unknown, most: unknown): readonly string[] {
  if (least !== undefined && most !== undefined) return [least === most ? `${least}` : `${least} to ${most}`];
  if (least !== undefined) return [`at least ${least}`];
  return most === undefined ? [] : [`at most ${most}`];
}

function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
