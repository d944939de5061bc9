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
    ...writeShared(typed.filter(({ types }) => types.length > 1)),
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

/** Writes the examples that several types accept: each once. */
function writeShared(examples: readonly TypedExample[]): string[] {
  if (examples.length === 0) return [];
  return [
    "",
    "const shared: {",
    ...examples.map(({ name, types }) => `  readonly ${JSON.stringify(name)}: ${types.join(" & ")};`),
    "} = {",
    ...examples.map(writeExample),
    "};",
  ];
}

function writeExample({ name, value }: TypedExample): string {
  return `  ${JSON.stringify(name)}: ${JSON.stringify(value)},`;
}

function writeRoot({ typeName }: TestDataRoot, examples: readonly TypedExample[]): string[] {
  const members = examples
    .filter(({ types }) => types.includes(typeName))
    .map((example) => {
      const name = JSON.stringify(example.name);
      return example.types.length === 1 ? writeExample(example) : `  ${name}: shared[${name}],`;
    });
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
