import type { Arbitrary } from "fast-check";
import { XML_NAMESPACE } from "../xml/namespace-scope.ts";
import type { OpenContent, XmlElement } from "../xml/open-content.ts";
import { escapeAttribute, escapeText, XML_DECLARATION } from "../xml/write.ts";
import { writeOpenContent } from "../xml/write-open-content.ts";
import { arbitraryValue } from "./arbitrary-value.ts";
import { type JsonSchema, SchemaDocument, type SchemaObject } from "./json-schema.ts";

/** A name, or `{namespace}name`, and a value. */
type Attribute = readonly [name: string, value: string];

/** An element of a document that need not be valid. */
export interface XmlTree {
  /** Its name, or `{namespace}name`. */
  readonly name: string;
  readonly attributes?: readonly Attribute[];
  readonly content: string | readonly (XmlTree | string)[] | OpenContent;
  /** The content is rows, each of them the same elements in the same order. */
  readonly rows?: boolean;
  /** The element may occur several times. */
  readonly isListed?: boolean;
}

/**
 * Valid documents of an element.
 *
 * @param element its name, or `{namespace}name`
 * @param published the published JSON Schema
 * @param reference the definition of its type there
 */
export function arbitraryXmlDocument(
  published: unknown,
  element: string,
  reference: string,
): Arbitrary<string> {
  const schema = withoutLabels(published);
  const document = new SchemaDocument(schema, reference);
  return arbitraryValue(schema, reference).map((value) =>
    writeTree(buildTree(document, document.root, element, value)),
  );
}

/**
 * The schema without the values that have a type named by `xsi:type`: their documents would need its namespace.
 *
 * @throws RangeError for an abstract type
 */
export function withoutLabels(published: unknown): unknown {
  const { $defs = {} } = published as SchemaObject;
  const isLabelled = (branch: JsonSchema): boolean => {
    if (typeof branch === "boolean" || branch.$ref === undefined) return false;
    const definition = $defs[decodeURIComponent(branch.$ref).replace("#/$defs/", "")];
    return typeof definition === "object" && Object.hasOwn(definition.properties ?? {}, "xsi:type");
  };
  return JSON.parse(JSON.stringify(published), (_, part) => {
    if (!Array.isArray(part?.anyOf)) return part;
    const { anyOf, ...rest } = part as { readonly anyOf: readonly JsonSchema[] };
    const [only, ...others] = anyOf.filter((branch) => !isLabelled(branch));
    if (only === undefined) throw new RangeError("test data: an abstract type is not supported");
    if (others.length === anyOf.length - 1) return part;
    return others.length === 0 && typeof only === "object"
      ? { ...rest, ...only }
      : { ...rest, anyOf: [only, ...others] };
  });
}

/**
 * The elements of a value, valid or not.
 *
 * @throws RangeError for content that wildcards allow, and for items whose order matters
 */
export function buildTree(
  document: SchemaDocument,
  schema: JsonSchema,
  name: string,
  value: unknown,
): XmlTree {
  if (typeof value !== "object" || value === null) return { name, content: String(value) };
  if (document.isOpenContent(schema)) return { name, content: value as OpenContent };
  if (!Array.isArray(value)) return { name, ...buildMembers(document, schema, value) };
  if (value.every((item) => typeof item !== "object")) return { name, content: value.join(" ") };
  return { name, content: buildRows(document, document.rulesOf(schema).items ?? true, value), rows: true };
}

function buildRows(document: SchemaDocument, row: JsonSchema, values: readonly unknown[]) {
  return values.flatMap((value) => {
    const { content } = buildMembers(document, row, value);
    return typeof content === "string" ? [content] : content;
  });
}

interface Members {
  readonly attributes: readonly Attribute[];
  readonly content: string | readonly (XmlTree | string)[];
}

function buildMembers(document: SchemaDocument, schema: JsonSchema, value: unknown): Members {
  if (typeof value !== "object" || value === null) return { attributes: [], content: [String(value)] };
  const { properties = {} } = document.rulesOf(schema);
  const attributes: Attribute[] = [];
  const nodes: (XmlTree | string)[] = [];
  for (const [key, member] of Object.entries(value)) {
    const own = properties[key] ?? true;
    if (document.isOpenElement(own)) {
      nodes.push(buildOpenElement(member as XmlElement));
      continue;
    }
    const { nodeType, name = key, namespace } = document.rulesOf(own).xml ?? {};
    const qualified = namespace === undefined ? name : `{${namespace}}${name}`;
    const text = Array.isArray(member) ? member.join(" ") : String(member);
    if (nodeType === "attribute") attributes.push([qualified, text]);
    else if (nodeType === "text") nodes.push(text);
    else if (nodeType === "none") nodes.push(...buildUnnamed(document, own, member));
    else nodes.push(...buildElements(document, own, qualified, member));
  }
  const isText = nodes.every((node) => typeof node === "string") && hasText(document, properties);
  return { attributes, content: isText ? nodes.join("") : nodes };
}

function buildOpenElement({ name, namespace = "" }: XmlElement): XmlTree {
  return { name: `{${namespace}}${name.replace(/^.*:/, "")}`, content: { attributes: [], content: [] } };
}

function hasText(document: SchemaDocument, properties: Readonly<Record<string, JsonSchema>>): boolean {
  return Object.values(properties).some((schema) => document.rulesOf(schema).xml?.nodeType === "text");
}

function buildElements(
  document: SchemaDocument,
  schema: JsonSchema,
  name: string,
  value: unknown,
): XmlTree[] {
  const items = repeatedElement(schema);
  if (items === undefined || !Array.isArray(value)) return [buildTree(document, schema, name, value)];
  return value.map((item) => ({ ...buildTree(document, items, name, item), isListed: true }));
}

/** The elements of the rows of a repeated group, which has no element of its own. */
function buildUnnamed(document: SchemaDocument, schema: JsonSchema, value: unknown): (XmlTree | string)[] {
  const row = document.rulesOf(schema).items;
  const { anyOf, properties = {} } = row === undefined ? {} : document.rulesOf(row);
  if (row === undefined || anyOf !== undefined || "element" in properties || "declarations" in properties)
    throw new RangeError("test data: mixed content, wildcards and items in any order are not supported");
  if (!Array.isArray(value)) return [String(value)];
  return buildRows(document, row, value).map((node) =>
    typeof node === "string" ? node : { ...node, isListed: true },
  );
}

/** The schema of an element that a member lists. A named array is one element with rows instead. */
function repeatedElement(schema: JsonSchema): JsonSchema | undefined {
  return typeof schema === "object" && schema.type === "array" ? (schema.items ?? true) : undefined;
}

/** @throws RangeError for characters that XML cannot hold */
export function writeTree(tree: XmlTree): string {
  return XML_DECLARATION + writeElement(tree);
}

/** @param inherited the default namespace of the parent */
function writeElement({ name, attributes = [], content }: XmlTree, inherited = ""): string {
  const [namespace, local] = splitName(name);
  if (isOpen(content)) return writeOpenContent(local, content, namespace, new Map([["", inherited]]));
  const declaration = namespace === inherited ? "" : ` xmlns="${escapeAttribute(namespace)}"`;
  const tag = local + declaration + attributes.map(writeAttribute).join("");
  if (typeof content === "string") return `<${tag}>${escapeText(content)}</${local}>`;
  const inner = content.map((node) =>
    typeof node === "string" ? escapeText(node) : writeElement(node, namespace),
  );
  return `<${tag}>${inner.join("")}</${local}>`;
}

function writeAttribute([name, value]: Attribute, index: number): string {
  const [namespace, local] = splitName(name);
  const written = escapeAttribute(value);
  if (namespace === "") return ` ${local}="${written}"`;
  if (namespace === XML_NAMESPACE) return ` xml:${local}="${written}"`;
  return ` xmlns:a${index}="${escapeAttribute(namespace)}" a${index}:${local}="${written}"`;
}

export function splitName(name: string): readonly [namespace: string, local: string] {
  const end = name.lastIndexOf("}") + 1;
  return [name.slice(1, Math.max(end - 1, 1)), name.slice(end)];
}

export function isOpen(content: XmlTree["content"]): content is OpenContent {
  return typeof content === "object" && !Array.isArray(content);
}
