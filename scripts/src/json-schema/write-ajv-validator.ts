import { fileURLToPath } from "node:url";
import { Ajv2020 } from "ajv/dist/2020.js";
import standaloneModule from "ajv/dist/standalone/index.js";
import { build } from "esbuild";
import { FORMATS } from "./formats.ts";
import type { JsonObject } from "./schema-file.ts";

/** A validator to write: the name of its export, and the schema it judges by, as a `$ref` (`#`, `#/$defs/Order`). */
export type ValidatorExport = readonly [exportName: string, ref: string];

/**
 * Writes the validators of a JSON Schema 2020-12 as the source text of one TypeScript module without imports at run
 * time: neither ajv nor `require` survives. Each export judges a value and leaves its `errors` for `judgeValue`.
 *
 * `source` is what the header names: the schema file that a reader should edit.
 */
export async function writeAjvValidator(
  schema: JsonObject,
  exports: readonly ValidatorExport[],
  source: string,
): Promise<string> {
  const standalone = appendInPlace(importRuntime(compile(schema, exports)));
  return [
    "// @ts-nocheck: written by ajv, whose code has no types.",
    `// Generated from ${source}. Do not edit: npm run generate.`,
    'import type { AjvValidator } from "@payment-routing/contract-runtime/codegen";',
    "",
    exportTyped(await bundle(standalone), exports),
  ].join("\n");
}

const SCHEMA_ID = "contract";

function compile(schema: JsonObject, exports: readonly ValidatorExport[]): string {
  const ajv = new Ajv2020({
    allErrors: true,
    strict: true,
    // What a condition requires is declared in the schema around it, which this check does not look at.
    strictRequired: false,
    unicodeRegExp: true,
    messages: false,
    formats: FORMATS,
    code: { source: true, esm: true, lines: true },
  });
  ajv.addSchema({ ...schema, $id: SCHEMA_ID });
  const refs = exports.map(([name, ref]) => [name, ref === "#" ? SCHEMA_ID : SCHEMA_ID + ref]);
  return standaloneModule.default(ajv, Object.fromEntries(refs));
}

/** What ajv's code asks of ajv at run time, and our own for it: ajv's are CommonJS and carry `require` in strings. */
const RUNTIME_MODULES: Readonly<Record<string, string>> = {
  "ajv/dist/runtime/equal": "./ajv-runtime/equal-values.ts",
  "ajv/dist/runtime/ucs2length": "./ajv-runtime/count-code-points.ts",
};

function importRuntime(code: string): string {
  return code.replace(/^const (\w+) = require\("([^"]+)"\)(?:\.default)?;$/gm, (_, name, module) => {
    const path = RUNTIME_MODULES[module];
    if (path === undefined)
      throw new Error(`the schema uses a part of ajv that has no replacement: ${module}`);
    return `import ${name} from "${path}";`;
  });
}

/** Replaces ajv's way of putting lists of errors together. */
function appendInPlace(code: string): string {
  const appended = code.replace(
    /vErrors === null \? ([\w.]+\.errors) : vErrors\.concat\(\1\)/g,
    "appendErrors(vErrors, $1)",
  );
  if (appended.includes(".concat(")) throw new Error("ajv puts errors together in a way that is not known");
  return `import appendErrors from "./ajv-runtime/append-errors.ts";\n${appended}`;
}

async function bundle(code: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: code, resolveDir: fileURLToPath(new URL(".", import.meta.url)), loader: "js" },
    bundle: true,
    write: false,
    format: "esm",
    platform: "neutral",
    target: "es2022",
    charset: "utf8",
    legalComments: "none",
  });
  const text = outputFiles[0]?.text ?? "";
  // The only comments left name the bundled files, by paths that depend on the folder of the checkout.
  return text.replace(/^\/\/ .*\n/gm, "");
}

/** Replaces the export list at the end by exports with a type, in the places where their functions are named. */
function exportTyped(code: string, exports: readonly ValidatorExport[]): string {
  let typed = code.replace(/^export \{[^}]*\};\n$/m, "");
  for (const [name] of exports) {
    const declaration = new RegExp(`^var ${name} = (\\w+);$`, "m");
    if (!declaration.test(typed)) throw new Error(`ajv wrote no validator ${name}`);
    typed = typed.replace(declaration, `export const ${name}: AjvValidator = $1;`);
  }
  return `${typed.trim()}\n`;
}
