import type { ElementDeclaration } from "../components/schema-set.ts";
import { docComment } from "./document.ts";
import { Imports } from "./imports.ts";
import type { Naming } from "./naming.ts";
import { typeReference } from "./type-expression.ts";
import { writeNil } from "./write-record-type.ts";

/** A function of a module for a global element. */
export interface RootFunction {
  readonly element: ElementDeclaration;
  /** What follows the verb. */
  readonly name: string;
  readonly place: number;
  readonly toBytes?: boolean;
}

/** The module that decodes documents, a function for each global element. */
export function writeDecoders(naming: Naming, roots: readonly RootFunction[]): string {
  const fast = { module: "./read.ts", name: "READERS", call: "CODEC.readFast(READERS);" };
  return writeRoots(naming, roots, fast, (imports, { name, place }, type) => ({
    about: "Decodes a document whose root is",
    signature: `decode${name}(input: Uint8Array | string, options?: ${imports.publicType("DecodeOptions")}): ${imports.publicType("Result")}<${type}>`,
    body: `CODEC.decode(${place}, input, options) as Result<${type}>`,
  }));
}

/** The module that encodes values: each function as text, and as bytes, which is what is sent. */
export function writeEncoders(naming: Naming, roots: readonly RootFunction[]): string {
  const throws = "@throws TypeError for what is no value of the type, RangeError for what XML cannot hold";
  const both = roots.flatMap((root) => [root, { ...root, name: nameForBytes(roots, root), toBytes: true }]);
  const fast = { module: "./write.ts", name: "WRITERS", call: "CODEC.writeFast(WRITERS);" };
  return writeRoots(naming, both, fast, (_, { name, place, toBytes = false }, type) => ({
    about: toBytes ? "Encodes a valid value as the UTF-8 bytes of" : "Encodes a valid value as",
    signature: `encode${name}(value: ${type}): ${toBytes ? "Uint8Array" : "string"}`,
    body: toBytes ? `CODEC.encodeToBytes(${place}, value)` : `CODEC.encode(${place}, value)`,
    throws,
  }));
}

/** An element may be called so as well. */
function nameForBytes(roots: readonly RootFunction[], { name }: RootFunction): string {
  let free = `${name}ToBytes`;
  while (roots.some((root) => root.name === free)) free += "_";
  return free;
}

/** The module that validates values. */
export function writeValidators(naming: Naming, roots: readonly RootFunction[]): string {
  return writeRoots(naming, roots, undefined, (imports, { name, place }, type) => ({
    about: "Validates a value that is to be encoded as",
    signature: `validate${name}(value: unknown): ${imports.publicType("Result")}<${type}>`,
    body: `CODEC.validate(${place}, value) as Result<${type}>`,
  }));
}

/** What accelerates the codec of a module, and the call that hands it over. */
interface Accelerator {
  readonly module: string;
  readonly name: string;
  readonly call: string;
}

interface WrittenFunction {
  readonly about: string;
  readonly signature: string;
  readonly body: string;
  readonly throws?: string;
}

function writeRoots(
  naming: Naming,
  roots: readonly RootFunction[],
  fast: Accelerator | undefined,
  write: (imports: Imports, root: RootFunction, type: string) => WrittenFunction,
): string {
  const imports = new Imports();
  const names = new Set(naming.types.values());
  const functions = roots.map((root) => {
    const { element } = root;
    const value = importedReference(naming, imports, names, element);
    const { about, body, signature, throws = "" } = write(imports, root, value);
    const comment = docComment([
      `${about} \`<${element.name.local}>\`. ${element.documentation}`.trim(),
      throws,
    ]);
    return `${comment}export function ${signature} {\n  return ${body};\n}\n`;
  });
  imports.from("./table.ts", "CODEC");
  if (fast !== undefined) imports.from(fast.module, fast.name);
  return imports.write() + (fast === undefined ? "" : `${fast.call}\n\n`) + functions.join("\n");
}

function importedReference(
  naming: Naming,
  imports: Imports,
  names: ReadonlySet<string>,
  { nillable, type }: ElementDeclaration,
): string {
  const value = typeReference(naming, imports, type);
  // Literals may look like names, and what is imported in vain does not compile.
  const words = value.replace(/"(?:[^"\\]|\\.)*"/g, "").match(/[\p{ID_Continue}]+/gu) ?? [];
  for (const word of words) if (names.has(word)) imports.typeNamed(word);
  return nillable ? `${value} | ${writeNil(type, value)}` : value;
}

/** The module that other packages see. */
export function writeSetIndex(roots: readonly RootFunction[]): string {
  const names = (verb: string): string => roots.map(({ name }) => `  ${verb}${name},\n`).join("");
  const bytes = roots.map((root) => `  encode${nameForBytes(roots, root)},\n`).join("");
  return (
    `export {\n${names("decode")}} from "./decode.ts";\n` +
    `export {\n${names("encode")}${bytes}} from "./encode.ts";\n` +
    `export type * from "./types.ts";\n` +
    `export {\n${names("validate")}} from "./validate.ts";\n`
  );
}
