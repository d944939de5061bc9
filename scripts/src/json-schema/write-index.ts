import type { WrittenTypes } from "./write-types.ts";

/** A root of a contract: the type it describes, the base name of its files, and the functions it has. */
export interface ContractRoot {
  readonly typeName: string;
  readonly baseName: string;
  readonly types: WrittenTypes;
  /** Whether it has a function that reads documents. */
  readonly parses: boolean;
}

/** Writes the face of a contract: every type once, and the functions of each root, one that validates a value always. */
export function writeIndex(roots: readonly ContractRoot[], source: string): string {
  const ordered = roots.toSorted((a, b) => (a.baseName < b.baseName ? -1 : 1));
  const parses = ordered.some((root) => root.parses);
  return [
    `// Generated from ${source}. Do not edit: npm run generate.`,
    `import type { ${parses ? "ParseOptions, " : ""}Result } from "@payment-routing/contract-runtime";`,
    `import { judgeValue${parses ? ", parseJson" : ""} } from "@payment-routing/contract-runtime/codegen";`,
    ...ordered.flatMap(({ typeName, baseName }) => [
      `import type { ${typeName} } from "./${baseName}.ts";`,
      `import { check${typeName} } from "./${baseName}.validator.ts";`,
    ]),
    "",
    ...writeTypeExports(ordered),
    ...ordered.flatMap(writeValidate),
    ...ordered.filter((root) => root.parses).flatMap(writeParse),
    "",
  ].join("\n");
}

/** A type that two roots share is exported from the first. */
function writeTypeExports(roots: readonly ContractRoot[]): string[] {
  const exported = new Set<string>();
  return roots.map(({ baseName, types }) => {
    const names = types.names.filter((name) => !exported.has(name));
    for (const name of names) exported.add(name);
    return `export type {\n${names.map((name) => `  ${name},\n`).join("")}} from "./${baseName}.ts";`;
  });
}

function writeValidate({ typeName }: ContractRoot): string[] {
  return [
    "",
    `/** Judges a value: on success the value itself, typed; otherwise every issue, at most 100. */`,
    `export function validate${typeName}(value: unknown): Result<${typeName}> {`,
    `  return judgeValue(check${typeName}, value);`,
    "}",
  ];
}

function writeParse({ typeName }: ContractRoot): string[] {
  return [
    "",
    "/**",
    " * Reads and judges a JSON document in UTF-8: on success its value, typed; otherwise every issue, at most 100, with line",
    " * and column. Refuses a name given twice in one object, and a number that would be read as another integer.",
    " */",
    `export function parse${typeName}(input: Uint8Array | string, options?: ParseOptions): Result<${typeName}> {`,
    `  return parseJson(input, options, check${typeName});`,
    "}",
  ];
}
