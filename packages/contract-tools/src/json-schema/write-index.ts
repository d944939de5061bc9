import type { WrittenTypes } from "./write-types.ts";

/** A root of a contract: its type, the base name of its files, and its functions. */
export interface ContractRoot {
  readonly typeName: string;
  readonly baseName: string;
  readonly types: WrittenTypes;
  /** Whether it has a function `parse…`. */
  readonly parses: boolean;
  /** Whether it has a function `validate…`. */
  readonly validates: boolean;
}

/** Writes the index of a contract: every type once, and the functions of each root. */
export function writeIndex(roots: readonly ContractRoot[], source: string): string {
  const ordered = roots.toSorted((a, b) => (a.baseName < b.baseName ? -1 : 1));
  const validated = ordered.filter((root) => root.validates);
  const parsed = ordered.filter((root) => root.parses);
  const parses = parsed.length > 0;
  const documents = parses ? "documentSchema, parseJson, " : "";
  return [
    `// Generated from ${source}. Do not edit: npm run generate.`,
    `import type { ${parses ? "ParseOptions, " : ""}Result, StandardSchema } from "@payment-routing/contract-runtime";`,
    `import { ${documents}runValidator, valueSchema } from "@payment-routing/contract-runtime/codegen";`,
    ...validated.flatMap(({ typeName, baseName }) => [
      `import type { ${typeName} } from "./${baseName}.ts";`,
      `import { check${typeName} } from "./${baseName}.validator.ts";`,
    ]),
    "",
    ...writeTypeExports(ordered),
    ...validated.flatMap((root) => writeValidate(root)),
    ...parsed.flatMap((root) => writeParse(root)),
    ...validated.flatMap((root) => writeValueSchema(root)),
    ...parsed.flatMap((root) => writeDocumentSchema(root)),
    "",
  ].join("\n");
}

/** A type that several roots have is exported from the first; types of other packages are exported too. */
function writeTypeExports(roots: readonly ContractRoot[]): string[] {
  const modules = new Map<string, string[]>();
  const exported = new Set<string>();
  const add = (module: string, names: readonly string[]): void => {
    const others = names.filter((name) => !exported.has(name));
    for (const name of others) exported.add(name);
    if (others.length > 0) modules.set(module, [...(modules.get(module) ?? []), ...others].sort());
  };
  for (const { baseName, types } of roots) add(`./${baseName}.ts`, types.names);
  for (const { types } of roots) for (const [module, names] of types.imports) add(module, names);
  return Array.from(modules, ([module, names]) => `export type { ${names.join(", ")} } from "${module}";`);
}

type NamedRoot = Pick<ContractRoot, "typeName">;

/** @param type the type, if its name alone could be that of another */
export function writeValidate({ typeName }: NamedRoot, type = typeName): string[] {
  return [
    "",
    `/** Validates a value. Returns the value itself, typed, or its issues, at most 100. */`,
    `export function validate${typeName}(value: unknown): Result<${type}> {`,
    `  return runValidator(check${typeName}, value);`,
    "}",
  ];
}

/** @param defaults options that hold unless others are given */
export function writeParse({ typeName }: NamedRoot, type = typeName, defaults = ""): string[] {
  const given = defaults === "" ? "options" : `{ ${defaults}, ...options }`;
  const numbers = defaults === "" ? ", and numbers that JavaScript reads as another integer" : "";
  return [
    "",
    "/**",
    " * Parses and validates a JSON document in UTF-8. Returns its value, typed, or its issues, at most 100, with line and",
    ` * column. Rejects duplicate names in an object${numbers}.`,
    " */",
    `export function parse${typeName}(input: Uint8Array | string, options?: ParseOptions): Result<${type}> {`,
    `  return parseJson(input, ${given}, check${typeName});`,
    "}",
  ];
}

export function writeValueSchema({ typeName }: NamedRoot, type = typeName): string[] {
  return [
    "",
    "/** The Standard Schema of values: issues have path segments. */",
    `export const ${uncapitalise(typeName)}ValueSchema: StandardSchema<${type}> = ${PURE} valueSchema(validate${typeName});`,
  ];
}

export function writeDocumentSchema({ typeName }: NamedRoot, type = typeName): string[] {
  return [
    "",
    "/** The Standard Schema of JSON documents: the messages of issues have line and column. */",
    `export const ${uncapitalise(typeName)}DocumentSchema: StandardSchema<string | Uint8Array, ${type}> = ${PURE} documentSchema(parse${typeName});`,
  ];
}

/** Lets bundlers leave out a schema that nothing imports. */
const PURE = "/* @__PURE__ */";

export function uncapitalise(name: string): string {
  return name.charAt(0).toLowerCase() + name.slice(1);
}
