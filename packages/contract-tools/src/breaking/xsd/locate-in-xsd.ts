import type { ElementDeclaration, SchemaSet } from "@payment-routing/xsd-compiler";
import type { Place } from "../change.ts";
import type { SchemaPlace } from "../json/compare-schemas.ts";

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
  const { origin } = declared.find(({ name }) => name?.local === title) ?? root;
  const bytes = new TextEncoder().encode(read(origin.file));
  let offset = origin.offset;
  for (const [index, step] of path.entries()) {
    if (path[index - 1] !== "properties") continue;
    const text = new TextDecoder().decode(bytes.subarray(offset));
    const found = new RegExp(
      `<[^<>]*\\s(?:name|ref)=["'](?:[^"':]*:)?${escapeExpression(String(step))}["']`,
    ).exec(text);
    if (found !== null) offset += new TextEncoder().encode(text.slice(0, found.index)).length;
  }
  const lines = new TextDecoder().decode(bytes.subarray(0, offset)).split("\n");
  return { file: origin.file, line: lines.length, column: Array.from(lines.at(-1) ?? "").length + 1 };
}

function escapeExpression(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
