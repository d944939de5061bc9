import { isJsonObject } from "../json-schema/schema-file.ts";
import type { Definitions } from "./definitions.ts";
import {
  type Alternatives,
  ANY,
  intersectTypes,
  type JsonType,
  KINDS,
  type Kind,
  NEVER,
  ofKinds,
  ofLiteral,
  uniteTypes,
  withoutKinds,
  writeAlternatives,
  writeType,
} from "./json-type.ts";
import type { NormalObject } from "./normalise.ts";
import { listUntyped } from "./untyped-keywords.ts";

/**
 * Writes the types of definitions. Every valid value has the type; what a type cannot say, its comment leaves to validation.
 */
export function writeSchemaTypes(definitions: Definitions): string {
  return new TypeWriter(definitions).write();
}

/** Members that every object of TypeScript has, with another type. */
const INHERITED = new Set([
  ...["constructor", "hasOwnProperty", "isPrototypeOf", "propertyIsEnumerable"],
  ...["toLocaleString", "toString", "valueOf"],
]);

class TypeWriter {
  readonly #definitions: Definitions;
  readonly #types = new Map<string, JsonType>();
  /** The types of the objects or arrays of a definition that has other values too, by name. */
  readonly #parts = new Map<string, Alternatives>();

  constructor(definitions: Definitions) {
    this.#definitions = definitions;
  }

  write(): string {
    const written = Array.from(this.#definitions.byName.values(), ({ name, schema }) =>
      writeDeclaration(name, writeType(this.#typeOf(schema)), writeComment(schema)),
    );
    // The map also gets parts that are needed while it is read.
    for (const [name, alternatives] of this.#parts)
      written.push(writeDeclaration(name, writeAlternatives(alternatives), ""));
    return written.join("\n");
  }

  #typeOf(schema: unknown): JsonType {
    if (schema === false) return NEVER;
    if (!isJsonObject(schema)) return ANY;
    const parts = [
      ...(schema.$ref === undefined ? [] : [this.#typeOfDefinition(String(schema.$ref))]),
      ...(Array.isArray(schema.allOf) ? schema.allOf.map((part) => this.#typeOf(part)) : []),
      ...["anyOf", "oneOf"].flatMap((keyword) => {
        const branches = schema[keyword];
        return Array.isArray(branches) ? [uniteTypes(branches.map((branch) => this.#typeOf(branch)))] : [];
      }),
    ];
    const type = parts.reduce(intersectTypes, this.#ownType(schema));
    return withoutKinds(type, excludedKinds(schema.not));
  }

  /** The type of a definition, by its name. */
  #typeOfDefinition(name: string): JsonType {
    const known = this.#types.get(name);
    if (known !== undefined) return known;
    const own = this.#typeOf(this.#definitions.byName.get(name)?.schema);
    const kinds = Array.from(own.kinds, ([kind, alternatives]) => {
      const isNamed = alternatives !== "any" && (kind === "object" || kind === "array");
      if (!isNamed) return [kind, alternatives] as const;
      return [kind, [own.kinds.size === 1 ? name : () => this.#namePart(name, kind, alternatives)]] as const;
    });
    const type: JsonType = { kinds: new Map(kinds), text: () => name };
    this.#types.set(name, type);
    return type;
  }

  #namePart(definition: string, kind: Kind, alternatives: Alternatives): string {
    let name = `${definition}${kind === "object" ? "Object" : "Array"}`;
    while (this.#definitions.byName.has(name)) name += "_";
    this.#parts.set(name, alternatives);
    return name;
  }

  #ownType(schema: NormalObject): JsonType {
    const literals = "const" in schema ? [schema.const] : schema.enum;
    let type = kindsOf(schema.type);
    if (Array.isArray(literals)) type = intersectTypes(type, uniteTypes([...literals.map(ofLiteral), NEVER]));
    const structures = [
      [OBJECT_KEYWORDS, "object", (): string => this.#writeObject(schema)],
      [ARRAY_KEYWORDS, "array", (): string => this.#writeArray(schema)],
    ] as const;
    for (const [keywords, kind, write] of structures)
      if (type.kinds.get(kind) === "any" && keywords.some((keyword) => keyword in schema))
        type = { kinds: new Map([...type.kinds, [kind, [write]]]) };
    return type;
  }

  #writeArray({ items, prefixItems }: NormalObject): string {
    const text = (schema: unknown): string => writeType(this.#typeOf(schema));
    if (Array.isArray(prefixItems) && prefixItems.some((item) => isInlineArray(this.#typeOf(item)))) {
      const all = items === false ? prefixItems : [...prefixItems, items ?? true];
      return `readonly ${inBrackets(writeType(uniteTypes(all.map((item) => this.#typeOf(item)))))}[]`;
    }
    if (!Array.isArray(prefixItems)) return `readonly ${inBrackets(text(items))}[]`;
    const rest = items === false ? [] : [`...${inBrackets(text(items ?? true))}[]`];
    return `readonly [${[...prefixItems.map((item) => `${inBrackets(text(item))}?`), ...rest].join(", ")}]`;
  }

  #writeObject(schema: NormalObject): string {
    const properties = isJsonObject(schema.properties) ? schema.properties : {};
    const required = new Set(Array.isArray(schema.required) ? schema.required.map(String) : []);
    const names = [...new Set([...Object.keys(properties), ...required])];
    const members = names.map((name) => {
      const property = Object.hasOwn(properties, name) ? properties[name] : true;
      const type = this.#typeOf(property);
      const isRequired = required.has(name);
      const text = INHERITED.has(name) && !isRequired ? "unknown" : writeType(type);
      return `${writeComment(property)}readonly ${writeKey(name)}${isRequired ? "" : "?"}: ${text};`;
    });
    const index = this.#writeIndex(schema, names.length > 0);
    if (index !== undefined) members.push(`readonly [name: string]: ${index};`);
    return `{\n${members.join("\n").replaceAll(/^(?=.)/gm, "  ")}\n}`;
  }

  /** The type of members that have no name of their own. Undefined if there are none. */
  #writeIndex(schema: NormalObject, hasNames: boolean): string | undefined {
    const { additionalProperties: others = true, patternProperties } = schema;
    const patterns = isJsonObject(patternProperties) ? Object.values(patternProperties) : [];
    if (hasNames) return others === false && patterns.length === 0 ? undefined : "unknown";
    return writeType(uniteTypes([...patterns, others].map((part) => this.#typeOf(part))));
  }
}

function writeDeclaration(name: string, text: string, comment: string): string {
  const isInterface = /^\{\n(?:[^}]|\}(?!$))*\}$/.test(text) && !/^\}? [|&] /m.test(text);
  return `${comment}export ${isInterface ? `interface ${name} ${text}` : `type ${name} = ${text};`}\n`;
}

const OBJECT_KEYWORDS = ["properties", "required", "patternProperties", "additionalProperties"];
const ARRAY_KEYWORDS = ["items", "prefixItems"];

function kindsOf(types: unknown): JsonType {
  if (types === undefined) return ANY;
  const names = (Array.isArray(types) ? types : [types]).map((name) =>
    name === "integer" ? "number" : name,
  );
  return ofKinds(KINDS.filter((kind) => names.includes(kind)));
}

/** The kinds that a `not` rules out. */
function excludedKinds(not: unknown): readonly Kind[] {
  if (not === true) return KINDS;
  if (!isJsonObject(not)) return [];
  const keywords = Object.keys(not);
  if (keywords.length === 0) return KINDS;
  if (keywords.length > 1 || not.type === undefined) return [];
  // Other numbers than integers stay.
  const types = (Array.isArray(not.type) ? not.type : [not.type]).filter((name) => name !== "integer");
  return KINDS.filter((kind) => types.includes(kind));
}

/** In an optional item of a tuple, TypeScript does not let an array refer to the type that it is written in. */
function isInlineArray({ kinds }: JsonType): boolean {
  const alternatives = kinds.get("array") ?? "any";
  return alternatives !== "any" && alternatives.some((each) => typeof each === "function");
}

function inBrackets(text: string): string {
  return / [|&] |^readonly /.test(text) ? `(${text})` : text;
}

function writeKey(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name);
}

/** What a schema says to people, and what its type does not say. */
function writeComment(schema: unknown): string {
  if (!isJsonObject(schema)) return "";
  const untyped = listUntyped(schema);
  const paragraphs = [
    typeof schema.description === "string" ? schema.description.trim() : "",
    untyped.length === 0 ? "" : `Validation also checks: ${untyped.join(", ")}.`,
    schema.deprecated === true ? "@deprecated" : "",
  ].filter((paragraph) => paragraph !== "");
  if (paragraphs.length === 0) return "";
  const lines = paragraphs.join("\n\n").replaceAll("*/", "*\\/").split(/\r?\n/);
  return lines.length === 1
    ? `/** ${lines[0]} */\n`
    : `/**\n${lines.map((line) => ` * ${line}`.trimEnd()).join("\n")}\n */\n`;
}
