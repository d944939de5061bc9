import {
  type ContractRoot,
  writeDocumentSchema,
  writeParse,
  writeValidate,
  writeValueSchema,
} from "../json-schema/write-index.ts";
import type { Definitions } from "./definitions.ts";
import { writeFormatsModule } from "./formats.ts";
import { writeSchemaTypes } from "./write-types.ts";
import { usesFormats, writeValidators } from "./write-validators.ts";

/** A definition with functions. */
export type SetRoot = Pick<ContractRoot, "typeName" | "parses" | "validates">;

interface ModuleOptions {
  /** The first comment of each module. */
  readonly header: string;
  /** The ending of imported modules. */
  readonly extension: ".js" | ".ts";
}

/** The modules of a package by file name: types, validators, the formats that these need, and the index. */
export function writeModules(
  definitions: Definitions,
  roots: readonly SetRoot[],
  { extension, header }: ModuleOptions,
): Map<string, string> {
  const validators = writeValidators(definitions, extension);
  return new Map([
    ["index.ts", `// ${header}\n${writeIndex(roots, extension)}`],
    ["types.ts", `// ${header}\n\n${writeSchemaTypes(definitions)}`],
    ["types.validator.ts", `// ${header}\n${validators}`],
    ...(usesFormats(validators) ? [["formats.validator.ts", writeFormatsModule()] as const] : []),
  ]);
}

/** A type may have the name of one of the runtime: types are named with their module. */
function writeIndex(roots: readonly SetRoot[], extension: string): string {
  const validated = roots.filter(({ validates }) => validates);
  const parsed = roots.filter(({ parses }) => parses);
  const typeOf = ({ typeName }: SetRoot): string => `types.${typeName}`;
  const imported =
    parsed.length === 0 ? ["Result", "StandardSchema"] : ["ParseOptions", "Result", "StandardSchema"];
  const functions = parsed.length === 0 ? [] : ["documentSchema", "parseJson"];
  return [
    `import type { ${imported.join(", ")} } from "@payment-routing/contract-runtime";`,
    `import { ${[...functions, "runValidator", "valueSchema"].join(", ")} } from "@payment-routing/contract-runtime/codegen";`,
    `import type * as types from "./types${extension}";`,
    `import { ${validated.map(({ typeName }) => `check${typeName}`).join(", ")} } from "./types.validator${extension}";`,
    "",
    `export type * from "./types${extension}";`,
    ...validated.flatMap((root) => [
      ...writeValidate(root, typeOf(root)),
      ...writeValueSchema(root, typeOf(root)),
    ]),
    ...parsed.flatMap((root) => [
      ...writeParse(root, typeOf(root), "exactNumbers: false"),
      ...writeDocumentSchema(root, typeOf(root)),
    ]),
    "",
  ].join("\n");
}
