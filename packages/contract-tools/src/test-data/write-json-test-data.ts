import { fitsExample } from "@payment-routing/contract-runtime/testing";
import type { Example } from "./read-examples.ts";

/** A root of a JSON Schema contract that has a validator. */
export interface TestDataRoot {
  readonly typeName: string;
  /** The base name of its files. */
  readonly baseName: string;
  readonly schema: unknown;
}

/** Writes `testing.ts` of a JSON Schema contract: arbitraries, and each example that is valid, for each root. */
export function writeJsonTestData(
  roots: readonly TestDataRoot[],
  examples: readonly Example[],
  source: string,
): string {
  const ordered = roots.toSorted((a, b) => (a.baseName < b.baseName ? -1 : 1));
  return [
    `// Generated from ${source}. Do not edit: npm run generate.`,
    "",
    'import { type Arbitrary, arbitraryNearMiss, arbitraryValue, type NearMiss } from "@payment-routing/contract-runtime/testing";',
    ...ordered.flatMap(({ typeName, baseName }) => [
      `import type { ${typeName} } from "./${baseName}.ts";`,
      `import ${schemaName(typeName)} from "./${baseName}.schema.json" with { type: "json" };`,
    ]),
    "",
    'export type { NearMiss, Rule } from "@payment-routing/contract-runtime/testing";',
    ...ordered.flatMap((root) => writeRoot(root, examples)),
    "",
  ].join("\n");
}

function writeRoot({ typeName, schema }: TestDataRoot, examples: readonly Example[]): string[] {
  const values = examples.map(({ name, text }) => [name, JSON.parse(text)] as const);
  const valid = values.filter(([, value]) => fitsExample(schema, value));
  const members = valid.map(([name, value]) => `  ${JSON.stringify(name)}: ${JSON.stringify(value)},`);
  return [
    "",
    `/** Any valid value of ${typeName}. */`,
    `export function arbitrary${typeName}(): Arbitrary<${typeName}> {`,
    `  return arbitraryValue(${schemaName(typeName)}) as Arbitrary<${typeName}>;`,
    "}",
    "",
    `/** Values that break one rule of ${typeName}, with the rule and where it is broken. */`,
    `export function arbitraryInvalid${typeName}(): Arbitrary<NearMiss> {`,
    `  return arbitraryNearMiss(${schemaName(typeName)});`,
    "}",
    ...(members.length === 0
      ? []
      : [
          "",
          `/** The examples that are valid values of ${typeName}, by name. */`,
          `export const ${camelCase(typeName)}Examples: Readonly<Record<string, ${typeName}>> = {`,
          ...members,
          "};",
        ]),
  ];
}

function schemaName(typeName: string): string {
  return `${camelCase(typeName)}Schema`;
}

function camelCase(typeName: string): string {
  return typeName.slice(0, 1).toLowerCase() + typeName.slice(1);
}
