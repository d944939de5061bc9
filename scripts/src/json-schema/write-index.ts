import type { WrittenTypes } from "./write-types.ts";

/** A root of a contract: the type it describes and the base name of its files. */
export interface ContractRoot {
  readonly typeName: string;
  readonly baseName: string;
  readonly types: WrittenTypes;
}

/** Writes the face of a contract: every type once, and for each root a function that validates a value. */
export function writeIndex(roots: readonly ContractRoot[], source: string): string {
  const ordered = roots.toSorted((a, b) => (a.baseName < b.baseName ? -1 : 1));
  return [
    `// Generated from ${source}. Do not edit: npm run generate.`,
    'import type { Result } from "@payment-routing/contract-runtime";',
    'import { issuesFromAjv } from "@payment-routing/contract-runtime/codegen";',
    ...ordered.flatMap(({ typeName, baseName }) => [
      `import type { ${typeName} } from "./${baseName}.ts";`,
      `import { check${typeName} } from "./${baseName}.validator.ts";`,
    ]),
    "",
    ...writeTypeExports(ordered),
    ...ordered.flatMap(writeValidate),
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
    `  return check${typeName}(value)`,
    `    ? { ok: true, value: value as ${typeName} }`,
    `    : { ok: false, issues: issuesFromAjv(check${typeName}.errors ?? [], value) };`,
    "}",
  ];
}
