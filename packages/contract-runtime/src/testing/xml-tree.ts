import type { Arbitrary } from "fast-check";
import type { OpenContent } from "../xml/open-content.ts";
import { escapeText, XML_DECLARATION } from "../xml/write.ts";
import { writeOpenContent } from "../xml/write-open-content.ts";
import { arbitraryValue } from "./arbitrary-value.ts";
import { type JsonSchema, SchemaDocument } from "./json-schema.ts";

/** An element of a document that need not be valid. */
export interface XmlTree {
  readonly name: string;
  /** An attribute that no schema has, or none. */
  readonly attribute?: string;
  readonly content: string | readonly (XmlTree | string)[] | OpenContent;
  /** The content is rows, each of them the same elements in the same order. */
  readonly rows?: boolean;
  /** The element may occur several times. */
  readonly isListed?: boolean;
}

/**
 * Valid documents of an element without attributes and namespaces.
 *
 * @param reference the definition of its type in the published JSON Schema
 */
export function arbitraryXmlDocument(schema: unknown, element: string, reference: string): Arbitrary<string> {
  const document = new SchemaDocument(schema, reference);
  return arbitraryValue(schema, reference).map((value) =>
    writeTree(buildTree(document, document.root, element, value)),
  );
}

/** The elements of a value of a schema without attributes and namespaces, valid or not. */
export function buildTree(
  document: SchemaDocument,
  schema: JsonSchema,
  name: string,
  value: unknown,
): XmlTree {
  if (typeof value !== "object" || value === null) return { name, content: String(value) };
  if (document.isOpenContent(schema)) return { name, content: value as OpenContent };
  const rules = document.rulesOf(schema);
  if (Array.isArray(value)) {
    const rows = value.flatMap((row) => buildMembers(document, rules.items ?? true, row));
    return { name, content: rows, rows: true };
  }
  return { name, content: buildMembers(document, schema, value) };
}

function buildMembers(document: SchemaDocument, schema: JsonSchema, value: unknown): (XmlTree | string)[] {
  if (typeof value !== "object" || value === null) return [String(value)];
  const { properties = {} } = document.rulesOf(schema);
  return Object.entries(value).flatMap(([name, member]) => {
    const own = properties[name] ?? true;
    const items = repeatedElement(own);
    return items !== undefined && Array.isArray(member)
      ? member.map((item) => ({ ...buildTree(document, items, name, item), isListed: true }))
      : [buildTree(document, own, name, member)];
  });
}

/** The schema of an element that a member lists. A named array is one element with rows instead. */
export function repeatedElement(schema: JsonSchema): JsonSchema | undefined {
  return typeof schema === "object" && schema.type === "array" ? (schema.items ?? true) : undefined;
}

/** @throws RangeError for characters that XML cannot hold */
export function writeTree(tree: XmlTree): string {
  return XML_DECLARATION + writeElement(tree);
}

function writeElement({ name, attribute, content }: XmlTree): string {
  if (isOpen(content)) return writeOpenContent(name, content);
  const tag = attribute === undefined ? name : `${name} ${attribute}="1"`;
  if (typeof content === "string") return `<${tag}>${escapeText(content)}</${name}>`;
  const inner = content.map((node) => (typeof node === "string" ? escapeText(node) : writeElement(node)));
  return `<${tag}>${inner.join("")}</${name}>`;
}

export function isOpen(content: XmlTree["content"]): content is OpenContent {
  return typeof content === "object" && !Array.isArray(content);
}
