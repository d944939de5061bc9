import {
  Locator,
  type Position,
  readDoctype,
  readTree,
  type TreeElement,
} from "@payment-routing/contract-runtime";
import { XSD_NAMESPACE } from "@payment-routing/contract-runtime/codegen";
import {
  isJsonObject,
  type JsonObject,
  type SchemaFile,
  type SchemaPath,
} from "../json-schema/schema-file.ts";
import { listInlineSchemas } from "../operations/lint-operations.ts";
import type { OperationsFile } from "../operations/load-operations.ts";
import { listSubschemas } from "../schema-set/dialects.ts";

/** A declaration of a schema file, as lint rules see it. */
export interface SchemaNode {
  /** The path to show. */
  readonly file: string;
  /** The declaration around it. */
  readonly parent: SchemaNode | undefined;
  /** Text for tools: `xs:appinfo`, or `$comment`. */
  readonly comments: readonly SchemaComment[];
  /** The position of an attribute or keyword; of the declaration if it is absent or not given. */
  locate(part?: string): Position;
}

export interface SchemaComment extends Position {
  readonly text: string;
}

/** A schema of a JSON Schema file. */
export interface JsonNode extends SchemaNode {
  readonly schema: JsonObject;
  readonly parent: JsonNode | undefined;
  /** The keyword of the schema around it that holds this one: `properties`; empty for a file. */
  readonly keyword: string;
  /** The member that it describes, or the nearest one around it; otherwise the title. */
  readonly name: string;
}

/**
 * Lists the schemas of a file, outermost first: also those of keywords that the generator rejects.
 *
 * @param shown the path of the file in findings
 */
export function readJsonNodes(file: SchemaFile, shown: string): readonly JsonNode[] {
  return [...visit(file.schema, { file, shown, path: [], keyword: "", name: "", parent: undefined })];
}

/** Lists the texts of operations, and the schemas that their file contains. Those of parameters have their names and descriptions. */
export function readOperationNodes({ file, operations, webhooks }: OperationsFile): readonly JsonNode[] {
  const common = { shown: file.name, keyword: "", name: "", parent: undefined };
  const texts = [...operations, ...webhooks].flatMap(({ description, location, summary }) =>
    Object.entries({ description, summary }).flatMap(([part, text]) => {
      const locate = () => file.locate([...location, part]);
      return [...visit({ description: text }, { ...common, file: { ...file, locate }, path: [] })];
    }),
  );
  const schemas = [...listInlineSchemas(file.schema)].flatMap(({ schema, path, holder }) => {
    const { description, in: place, name = "" } = holder;
    const locate = (at: SchemaPath): Position =>
      file.locate(at.length === path.length + 1 && String(at.at(-1)) in holder ? at.toSpliced(-2, 1) : at);
    // Headers are not named like members.
    const keyword = place === "query" || place === "path" ? "properties" : "";
    const at = { ...common, file: { ...file, locate }, path, keyword, name: String(name) };
    return [...visit({ description, ...schema }, at)];
  });
  return [...texts, ...schemas];
}

interface JsonSurroundings extends Pick<JsonNode, "keyword" | "name" | "parent"> {
  readonly file: SchemaFile;
  readonly shown: string;
  readonly path: SchemaPath;
}

function* visit(schema: JsonObject, at: JsonSurroundings): Generator<JsonNode> {
  const { file, path, keyword, parent, shown } = at;
  const { $comment, title } = schema;
  const name = at.name || (typeof title === "string" ? title : "");
  const locate = (part?: string) => file.locate(part === undefined ? path : [...path, part]);
  const comments = typeof $comment === "string" ? [{ text: $comment, ...locate("$comment") }] : [];
  const node: JsonNode = { file: shown, schema, parent, keyword, name, comments, locate };
  yield node;
  for (const [child, steps] of listSubschemas(schema, 2020)) {
    const [key, step] = steps;
    const inside = { ...at, keyword: String(key), path: [...path, ...steps], parent: node };
    if (isJsonObject(child)) yield* visit(child, { ...inside, name: typeof step === "string" ? step : name });
  }
}

/** An XSD element of a schema file. `xs:annotation` is part of the element that holds it. */
export interface XsdNode extends SchemaNode {
  /** The local name: `complexType`. */
  readonly kind: string;
  readonly parent: XsdNode | undefined;
  readonly children: readonly XsdNode[];
  /** The target namespace of the file; empty for none. */
  readonly namespace: string;
  /** The name of the nearest declaration that has one: its own, or that of an element around it. */
  readonly name: string;
  /** The text of `xs:documentation`; undefined if there is none. */
  readonly documentation: string | undefined;
  attribute(name: string): string | undefined;
  /** The name of the built-in type that `type` or `base` refers to: `string`. */
  readonly builtIn: string | undefined;
}

/** Above the bounds of the compiler, which reports what exceeds its own. */
const BOUNDS = { maxBytes: 2 ** 26, maxDepth: 512, maxAttributes: 10_000, doctype: readDoctype };

/** Lists the XSD elements of a file in document order; none if it is not well-formed. */
export function readXsdNodes(file: string, bytes: Uint8Array): readonly XsdNode[] {
  const parsed = readTree(bytes, BOUNDS);
  if (!parsed.ok) return [];
  const namespace = parsed.value.attributes.find(({ name }) => name === "targetNamespace")?.value ?? "";
  const locator = new Locator(bytes);
  const nodes: XsdNode[] = [];
  const visit = (element: TreeElement, parent: XsdNode | undefined, outer: Scope): XsdNode => {
    const scope = new Map([...outer, ...element.declarations]);
    const node = createNode(element, { file, namespace, parent, scope, locator });
    nodes.push(node);
    for (const child of element.children)
      if (child.namespace === XSD_NAMESPACE && child.local !== "annotation")
        (node.children as XsdNode[]).push(visit(child, node, scope));
    return node;
  };
  visit(parsed.value, undefined, new Map());
  return nodes;
}

type Scope = ReadonlyMap<string, string>;

interface XsdSurroundings extends Pick<XsdNode, "file" | "namespace" | "parent"> {
  readonly scope: Scope;
  readonly locator: Locator;
}

function createNode(
  element: TreeElement,
  { file, namespace, parent, scope, locator }: XsdSurroundings,
): XsdNode {
  // Positions are computed in document order: the locator only moves forward.
  const start = locator.locate(element.offset);
  const positions = new Map<string, Position>();
  for (const { name, offset } of element.attributes) positions.set(name, locator.locate(offset));
  const annotations = element.children
    .filter(({ local }) => local === "annotation")
    .flatMap(({ children }) => children);
  const texts: string[] = [];
  const comments: SchemaComment[] = [];
  for (const part of annotations) {
    const position = locator.locate(part.offset);
    if (part.local === "appinfo") comments.push({ text: textOf(part), ...position });
    if (part.local !== "documentation") continue;
    texts.push(textOf(part));
    if (!positions.has("documentation")) positions.set("documentation", position);
  }
  const attribute = (name: string): string | undefined =>
    element.attributes.find((candidate) => candidate.name === name)?.value.trim();
  return {
    file,
    namespace,
    parent,
    children: [],
    kind: element.local,
    name: attribute("name") ?? parent?.name ?? "",
    documentation: texts.length === 0 ? undefined : texts.join(" ").replace(/\s+/g, " ").trim(),
    comments,
    attribute,
    builtIn: builtInOf(attribute("type") ?? attribute("base"), scope),
    locate: (part = "") => positions.get(part) ?? start,
  };
}

function builtInOf(name: string | undefined, scope: Scope): string | undefined {
  if (name === undefined) return undefined;
  const [prefix, local] = name.includes(":") ? name.split(":") : ["", name];
  return scope.get(prefix ?? "") === XSD_NAMESPACE ? local : undefined;
}

function textOf({ text, children }: TreeElement): string {
  return [text, ...children.map(textOf)].join(" ");
}
