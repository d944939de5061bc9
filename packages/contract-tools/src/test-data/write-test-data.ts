import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { fitsExample } from "@payment-routing/contract-runtime/testing";
import { uncapitalise } from "../json-schema/write-index.ts";

/** A root of a JSON Schema contract that has a validator. */
interface JsonTestDataRoot {
  readonly typeName: string;
  /** The base name of its files. */
  readonly baseName: string;
  readonly schema: unknown;
}

/** Writes `testing.ts` of a JSON Schema contract: arbitraries, and each example that is valid, for each root. */
export function writeJsonTestData(
  roots: readonly JsonTestDataRoot[],
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
    ...ordered.flatMap((root) => writeJsonRoot(root, typed)),
    "",
  ].join("\n");
}

interface TypedExample {
  readonly name: string;
  readonly value: unknown;
  /** The types that accept it. */
  readonly types: readonly string[];
}

function findTypes({ name, text }: Example, roots: readonly JsonTestDataRoot[]): TypedExample {
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

function writeJsonRoot({ typeName }: JsonTestDataRoot, examples: readonly TypedExample[]): string[] {
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
          `export const ${uncapitalise(typeName)}Examples: Readonly<Record<string, ${typeName}>> = {`,
          ...members,
          "};",
        ]),
  ];
}

function schemaName(typeName: string): string {
  return `${uncapitalise(typeName)}Schema`;
}

/** A valid example of a contract. */
export interface Example {
  /** The name of its file, without the ending. */
  readonly name: string;
  readonly text: string;
}

/** The examples in a folder, in the order of their names. */
export function readExamples(folder: string, extension: ".json" | ".xml"): readonly Example[] {
  return globSync(`*${extension}`, { cwd: folder })
    .sort()
    .map((file) => {
      // TextDecoder removes a byte order mark.
      const text = new TextDecoder().decode(readFileSync(join(folder, file)));
      return { name: basename(file, extension), text };
    });
}

/** A root of an XSD contract. */
export interface XmlTestDataRoot {
  /** Its name, or `{namespace}name`. */
  readonly element: string;
  /** The name of the type of its values. */
  readonly typeName: string;
  /** The definition of that type in the published JSON Schema, such as `#/$defs/order`. */
  readonly reference: string;
}

/** Writes `testing.ts` of an XSD contract: arbitraries, and the valid documents, for each root. */
export function writeXmlTestData(
  roots: readonly XmlTestDataRoot[],
  examples: readonly Example[],
  { source, schemaFile }: { readonly source: string; readonly schemaFile: string },
): string {
  return [
    `// Generated from ${source}. Do not edit: npm run generate.`,
    "",
    "import {",
    "  type Arbitrary,",
    "  arbitraryValue,",
    "  arbitraryXmlNearMiss,",
    "  type XmlNearMiss,",
    '} from "@payment-routing/contract-runtime/testing";',
    `import schema from "./${schemaFile}" with { type: "json" };`,
    `import type { ${roots.map(({ typeName }) => typeName).join(", ")} } from "./types.ts";`,
    "",
    'export type { XmlNearMiss, XmlRule } from "@payment-routing/contract-runtime/testing";',
    ...roots.flatMap((root) => writeXmlRoot(root, examples)),
    "",
  ].join("\n");
}

function writeXmlRoot(
  { element, typeName, reference }: XmlTestDataRoot,
  examples: readonly Example[],
): string[] {
  const name = element.replace(/^\{.*\}/, "");
  const documents = examples.filter(({ text }) => rootOf(text) === name);
  const members = documents.map(
    ({ name: file, text }) => `  ${JSON.stringify(file)}: ${JSON.stringify(text)},`,
  );
  const constant = uncapitalise(typeName);
  return [
    "",
    `/** Any valid value of ${typeName}. */`,
    `export function arbitrary${typeName}(): Arbitrary<${typeName}> {`,
    `  return arbitraryValue(schema, ${JSON.stringify(reference)}) as Arbitrary<${typeName}>;`,
    "}",
    "",
    `/** Values and documents of \`<${name}>\` that break one rule, with the rule and where it is broken. */`,
    `export function arbitraryInvalid${typeName}(): Arbitrary<XmlNearMiss> {`,
    `  return arbitraryXmlNearMiss(schema, ${JSON.stringify(element)}, ${JSON.stringify(reference)});`,
    "}",
    ...(members.length === 0
      ? []
      : [
          "",
          `/** The valid example documents of \`<${name}>\`, by name. */`,
          `export const ${constant}Examples: Readonly<Record<string, string>> = {`,
          ...members,
          "};",
        ]),
  ];
}

/** The local name of the first element, behind comments and processing instructions. */
export function rootOf(document: string): string | undefined {
  const content = document.replace(/<!--.*?-->|<\?.*?\?>/gs, "");
  return /<(?:[^\s/>:]+:)?([^\s/>]+)/.exec(content)?.[1];
}
