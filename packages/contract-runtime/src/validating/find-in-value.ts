import { isLabelled, TYPE_MEMBER, TypeLabels } from "../encoding/labelled-value.ts";
import { type Child, listChildren } from "../encoding/list-children.ts";
import { isRecord, memberOf, type Step } from "../encoding/member-of.ts";
import { writePointer } from "../json/json-pointer.ts";
import type { TypeDefinition } from "../schema/components.ts";
import type { ElementDeclaration } from "../schema/element-declaration.ts";
import type { Schema } from "../schema/schema.ts";
import type { XmlElement, XmlNode } from "../xml/open-content.ts";

/** The part of a value that becomes an element of the document. */
interface Found {
  readonly steps: readonly Step[];
  readonly value: unknown;
  /** Undefined for an element that is kept as it stands. */
  readonly type: TypeDefinition | undefined;
}

/** A JSON Pointer to what stands in a value for the path of its document, or for the part of it that a value has. */
export function findInValue(schema: Schema, root: ElementDeclaration, value: unknown, path: string): string {
  const [, ...names] = path.split("/").slice(1);
  let found = findTyped(schema, root, value, []);
  for (const part of names) {
    if (part.startsWith("@")) return writePointer([...found.steps, ...findAttribute(found, part.slice(1))]);
    const [, name = "", position = "1"] = /^(.*?)(?:\[(\d+)\])?$/.exec(part) ?? [];
    const children = childrenOf(schema, found).filter((child) => child.local === localOf(name));
    const next = children[Number(position) - 1];
    if (next === undefined) break;
    found = next;
  }
  return writePointer(found.steps);
}

function childrenOf(schema: Schema, { steps, type, value }: Found): (Found & { readonly local: string })[] {
  if (type?.kind === "simple") return [];
  const content = type?.shape?.content;
  if (content === undefined) return nodesOf(value, steps);
  if (content.kind === "text") return [];
  return listChildren(schema, content, value, () => undefined).flatMap((child) =>
    findChild(schema, child, steps),
  );
}

function findChild(
  schema: Schema,
  child: Child,
  before: readonly Step[],
): (Found & { readonly local: string })[] {
  if (child.kind === "text") return [];
  const steps = [...before, ...(child.kind === "element" ? child.valueSteps : child.steps)];
  if (child.kind === "node")
    return [{ steps, value: child.node, type: undefined, local: localOf(child.node.name) }];
  return [
    { ...findTyped(schema, child.declaration, child.value, steps), local: child.declaration.name.local },
  ];
}

/** A value by its declared type, or by the one that it names. */
function findTyped(
  schema: Schema,
  declaration: ElementDeclaration,
  value: unknown,
  steps: readonly Step[],
): Found {
  const declared = { steps, value, type: declaration.type };
  if (!isLabelled(schema, value)) return declared;
  const found = TypeLabels.find(schema, declaration, value[TYPE_MEMBER]);
  if (typeof found === "string") return declared;
  const { steps: inner, value: unwrapped } = TypeLabels.unwrap(declaration, found.type, value);
  return { steps: [...steps, ...inner], value: unwrapped, type: found.type };
}

function nodesOf(value: unknown, before: readonly Step[]): (Found & { readonly local: string })[] {
  const { content = [] } = (value ?? {}) as { readonly content?: readonly XmlNode[] };
  return content.flatMap((node, index) => {
    if (typeof node === "string") return [];
    return [
      { steps: [...before, "content", index], value: node, type: undefined, local: localOf(node.name) },
    ];
  });
}

function findAttribute({ type, value }: Found, name: string): readonly Step[] {
  const isOpen = type === undefined || (type.kind === "complex" && type.shape === undefined);
  if (isOpen) return findKept(["attributes"], (value as XmlElement).attributes, name);
  if (type.kind === "simple") return [];
  const use = type.attributes.find((declared) => declared.name === localOf(name));
  if (use !== undefined) return [use.key];
  const key = type.shape?.anyAttribute;
  return key === undefined || !isRecord(value) ? [] : findKept([key], memberOf(value, key), name);
}

function findKept(steps: readonly Step[], attributes: unknown, name: string): readonly Step[] {
  const kept = Array.isArray(attributes) ? (attributes as XmlElement["attributes"]) : [];
  const index = kept.findIndex((attribute) => localOf(attribute.name) === localOf(name));
  return index === -1 ? steps : [...steps, index];
}

function localOf(name: string): string {
  return name.slice(name.indexOf(":") + 1);
}
