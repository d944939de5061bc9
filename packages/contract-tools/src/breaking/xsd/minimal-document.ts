import type {
  AttributeUse,
  ComplexType,
  ElementDeclaration,
  TypeDefinition,
} from "@payment-routing/xsd-compiler";
import { contentModelOf, listElements, nameOf } from "./content-machine.ts";
import { type Child, findChildren } from "./find-children.ts";
import { findMinimalText } from "./minimal-text.ts";

/** The parts of an element that a document gives instead of the smallest ones. */
export interface ElementParts {
  /** As written in the tag, with a space before each. */
  readonly attributes?: string;
  readonly text?: string;
  readonly children?: readonly Child[];
}

/** Writes small documents of one root by its declarations. They need not be valid by keys, references and assertions. */
export class MinimalDocuments {
  readonly #levels: ReadonlyMap<TypeDefinition, number>;
  readonly #globals: ReadonlyMap<string, ElementDeclaration>;
  readonly #children = new Map<ComplexType, readonly Child[] | undefined>();

  /** @param globals the elements that wildcards may allow */
  constructor(root: ElementDeclaration, globals: readonly ElementDeclaration[]) {
    this.#globals = new Map(globals.map((element) => [nameOf(element.name), element]));
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
    const declared = name.namespace === around ? "" : ` xmlns="${escapeText(name.namespace)}"`;
    const own = next === undefined ? parts : {};
    const tag = name.local + declared + (own.attributes ?? writeAttributes(type));
    const content = this.#content(path, parts);
    return content === "" ? `<${tag}/>` : `<${tag}>${content}</${name.local}>`;
  }

  #content(path: readonly ElementDeclaration[], parts: ElementParts): string {
    const [element, next] = path as readonly [ElementDeclaration, ElementDeclaration?];
    const { name, type, valueConstraint } = element;
    if (next === undefined && parts.text !== undefined) return escapeText(parts.text);
    if (type.kind === "simple" || type.content.kind === "simple") {
      const fixed = valueConstraint?.kind === "fixed" ? valueConstraint.value.lexical : undefined;
      return escapeText(fixed ?? required(findMinimalText(type.kind === "simple" ? type : simpleOf(type))));
    }
    const children =
      next === undefined ? (parts.children ?? this.#childrenOf(type)) : this.#childrenWith(type, next);
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
    const element = declaration ?? this.#globals.get(nameOf(name));
    if (element !== undefined) return this.#element([element], {}, around);
    return `<${name.local}${name.namespace === around ? "" : ` xmlns="${escapeText(name.namespace)}"`}/>`;
  }

  /** The fewest children of a type, none of which needs this type inside. */
  #childrenOf(type: ComplexType): readonly Child[] {
    if (!this.#children.has(type)) this.#children.set(type, this.#search(type));
    return required(this.#children.get(type));
  }

  #childrenWith(type: ComplexType, contains: ElementDeclaration): readonly Child[] {
    return required(this.#search(type, contains));
  }

  #search(type: ComplexType, contains?: ElementDeclaration): readonly Child[] | undefined {
    const level = this.#levels.get(type) ?? Infinity;
    const found = findChildren(contentModelOf(type), {
      ...(contains && { contains }),
      globals: [...this.#globals.values()],
      isUsable: (element) =>
        element === contains || (this.#levels.get(element.type) ?? Infinity) < (contains ? Infinity : level),
    });
    return typeof found === "object" ? found.children : undefined;
  }
}

class NoDocument extends Error {}

function required<T>(part: T | undefined): T {
  if (part === undefined) throw new NoDocument();
  return part;
}

function simpleOf({ content }: ComplexType): Parameters<typeof findMinimalText>[0] {
  if (content.kind !== "simple") throw new NoDocument();
  return content.type;
}

/** Required attributes, or all. */
export function writeAttributes(type: TypeDefinition, isWhole = false): string {
  if (type.kind === "simple") return "";
  return type.attributeUses
    .filter(({ required: isRequired }) => isRequired || isWhole)
    .map((use) => writeAttribute(use))
    .join("");
}

/** An attribute with its smallest value, or with another text. */
export function writeAttribute({ declaration, valueConstraint }: AttributeUse, text?: string): string {
  const { name, type } = declaration;
  const fixed = valueConstraint?.kind === "fixed" ? valueConstraint.value.lexical : undefined;
  const value = text ?? fixed ?? required(findMinimalText(type));
  const prefix = `n${name.namespace.length}`;
  const declared = name.namespace === "" ? "" : ` xmlns:${prefix}="${escapeText(name.namespace)}"`;
  return `${declared} ${name.namespace === "" ? "" : `${prefix}:`}${name.local}="${escapeText(value)}"`;
}

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
    // Types of one level are all simple, or empty, at level 0: the next ones may need more.
    if (level > types.size) break;
  }
  return levels;
}

function escapeText(text: string): string {
  return text.replace(/[&<>"\t\n\r]/g, (character) => `&#${character.charCodeAt(0)};`);
}
