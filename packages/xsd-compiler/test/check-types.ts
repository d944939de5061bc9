import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { compileSchemaSet } from "../src/compile-schema-set.ts";
import { generateSources } from "../src/generating/generate-sources.ts";

const OPTIONS = {
  target: "es2024",
  lib: ["es2024"],
  module: "nodenext",
  types: [],
  noEmit: true,
  strict: true,
  noUnusedLocals: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  verbatimModuleSyntax: true,
  isolatedModules: true,
  erasableSyntaxOnly: true,
  allowImportingTsExtensions: true,
};

/** The generated modules of schema files, the first of which is the entry, by file name. */
export function generateFrom(files: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  const [entry = ""] = Object.keys(files);
  const compiled = compileSchemaSet([entry], (file) => new TextEncoder().encode(files[file]));
  if (!compiled.ok) throw new Error(compiled.diagnostics.map(({ message }) => message).join("\n"));
  return generateSources(compiled.schemaSet);
}

/**
 * Type-checks generated modules and a program that stands beside them, with `// @ts-expect-error` above what must not
 * compile. Returns the output of the compiler, which is empty when all is well.
 */
export function checkTypes(sources: ReadonlyMap<string, string>, program = ""): string {
  const modules = [...sources, ["program.ts", program] as const];
  const digest = createHash("sha256").update(JSON.stringify(modules)).digest("hex").slice(0, 16);
  // Inside the package, so that the modules find the runtime.
  const folder = fileURLToPath(new URL(`../.cache/types/${digest}`, import.meta.url));
  mkdirSync(folder, { recursive: true });
  for (const [file, text] of modules) writeFileSync(join(folder, file), text);
  const configuration = { compilerOptions: OPTIONS, include: ["*.ts"] };
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify(configuration));
  // Other threads would check much twice, and other tests use the other cores.
  const args = [TSC, "-p", folder, "--singleThreaded"];
  const { stdout, stderr } = spawnSync(process.execPath, args, { encoding: "utf8" });
  return stdout + stderr;
}

/** A value as an expression. */
function writeValue(value: unknown): string {
  if (typeof value === "bigint") return `${value}n`;
  if (typeof value === "number") return Object.is(value, -0) ? "-0" : String(value);
  if (Array.isArray(value)) return `[${value.map(writeValue).join(", ")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const members = Object.entries(value).map(([key, one]) => `[${JSON.stringify(key)}]: ${writeValue(one)}`);
  return `{ ${members.join(", ")} }`;
}

/** A module with texts for decimals: no literal has the brand. */
export function withTexts(module: string): string {
  if (!/\bDecimal\b/.test(module)) return module;
  return `${module.replace(/(import type \{[^}]*)\bDecimal\b,?/, "$1")}\ntype Decimal = string;\n`;
}

/** A program with values that a function takes, such as `encodeOrder`. */
export function writeProgram(verb: "encode" | "create", element: string, values: readonly unknown[]): string {
  return [
    `import type { ${verb}${element} } from "./${verb}.ts";`,
    `export const values: Parameters<typeof ${verb}${element}>[0][] = [`,
    ...values.map((value) => `  ${writeValue(value)},`),
    "];",
  ].join("\n");
}

const TSC = join(dirname(createRequire(import.meta.url).resolve("typescript/package.json")), "bin/tsc");
