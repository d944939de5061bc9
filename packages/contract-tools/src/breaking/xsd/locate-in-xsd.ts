import type { ElementDeclaration, SchemaSet } from "@payment-routing/xsd-compiler";
import type { Place } from "../change.ts";
import type { SchemaPlace } from "../values/schema-node.ts";

/**
 * Finds where an XSD declares a part of its projection: the member that a path names, or the type or element around it.
 * Members are searched from the start of the definition, since the projection has no positions of its own.
 */
export function locateInXsd(
  { title, path }: SchemaPlace,
  { elements, types }: SchemaSet,
  root: ElementDeclaration,
  read: (file: string) => string,
): Place {
  const declared = [...types.values(), ...elements.values()];
  const { file, offset } = (declared.find(({ name }) => name?.local === title) ?? root).origin;
  const text = read(file);
  let start = toIndex(text, offset);
  for (const [index, step] of path.entries()) {
    if (path[index - 1] !== "properties") continue;
    const name = String(step).replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
    const found = new RegExp(`<[^<>]*\\s(?:name|ref)=["'](?:[^"':]*:)?${name}["']`).exec(text.slice(start));
    if (found !== null) start += found.index;
  }
  return locateIndex(file, text, start);
}

/** The place of a byte offset in a file. */
export function locateOffset(file: string, text: string, offset: number): Place {
  return locateIndex(file, text, toIndex(text, offset));
}

function toIndex(text: string, offset: number): number {
  return new TextDecoder().decode(new TextEncoder().encode(text).subarray(0, offset)).length;
}

function locateIndex(file: string, text: string, index: number): Place {
  const lines = text.slice(0, index).split("\n");
  return { file, line: lines.length, column: Array.from(lines.at(-1) ?? "").length + 1 };
}
