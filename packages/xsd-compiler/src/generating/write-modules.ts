import type { Bounds } from "@payment-routing/contract-runtime/codegen";
import type { ElementDeclaration } from "../components/schema-set.ts";
import { claimName } from "../shaping/label-names.ts";
import { Imports } from "./imports.ts";
import { docComment, Expression, writeLiteral } from "./layout.ts";
import { type Naming, nameOfValues } from "./naming.ts";
import { elementType } from "./type-expression.ts";

/** A global element, for which there are generated functions. */
export interface Root {
  readonly element: ElementDeclaration;
  /** The part of the functions' names behind the verb. */
  readonly name: string;
  readonly index: number;
}

/** A global element, and the other names of its exports. */
interface NamedRoot extends Root {
  /** The function that encodes to bytes. */
  readonly toBytes: string;
  readonly valueSchema: string;
  readonly documentSchema: string;
}

/** Options for the modules that decode and encode. */
export interface ModuleOptions {
  /** The limits on documents. */
  readonly bounds?: Partial<Bounds>;
  /** True if there is a module of readers. */
  readonly readers: boolean;
  /** True if `PlainEncoder` can write all values. */
  readonly plain: boolean;
}

/** TypeScript searches what stands before a constant for what could narrow its value: longer modules take quadratic time. */
const ROOTS_IN_A_MODULE = 500;

/** Writes the modules with the functions of the global elements, by file name. Texts of absent modules are empty. */
export function writeRootModules(
  naming: Naming,
  roots: readonly Root[],
  options: ModuleOptions,
): (readonly [file: string, text: string])[] {
  const named = nameExports(naming, roots);
  return Array.from({ length: Math.ceil(roots.length / ROOTS_IN_A_MODULE) }, (_, part) => {
    const some = named.slice(part * ROOTS_IN_A_MODULE, (part + 1) * ROOTS_IN_A_MODULE);
    const suffix = part === 0 ? ".ts" : `-${part + 1}.ts`;
    return [
      [`decode${suffix}`, writeDecoders(naming, some, options)],
      [`encode${suffix}`, writeEncoders(naming, some, options)],
      [`validate${suffix}`, writeValidators(naming, some)],
      [`create${suffix}`, writeCreators(naming, some)],
      [`standard-schema${suffix}`, writeStandardSchemas(naming, some, suffix)],
    ] as const;
  }).flat();
}

/** Names the exports of each root; a type, or a function of another root, may have the same name. */
function nameExports(naming: Naming, roots: readonly Root[]): readonly NamedRoot[] {
  const names = new Set(roots.map(({ name }) => name));
  const verbs = ["create", "decode", "encode", "validate"];
  const functions = roots.flatMap(({ name }) => verbs.map((verb) => verb + name));
  const taken = new Set([...functions, ...namesOf(naming), ...naming.inputs.values()]);
  return roots.map((root) => {
    const stem = root.name.charAt(0).toLowerCase() + root.name.slice(1);
    return {
      ...root,
      toBytes: `encode${claimName(names, `${root.name}ToBytes`)}`,
      valueSchema: claimName(taken, `${stem}ValueSchema`),
      documentSchema: claimName(taken, `${stem}DocumentSchema`),
    };
  });
}

/** Writes a module that decodes documents, with a function for each global element. */
function writeDecoders(naming: Naming, roots: readonly Root[], { bounds, readers }: ModuleOptions): string {
  const imports = new Imports();
  const typeOf = writeTypesFor(naming, imports);
  const options = {
    ...(bounds === undefined ? {} : { bounds: { ...bounds } }),
    ...(readers ? { readers: new Expression(imports.from("./read.ts", "READERS")) } : {}),
  };
  const create = `new ${imports.value("DocumentDecoder")}(SCHEMA`;
  const codec =
    Object.keys(options).length === 0
      ? `const DECODER = ${create});`
      : writeLiteral(`const DECODER = ${create}, `, options, ");");
  const functions = roots.map(({ element, name, index }) =>
    writeConstant(
      `Decodes a document whose root is \`<${element.name.local}>\`. ${element.documentation}`.trim(),
      `decode${name}: ${imports.runtimeType("Decode")}<${typeOf(element)}>`,
      `DECODER.of(${index})`,
    ),
  );
  return writeModule(imports, codec, functions);
}

/** Writes a module that encodes values, with functions that return text and functions that return bytes. */
function writeEncoders(naming: Naming, roots: readonly NamedRoot[], { plain }: ModuleOptions): string {
  const imports = new Imports();
  const typeOf = writeTypesFor(naming, imports);
  const codec = `const ENCODER = new ${imports.value(plain ? "PlainEncoder" : "DocumentEncoder")}(SCHEMA);`;
  const encode = imports.runtimeType("Encode");
  const functions = roots.flatMap(({ element, name, index, toBytes }) => {
    const type = typeOf(element);
    const document = `\`<${element.name.local}>\``;
    return [
      writeConstant(
        `Encodes a valid value as ${document}.`,
        `encode${name}: ${encode}<${type}>`,
        `ENCODER.of(${index})`,
      ),
      writeConstant(
        `Encodes a valid value as the UTF-8 bytes of ${document}.`,
        `${toBytes}: ${encode}<${type}, Uint8Array>`,
        `ENCODER.bytesOf(${index})`,
      ),
    ];
  });
  return writeModule(imports, codec, functions);
}

/**
 * Writes a module that creates values: arrays that the input leaves out are empty, and attributes have their defaults.
 * Empty if input can omit nothing that a value has.
 */
function writeCreators(naming: Naming, roots: readonly Root[]): string {
  const imports = new Imports();
  const typeOf = writeTypesFor(naming, imports);
  const functions = roots.flatMap(({ element, name, index }) => {
    const valueName = nameOfValues(naming, element.type) ?? "";
    const alias = naming.inputs.get(valueName);
    if (alias === undefined) return [];
    const value = typeOf(element);
    // A value that may be nil has a wider type.
    const input = value === `T.${valueName}` ? `T.${alias}` : `${imports.publicType("Input")}<${value}>`;
    return writeConstant(
      `Creates a value to encode as \`<${element.name.local}>\`.`,
      `create${name}: ${imports.runtimeType("Create")}<${input}, ${value}>`,
      `${imports.value("creatorOf")}(SCHEMA, ${index})`,
    );
  });
  return writeModule(imports, "", functions);
}

/** Writes a module that validates values. */
function writeValidators(naming: Naming, roots: readonly Root[]): string {
  const imports = new Imports();
  const typeOf = writeTypesFor(naming, imports);
  const codec = `const VALIDATOR = new ${imports.value("DocumentValidator")}(SCHEMA);`;
  const functions = roots.map(({ element, name, index }) =>
    writeConstant(
      `Validates a value that is to be encoded as \`<${element.name.local}>\`.`,
      `validate${name}: ${imports.runtimeType("Validate")}<${typeOf(element)}>`,
      `VALIDATOR.of(${index})`,
    ),
  );
  return writeModule(imports, codec, functions);
}

/**
 * Writes a module of Standard Schemas: of values and of documents, for each root.
 *
 * @param suffix the end of the names of the files that decode and validate the same roots
 */
function writeStandardSchemas(naming: Naming, roots: readonly NamedRoot[], suffix: string): string {
  const imports = new Imports();
  const typeOf = writeTypesFor(naming, imports);
  const type = imports.publicType("StandardSchema");
  const schemas = roots.flatMap(({ documentSchema, element, name, valueSchema }) => {
    const about = `\`<${element.name.local}>\``;
    const output = typeOf(element);
    // By name: TypeScript searches the whole module for what could narrow a member of another.
    const decode = imports.from(`./decode${suffix}`, `decode${name}`);
    const validate = imports.from(`./validate${suffix}`, `validate${name}`);
    return [
      writeConstant(
        `The Standard Schema of values of ${about}.`,
        `${valueSchema}: ${type}<${output}>`,
        `${imports.value("valueSchema")}(${validate})`,
      ),
      writeConstant(
        `The Standard Schema of documents whose root is ${about}.`,
        `${documentSchema}: ${type}<string | Uint8Array, ${output}>`,
        `${imports.value("documentSchema")}(${decode})`,
      ),
    ];
  });
  return `${imports.write()}${schemas.join("")}`;
}

/** Writes a constant, which bundlers leave out if nothing imports it. Without its type, TypeScript would write out all members. */
function writeConstant(about: string, declaration: string, value: string): string {
  return `${docComment([about])}export const ${declaration} = /* @__PURE__ */ ${value};\n`;
}

/** Writes a module whose constants need the tables. Empty if there are no constants. */
function writeModule(imports: Imports, codec: string, constants: readonly string[]): string {
  if (constants.length === 0) return "";
  imports.from("./table.ts", "SCHEMA");
  return `${imports.write()}${codec === "" ? "" : `${codec}\n\n`}${constants.join("")}`;
}

/** The names of the module of types that a type may contain. */
function namesOf(naming: Naming): ReadonlySet<string> {
  const substituted = Array.from(naming.substitutes.values(), ({ name }) => name);
  return new Set([...naming.types.values(), ...substituted]);
}

/** Returns the function that writes the types of elements' values for a module, which imports the types. */
function writeTypesFor(naming: Naming, imports: Imports): (element: ElementDeclaration) => string {
  const names = namesOf(naming);
  // A literal may contain the name of a type.
  const WORD = /"(?:[^"\\]|\\.)*"|[\p{ID_Continue}]+/gu;
  return (element) =>
    elementType(naming, imports, element).replace(WORD, (word) =>
      names.has(word) ? `${imports.module("./types.ts", "type * as T")}.${word}` : word,
    );
}

/** Writes the module that other packages import. */
export function writeSetIndex(files: readonly string[]): string {
  const values = files.map((file) => `export * from "./${file}";\n`);
  return `${values.join("")}export type * from "./types.ts";\n`;
}
