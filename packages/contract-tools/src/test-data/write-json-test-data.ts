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
  const typed = examples.map((example) => findTypes(example, ordered));
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
    ...writeExamples(typed.filter(({ types }) => types.length > 0)),
    ...ordered.flatMap((root) => writeRoot(root, typed)),
    "",
  ].join("\n");
}

interface TypedExample {
  readonly name: string;
  readonly value: unknown;
  /** The types that accept it. */
  readonly types: readonly string[];
}

function findTypes({ name, text }: Example, roots: readonly TestDataRoot[]): TypedExample {
  const value: unknown = JSON.parse(text);
  const types = roots.filter(({ schema }) => fitsExample(schema, value)).map(({ typeName }) => typeName);
  return { name, value, types };
}

/** Writes each example once: several types may accept it. */
function writeExamples(examples: readonly TypedExample[]): string[] {
  if (examples.length === 0) return [];
  return [
    "",
    "// Any: open schemas accept members that their types do not have.",
    "const examples: Readonly<Record<string, any>> = {",
    ...examples.map(({ name, value }) => `  ${JSON.stringify(name)}: ${JSON.stringify(value)},`),
    "};",
  ];
}

function writeRoot({ typeName }: TestDataRoot, examples: readonly TypedExample[]): string[] {
  const members = examples
    .filter(({ types }) => types.includes(typeName))
    .map(({ name }) => `  ${JSON.stringify(name)}: examples[${JSON.stringify(name)}],`);
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
