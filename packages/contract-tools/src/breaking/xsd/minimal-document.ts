import { escapeAttribute, escapeText } from "@payment-routing/contract-runtime";
import {
  type AttributeUse,
  type ComplexType,
  type ElementDeclaration,
  keyOf,
  type TypeDefinition,
  textTypeOf,
} from "@payment-routing/xsd-compiler";
import { contentModelOf, listElements } from "./content-machine.ts";
import { constraintOf } from "./describe-structure.ts";
import { type Child, findChildren } from "./find-children.ts";
import { findMinimalText } from "./minimal-text.ts";

/** The parts of an element that a document gives instead of the smallest ones. */
export interface ElementParts {
  /** Attributes with a text, by default the smallest one; or as written in the tag, after a space. */
  readonly attributes?: readonly (string | AttributeText)[];
  readonly text?: string;
  readonly children?: readonly Child[];
}

interface AttributeText {
  readonly use: AttributeUse;
  readonly text?: string | undefined;
}

/** Writes small documents of one root by its declarations. They need not be valid by keys, references and assertions. */
export class MinimalDocuments {
  readonly #levels: ReadonlyMap<TypeDefinition, number>;
  readonly #globals: ReadonlyMap<string, ElementDeclaration>;
  readonly #children = new Map<ComplexType, readonly Child[] | undefined>();

  /** @param globals the elements that wildcards may allow */
  constructor(root: ElementDeclaration, globals: readonly ElementDeclaration[]) {
    this.#globals = new Map(globals.map((element) => [keyOf(element.name), element]));
    this.#levels = findLevels([root, ...globals]);
  }

  /** A document with the elements of the path inside each other, the last one with the given parts; undefined if it fails. */
  write(path: readonly ElementDeclaration[], parts: ElementParts): string | undefined {
    try {
      return this.#element(path, parts, "");
    } catch (error) {
      if (error instanceof NoDocument) return undefined;
      throw error;
    }
  }

  #element(path: readonly ElementDeclaration[], parts: ElementParts, around: string): string {
    const [element, next] = path as readonly [ElementDeclaration, ElementDeclaration?];
    const { name, type } = element;
    const declared = name.namespace === around ? "" : ` xmlns="${escapeAttribute(name.namespace)}"`;
    const attributes = (next === undefined ? parts.attributes : undefined) ?? listRequired(type);
    const tag = name.local + declared + attributes.map(writeAttribute).join("");
    const content = this.#content(path, parts);
    return content === "" ? `<${tag}/>` : `<${tag}>${content}</${name.local}>`;
  }

  #content(path: readonly ElementDeclaration[], parts: ElementParts): string {
    const [element, next] = path as readonly [ElementDeclaration, ElementDeclaration?];
    const { name, type } = element;
    if (next === undefined && parts.text !== undefined) return escapeText(parts.text);
    const text = textTypeOf(type);
    if (text !== undefined || type.kind === "simple")
      return escapeText(constraintOf(element, "fixed") ?? required(text && findMinimalText(text)));
    const children =
      next === undefined
        ? (parts.children ?? this.#childrenOf(type))
        : required(this.#search(type, Infinity, next));
    let isOpen = next !== undefined;
    return children
      .map((child) => {
        const isNext = isOpen && child.declaration === next;
        if (isNext) isOpen = false;
        return isNext
          ? this.#element(path.slice(1), parts, name.namespace)
          : this.#child(child, name.namespace);
      })
      .join("");
  }

  #child({ declaration, name }: Child, around: string): string {
    const element = declaration ?? this.#globals.get(keyOf(name));
    if (element !== undefined) return this.#element([element], {}, around);
    return `<${name.local}${name.namespace === around ? "" : ` xmlns="${escapeAttribute(name.namespace)}"`}/>`;
  }

  /** The fewest children of a type, none of which needs this type inside. */
  #childrenOf(type: ComplexType): readonly Child[] {
    if (!this.#children.has(type)) this.#children.set(type, this.#search(type, this.#levelOf(type)));
    return required(this.#children.get(type));
  }

  /** The fewest children whose levels are below a limit; one of them may be required whatever its level. */
  #search(type: ComplexType, limit: number, contains?: ElementDeclaration): readonly Child[] | undefined {
    const found = findChildren(contentModelOf(type), {
      ...(contains && { contains }),
      globals: [...this.#globals.values()],
      isUsable: (element) => element === contains || this.#levelOf(element.type) < limit,
    });
    return typeof found === "object" ? found.children : undefined;
  }

  #levelOf(type: TypeDefinition): number {
    return this.#levels.get(type) ?? Infinity;
  }
}

class NoDocument extends Error {}

function required<T>(part: T | undefined): T {
  if (part === undefined) throw new NoDocument();
  return part;
}

export function listRequired(type: TypeDefinition | undefined): readonly AttributeText[] {
  const uses = type?.kind === "complex" ? type.attributeUses : [];
  return uses.filter((use) => use.required).map((use) => ({ use }));
}

/** Each attribute in a namespace has a prefix of its own. */
function writeAttribute(attribute: string | AttributeText, index: number): string {
  if (typeof attribute === "string") return attribute;
  const { name, type } = attribute.use.declaration;
  const text = attribute.text ?? constraintOf(attribute.use, "fixed") ?? required(findMinimalText(type));
  const value = escapeAttribute(text);
  if (name.namespace === "") return ` ${name.local}="${value}"`;
  if (name.namespace === XML_NAMESPACE) return ` xml:${name.local}="${value}"`;
  return ` xmlns:a${index}="${escapeAttribute(name.namespace)}" a${index}:${name.local}="${value}"`;
}

const XML_NAMESPACE = "http://www.w3.org/XML/1998/namespace";

/**
 * How deep the smallest document of each type is. A type that needs itself inside has no level, and neither has an abstract
 * type.
 */
function findLevels(roots: readonly ElementDeclaration[]): ReadonlyMap<TypeDefinition, number> {
  const types = new Set(roots.map(({ type }) => type));
  for (const type of types)
    if (type.kind === "complex") for (const element of listElements(type)) types.add(element.type);
  const levels = new Map<TypeDefinition, number>();
  for (let level = 0, found = true; found; level++) {
    found = false;
    for (const type of types) {
      if (levels.has(type) || (type.kind === "complex" && type.abstract)) continue;
      const isUsable = (element: ElementDeclaration): boolean => (levels.get(element.type) ?? level) < level;
      if (findChildren(contentModelOf(type), { isUsable }) === "none") continue;
      levels.set(type, level);
      found = true;
    }
  }
  return levels;
}
