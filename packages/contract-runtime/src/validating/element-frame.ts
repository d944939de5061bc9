import type { StartTag } from "../xml/read-tag.ts";
import { AllRun, type ContentRun, StatesRun } from "./content-run.ts";
import type { ElementDeclaration, Schema, TypeDefinition } from "./schema.ts";

/** An element whose end tag is still to come. */
export interface ElementFrame {
  readonly parent: ElementFrame | undefined;
  readonly tag: StartTag;
  /** Undefined for an element that a lax wildcard found no declaration for. */
  readonly declaration: ElementDeclaration | undefined;
  readonly type: TypeDefinition;
  /** The children's way, when there may be children. */
  readonly run: ContentRun | undefined;
  /** The element is nil: it has a type but no content. */
  readonly nil: boolean;
  /** Among the siblings of its name, from 1; counted only to explain. */
  readonly position: number;
  /** Character data so far, where a simple type or a fixed value is going to judge it. */
  text: string;
  textOffset: number;
  hasText: boolean;
  hasChildren: boolean;
  /** Something was reported that makes a judgement of the content an echo. */
  spoilt: boolean;
  /** Local names of the children, where assertions ask for them. */
  readonly childNames: Set<string> | undefined;
  /** How many children of each name there are; counted only to explain. */
  readonly counts: Map<string, number> | undefined;
}

/** The frame of an element that was opened, before anything of its content is read. */
export function makeFrame(
  schema: Schema,
  parent: ElementFrame | undefined,
  tag: StartTag,
  declaration: ElementDeclaration | undefined,
  nil: boolean,
  explains: boolean,
): ElementFrame {
  const type = declaration === undefined ? schema.anyType : declaration.type;
  const asserts = type.kind === "complex" && type.assertions !== undefined;
  return {
    parent,
    tag,
    declaration,
    type,
    nil,
    run: nil ? undefined : startRun(schema, type),
    position: explains ? countSibling(parent, tag) : 0,
    text: "",
    textOffset: tag.offset,
    hasText: false,
    hasChildren: false,
    spoilt: false,
    childNames: asserts ? new Set() : undefined,
    counts: explains ? new Map() : undefined,
  };
}

/** Sets out on the content model of a type; undefined where there can be no children. */
export function startRun(schema: Schema, type: TypeDefinition): ContentRun | undefined {
  if (type.kind === "simple") return undefined;
  if (type.content.kind === "states") return new StatesRun(schema, type.content);
  return type.content.kind === "all" ? new AllRun(type.content) : undefined;
}

function countSibling(parent: ElementFrame | undefined, { name }: StartTag): number {
  const position = (parent?.counts?.get(name) ?? 0) + 1;
  parent?.counts?.set(name, position);
  return position;
}

/** The path of an element: names as they are written, with a position where an element may repeat. */
export function pathOf(frame: ElementFrame | undefined): string {
  const parts: string[] = [];
  for (let at = frame; at !== undefined; at = at.parent) parts.push(stepOf(at));
  return parts.toReversed().join("");
}

/** The path of a child that gets no frame, which counts among its siblings all the same. */
export function pathOfChild(parent: ElementFrame, tag: StartTag): string {
  return pathOf(parent) + stepOf({ parent, tag, position: countSibling(parent, tag) });
}

function stepOf({ parent, position, tag }: Pick<ElementFrame, "parent" | "position" | "tag">): string {
  const repeats = position > 1 || parent?.run?.mayRepeat(tag.namespace, tag.local) === true;
  return repeats ? `/${tag.name}[${position}]` : `/${tag.name}`;
}
