import type { Bounds } from "@payment-routing/contract-runtime/codegen";
import type { ElementDeclaration } from "../components/schema-set.ts";
import { claimName } from "../shaping/label-names.ts";
import { Imports } from "./imports.ts";
import { docComment, Expression, writeLiteral } from "./layout.ts";
import type { Naming } from "./naming.ts";
import { elementType } from "./type-expression.ts";

/** A generated function for a global element. */
export interface RootFunction {
  readonly element: ElementDeclaration;
  /** The part of the function's name behind the verb. */
  readonly name: string;
  readonly index: number;
  readonly toBytes?: boolean;
}

/** Options for the modules that decode and encode. */
export interface ModuleOptions {
  /** The limits on documents. */
  readonly bounds?: Partial<Bounds>;
  /** True if there is a module of readers. */
  readonly readers: boolean;
  /** True if there is a module of writers. `plain`: the writers support all values of the schema. */
  readonly writers: boolean;
  readonly plain: boolean;
}

/** Writes the module that decodes documents, with a function for each global element. */
export function writeDecoders(
  naming: Naming,
  roots: readonly RootFunction[],
  { bounds, readers }: ModuleOptions,
): string {
  const create = (imports: Imports): string => {
    const options = {
      ...(bounds === undefined ? {} : { bounds: { ...bounds } }),
      ...(readers ? { readers: new Expression(imports.from("./read.ts", "READERS")) } : {}),
    };
    const head = `const DECODER = new ${imports.value("DocumentDecoder")}(SCHEMA`;
    return Object.keys(options).length === 0 ? `${head});` : writeLiteral(`${head}, `, options, ");");
  };
  return writeRoots(naming, roots, create, (imports, { name, index }, type) => ({
    about: "Decodes a document whose root is",
    signature: `decode${name}(input: Uint8Array | string, options?: ${imports.publicType("DecodeOptions")}): ${imports.publicType("Result")}<${type}>`,
    body: `DECODER.decode(${index}, input, options) as Result<${type}>`,
  }));
}

/** Writes the module that encodes values, with functions that return text and functions that return bytes. */
export function writeEncoders(
  naming: Naming,
  roots: readonly RootFunction[],
  { plain, writers }: ModuleOptions,
): string {
  const note = "@throws TypeError for what is no value of the type, RangeError for what XML cannot hold";
  const both = roots.flatMap((root) => [root, { ...root, name: nameForBytes(roots, root), toBytes: true }]);
  const create = (imports: Imports): string => {
    const fast = writers ? `, ${imports.from("./write.ts", "WRITERS")}` : "";
    return `const ENCODER = new ${imports.value(plain ? "PlainEncoder" : "DocumentEncoder")}(SCHEMA${fast});`;
  };
  return writeRoots(naming, both, create, (_, { name, index, toBytes = false }, type) => ({
    about: toBytes ? "Encodes a valid value as the UTF-8 bytes of" : "Encodes a valid value as",
    signature: `encode${name}(value: ${type}): ${toBytes ? "Uint8Array" : "string"}`,
    body: toBytes ? `ENCODER.encodeToBytes(${index}, value)` : `ENCODER.encode(${index}, value)`,
    note,
  }));
}

/** Returns the name of the function that returns bytes; an element may have the same name. */
function nameForBytes(roots: readonly RootFunction[], { name }: RootFunction): string {
  return claimName(new Set(roots.map((root) => root.name)), `${name}ToBytes`);
}

/** Writes the module that creates values from input. Empty if input can omit nothing that a value has. */
export function writeCreators(naming: Naming, roots: readonly RootFunction[]): string {
  const creators = creatableRoots(naming, roots);
  return writeRoots(naming, creators, undefined, (imports, { name, index }, type) => {
    const alias = naming.inputs.get(type);
    const input = alias === undefined ? `${imports.publicType("Input")}<${type}>` : imports.typeNamed(alias);
    return {
      about: "Creates a value to encode as",
      note: "Arrays that the input leaves out are empty, and attributes have their defaults.",
      signature: `create${name}(input: ${input}): ${type}`,
      body: `${imports.value("fillDefaults")}(SCHEMA, ${index}, input) as ${type}`,
    };
  });
}

function creatableRoots(naming: Naming, roots: readonly RootFunction[]): readonly RootFunction[] {
  return roots.filter(({ element: { type } }) => {
    const name = naming.substitutes.get(type)?.name ?? naming.types.get(type) ?? "";
    return naming.inputs.has(name);
  });
}

/**
 * Writes the module that validates values.
 *
 * @param constrained whether there are identity constraints, which a caller may skip
 */
export function writeValidators(naming: Naming, roots: readonly RootFunction[], constrained = false): string {
  const create = (imports: Imports): string =>
    `const VALIDATOR = new ${imports.value("DocumentValidator")}(SCHEMA);`;
  return writeRoots(naming, roots, create, (imports, { name, index }, type) => ({
    about: "Validates a value that is to be encoded as",
    signature: `validate${name}(value: unknown${constrained ? `, options?: ${imports.publicType("ValidateOptions")}` : ""}): ${imports.publicType("Result")}<${type}>`,
    body: `VALIDATOR.validate(${index}, value${constrained ? ", options" : ""}) as Result<${type}>`,
  }));
}

/** Writes the module of Standard Schemas: of values and of documents, for each root. Empty if there are no roots. */
export function writeStandardSchemas(naming: Naming, roots: readonly RootFunction[]): string {
  if (roots.length === 0) return "";
  const imports = new Imports();
  const names = namesOf(naming);
  const type = imports.publicType("StandardSchema");
  const schemas = schemaNames(naming, roots).map(({ document, root, value }) => {
    const { element, name } = root;
    const output = importedReference(naming, imports, names, element);
    const from = (module: string, verb: string): string => imports.from(module, `${verb}${name}`);
    const about = `\`<${element.name.local}>\``;
    // Bundlers leave out a schema that nothing imports.
    const create = (kind: string, run: string): string => `/* @__PURE__ */ ${imports.value(kind)}(${run});\n`;
    return [
      docComment([`The Standard Schema of values of ${about}: issues have path segments.`]),
      `export const ${value}: ${type}<${output}> =\n  `,
      create("valueSchema", from("./validate.ts", "validate")),
      "\n",
      docComment([
        `The Standard Schema of documents whose root is ${about}: the messages of issues have line and column.`,
      ]),
      `export const ${document}: ${type}<string | Uint8Array, ${output}> =\n  `,
      create("documentSchema", from("./decode.ts", "decode")),
    ].join("");
  });
  return `${imports.write()}${schemas.join("\n")}`;
}

interface SchemaNames {
  readonly root: RootFunction;
  readonly value: string;
  readonly document: string;
}

/** The names of the Standard Schemas of each root; a type, or a function of another root, may have the same name. */
function schemaNames(naming: Naming, roots: readonly RootFunction[]): readonly SchemaNames[] {
  const verbs = ["create", "decode", "encode", "validate"];
  const functions = roots.flatMap(({ name }) => verbs.map((verb) => verb + name));
  const taken = new Set([...functions, ...namesOf(naming), ...naming.inputs.values()]);
  return roots.map((root) => {
    const stem = root.name.charAt(0).toLowerCase() + root.name.slice(1);
    const value = claimName(taken, `${stem}ValueSchema`);
    return { root, value, document: claimName(taken, `${stem}DocumentSchema`) };
  });
}

interface WrittenFunction {
  readonly about: string;
  readonly signature: string;
  readonly body: string;
  readonly note?: string;
}

/** Writes a module with a function for each root. Empty if there are no roots. */
function writeRoots(
  naming: Naming,
  roots: readonly RootFunction[],
  create: ((imports: Imports) => string) | undefined,
  write: (imports: Imports, root: RootFunction, type: string) => WrittenFunction,
): string {
  if (roots.length === 0) return "";
  const imports = new Imports();
  const names = namesOf(naming);
  const functions = roots.map((root) => {
    const { element } = root;
    const value = importedReference(naming, imports, names, element);
    const { about, body, signature, note = "" } = write(imports, root, value);
    const comment = docComment([
      `${about} \`<${element.name.local}>\`. ${element.documentation}`.trim(),
      note,
    ]);
    return `${comment}export function ${signature} {\n  return ${body};\n}\n`;
  });
  imports.from("./table.ts", "SCHEMA");
  const codec = create === undefined ? "" : `${create(imports)}\n\n`;
  return `${imports.write()}${codec}${functions.join("\n")}`;
}

/** The names of the module of types that a reference may contain. */
function namesOf(naming: Naming): ReadonlySet<string> {
  const substituted = Array.from(naming.substitutes.values(), ({ name }) => name);
  return new Set([...naming.types.values(), ...substituted]);
}

function importedReference(
  naming: Naming,
  imports: Imports,
  names: ReadonlySet<string>,
  element: ElementDeclaration,
): string {
  const value = elementType(naming, imports, element);
  // A literal may contain the name of an import. Unused imports do not compile, so only code counts as use.
  const words = value.replace(/"(?:[^"\\]|\\.)*"/g, "").match(/[\p{ID_Continue}]+/gu) ?? [];
  for (const word of words) if (names.has(word)) imports.typeNamed(word);
  return value;
}

/** Writes the module that other packages import. */
export function writeSetIndex(
  naming: Naming,
  roots: readonly RootFunction[],
  hasEnumerations: boolean,
): string {
  if (roots.length === 0)
    return `${hasEnumerations ? `export * from "./enumerations.ts";\n` : ""}export type * from "./types.ts";\n`;
  const names = (verb: string, functions = roots): string =>
    functions.map(({ name }) => `  ${verb}${name},\n`).join("");
  const creators = names("create", creatableRoots(naming, roots));
  const schemas = schemaNames(naming, roots).map(({ document, value }) => `  ${document},\n  ${value},\n`);
  const bytes = roots.map((root) => `  encode${nameForBytes(roots, root)},\n`).join("");
  return (
    (creators === "" ? "" : `export {\n${creators}} from "./create.ts";\n`) +
    `export {\n${names("decode")}} from "./decode.ts";\n` +
    `export {\n${names("encode")}${bytes}} from "./encode.ts";\n` +
    (hasEnumerations ? `export * from "./enumerations.ts";\n` : "") +
    `export {\n${schemas.join("")}} from "./standard-schema.ts";\n` +
    `export type * from "./types.ts";\n` +
    `export {\n${names("validate")}} from "./validate.ts";\n`
  );
}
