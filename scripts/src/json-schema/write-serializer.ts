import { isJsonObject, type JsonObject } from "./schema-file.ts";

/**
 * Writes the source text of a module with one export, the function that writes a value as a document: the members of
 * the schema, in its order, and nothing else. `JSON.stringify` would write whatever the value holds.
 *
 * `typesFile` is the file of types beside it. Throws a RangeError for schemas whose documents it cannot write.
 */
export function writeSerializer(schema: JsonObject, exportName: string, typesFile: string): string {
  const objects = [schema, ...Object.values(schema.$defs ?? {}).filter(isJsonObject)];
  const writers = objects.map(writeObject).join("\n");
  const runtime = RUNTIME.filter((name) => writers.includes(`${name}(`));
  return `import {
${runtime.map((name) => `  ${name},\n`).join("")}} from "@payment-routing/contract-runtime/codegen";
import type {
${objects.map(({ title }) => `  ${title},\n`).join("")}} from "./${typesFile}";

/**
 * Writes a document: the members of the contract, in its order, and no others. The value has to be valid. Throws a
 * TypeError or RangeError for what no document can hold: a required member without a value, a number that is not finite.
 */
export function ${exportName}(value: ${schema.title}): string {
  return write${schema.title}(value);
}

${writers}`;
}

/** What the code may import. */
const RUNTIME = ["formatInteger", "jsonSeparator", "serializeArray", "serializeNumber", "serializeString"];

function writeObject(schema: JsonObject): string {
  const { title } = schema;
  if (schema.type !== "object" || schema.additionalProperties !== false)
    throw new RangeError(`${title} is no closed object: what to write is not known`);
  const required: readonly unknown[] = Array.isArray(schema.required) ? schema.required : [];
  const members = Object.entries(schema.properties ?? {}).map(([name, property]) => ({
    name,
    isRequired: required.includes(name),
    key: JSON.stringify(name).replace(/[`\\$]/g, "\\$&"),
    value: writeValue(property, accessMember(name), String(title)),
  }));
  // Where the first member is always there, every separator is known.
  const startsAtOnce = members[0]?.isRequired === true;
  const lines = startsAtOnce ? writeAfterFirst(members) : writeEach(members);
  return `function write${title}(value: ${title}): string {
  let json = "";
${lines.map((line) => `  ${line}\n`).join("")}  return ${startsAtOnce ? "" : 'json === "" ? "{}" : '}json + "}";
}
`;
}

/** A member to write: its name, its key as a template literal holds it, and the expression that writes its value. */
interface Member {
  readonly name: string;
  readonly isRequired: boolean;
  readonly key: string;
  readonly value: string;
}

/** Neighbours that are always there share a template. */
function writeAfterFirst(members: readonly Member[]): string[] {
  const lines: string[] = [];
  let shared = "";
  for (const [position, member] of members.entries()) {
    const text = `${position === 0 ? "{" : ","}${member.key}:\${${member.value}}`;
    if (member.isRequired) shared += text;
    else {
      if (shared !== "") lines.push(`json += \`${shared}\`;`);
      shared = "";
      lines.push(`if (${accessMember(member.name)} !== undefined) json += \`${text}\`;`);
    }
  }
  return shared === "" ? lines : [...lines, `json += \`${shared}\`;`];
}

function writeEach(members: readonly Member[]): string[] {
  return members.map(({ name, isRequired, key, value }) => {
    const append = `json += \`\${jsonSeparator(json)}${key}:\${${value}}\`;`;
    return isRequired ? append : `if (${accessMember(name)} !== undefined) ${append}`;
  });
}

function accessMember(name: string): string {
  return /^\w+$/.test(name) ? `value.${name}` : `value[${JSON.stringify(name)}]`;
}

/** The expression that writes a value. */
function writeValue(schema: JsonObject, value: string, title: string): string {
  if (typeof schema.$ref === "string") return `${writerOf(schema.$ref)}(${value})`;
  if (isJsonObject(schema.items) && typeof schema.items.$ref === "string")
    return `serializeArray(${value}, ${writerOf(schema.items.$ref)})`;
  const scalar = SCALAR_WRITERS[String(schema.type ?? typeOfValues(schema.enum))];
  if (scalar === undefined) throw new RangeError(`${title} has a member whose values cannot be written`);
  return `${scalar}(${value})`;
}

const SCALAR_WRITERS: Readonly<Record<string, string>> = {
  integer: "formatInteger",
  number: "serializeNumber",
  string: "serializeString",
};

function writerOf(ref: string): string {
  return `write${ref.replace(/^.*\//, "")}`;
}

function typeOfValues(values: unknown): string | undefined {
  if (!Array.isArray(values)) return undefined;
  if (values.every((value) => Number.isSafeInteger(value))) return "integer";
  return values.every((value) => typeof value === "string") ? "string" : undefined;
}
