import type { Example } from "./read-examples.ts";

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
    ...roots.flatMap((root) => writeRoot(root, examples)),
    "",
  ].join("\n");
}

function writeRoot(
  { element, typeName, reference }: XmlTestDataRoot,
  examples: readonly Example[],
): string[] {
  const name = element.replace(/^\{.*\}/, "");
  const documents = examples.filter(({ text }) => rootOf(text) === name);
  const members = documents.map(
    ({ name: file, text }) => `  ${JSON.stringify(file)}: ${JSON.stringify(text)},`,
  );
  const constant = typeName.slice(0, 1).toLowerCase() + typeName.slice(1);
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
function rootOf(document: string): string | undefined {
  const content = document.replace(/<!--.*?-->|<\?.*?\?>/gs, "");
  return /<(?:[^\s/>:]+:)?([^\s/>]+)/.exec(content)?.[1];
}
