import { isJsonObject, type JsonObject } from "./schema-file.ts";

/**
 * Writes a module that exports a function which writes a value as a document: only the members of the schema, in its
 * order. `JSON.stringify` would write all members of the value.
 *
 * Throws a RangeError for a schema with other than closed objects, arrays of objects, strings and numbers.
 *
 * @param typesFile the file of types beside it
 */
export function writeSerializer(schema: JsonObject, exportName: string, typesFile: string): string {
  const objects = [schema, ...Object.values(schema.$defs ?? {}).filter(isJsonObject)];
  const writers = objects.map(writeObject).join("\n");
  const runtime = RUNTIME.filter((name) => writers.includes(`${name}(`));
  return `import { ${runtime.join(", ")} } from "@payment-routing/contract-runtime/codegen";
import type { ${objects.map(({ title }) => title).join(", ")} } from "./${typesFile}";

/**
 * Writes a document: only the members of the contract, in its order. The value has to be valid. Throws a TypeError or
 * RangeError for a required member without a value, and for a number that is not finite.
 */
export function ${exportName}(value: ${schema.title}): string {
  return write${schema.title}(value);
}

${writers}`;
}

/** The functions that the code may import. */
const RUNTIME = ["formatInteger", "jsonSeparator", "serializeArray", "serializeNumber", "serializeString"];

function writeObject(schema: JsonObject): string {
  const { title } = schema;
  if (schema.type !== "object" || schema.additionalProperties !== false)
    throw new RangeError(`${title} is no closed object: its members are unknown`);
  const required: readonly unknown[] = Array.isArray(schema.required) ? schema.required : [];
  const members = Object.entries(schema.properties ?? {}).map(([name, property]) => ({
    name,
    isRequired: required.includes(name),
    key: JSON.stringify(name).replace(/[`\\$]/g, "\\$&"),
    value: writeValue(property, accessMember(name), String(title)),
  }));
  // When the first member is required, every separator is known.
  const startsRequired = members[0]?.isRequired === true;
  const lines = startsRequired ? writeAfterFirst(members) : writeEach(members);
  return `function write${title}(value: ${title}): string {
  let json = "";
${lines.map((line) => `  ${line}\n`).join("")}  return ${startsRequired ? "" : 'json === "" ? "{}" : '}json + "}";
}
`;
}

/** A member: its name, its key as part of a template literal, and the expression that writes its value. */
interface Member {
  readonly name: string;
  readonly isRequired: boolean;
  readonly key: string;
  readonly value: string;
}

/** Adjacent required members share a template literal. */
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
