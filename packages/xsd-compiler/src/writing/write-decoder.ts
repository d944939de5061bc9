import { childrenOf } from "../model/children-of.ts";
import type { ComplexType, RootElement, Schema, SimpleType } from "../model/component.ts";
import { docComment } from "./document.ts";
import { Imports } from "./imports.ts";
import { constantName, typeName } from "./names.ts";
import { isNarrowed, readerOf, writeElementName } from "./reader-names.ts";
import { writeRecordReader } from "./write-record-reader.ts";
import { writeRowsReader } from "./write-rows-reader.ts";
import { writeSimpleReader } from "./write-simple-reader.ts";

/** The module that decodes documents: an entry for each root element, and a reader for each type. */
export function writeDecoder(schema: Schema): string {
  const imports = new Imports();
  const complex = schema.types.filter((type) => type.kind === "complex");
  const simple = usedSimpleTypes(schema).filter(isNarrowed);
  const body = [
    ...schema.roots.map((root) => writeEntry(imports, root)),
    ...complex.flatMap((type) => writeReader(imports, type) ?? []),
    ...simple.map((type) => writeSimpleReader(imports, type)),
  ].join("\n");
  return imports.write() + body;
}

function writeEntry(imports: Imports, root: RootElement): string {
  const { name, type, documentation } = root;
  const comment = docComment([
    `Decodes a \`<${name}>\` document. ${documentation}`,
    "Never throws for bad input: the result holds the value, or up to 100 issues with lines and columns.",
  ]);
  const decoder = constantName(name, "document");
  const value = imports.type(type);
  return (
    `/** The document type \`<${name}>\`. */\n` +
    `export const ${decoder}: ${imports.runtimeType("DocumentDecoder")}<${value}> = {\n` +
    `  root: ${writeElementName(imports, root)},\n` +
    `  read: ${readerOf(imports, type)},\n` +
    `  table: ${imports.table()},\n};\n\n` +
    `${comment}export function decode${typeName(name)}(\n` +
    `  input: Uint8Array | string,\n  options?: ${imports.publicType("DecodeOptions")},\n` +
    `): ${imports.publicType("Result")}<${value}> {\n` +
    `  return ${imports.value("decodeDocument")}(input, options, ${decoder});\n}\n`
  );
}

function writeReader(imports: Imports, type: ComplexType): string | undefined {
  const { content } = type;
  if (content.kind === "open") return undefined;
  return content.kind === "rows"
    ? writeRowsReader(imports, type, content)
    : writeRecordReader(imports, type, content);
}

/** In the order of the schema, built-in ones behind. */
function usedSimpleTypes(schema: Schema): SimpleType[] {
  const complex = schema.types.filter((type) => type.kind === "complex");
  const uses = [...complex.flatMap(childrenOf), ...schema.roots].map(({ type }) => type);
  const used = new Set(uses.filter((type) => type.kind === "simple"));
  return [...used].sort(
    (a, b) =>
      Number(a.builtIn) - Number(b.builtIn) ||
      a.origin.offset - b.origin.offset ||
      (a.name < b.name ? -1 : 1),
  );
}
