import { basename, resolve } from "node:path";
import {
  fail,
  namePackage,
  type OutputRequest,
  outputPackage,
  quote,
  readManifest,
  showProgress,
} from "../output-package.ts";
import { writePackageFiles } from "../package-files.ts";
import { loadRequest, type SetRequest } from "./load-request.ts";
import { writeModules } from "./write-modules.ts";

export type GenerateSetRequest = SetRequest & OutputRequest;

/** Generates a package from JSON Schema files and prints its files. Returns the exit code. */
export function generateSetPackage(request: GenerateSetRequest, folder: string): 0 | 1 | 2 {
  const definitions = loadRequest(request, folder);
  if (definitions === 2) return 2;
  try {
    const roots = [...definitions.byName.values()].filter(({ isRoot }) => isRoot).map(({ name }) => name);
    showProgress(`Generating code for ${roots.length > 5 ? `${roots.length} types` : roots.join(", ")} ...`);
    const target = resolve(folder, request.out);
    const name = namePackage(request, target);
    const source = request.schema.map((file) => basename(file)).join(", ");
    const files = writePackageFiles({
      name,
      description: `Types, parser and validator, generated from ${source}.`,
      readme: writeReadme(name, source, roots, writeCommand(request)),
      manifest: readManifest(target),
      modules: writeModules(
        definitions,
        roots.map((typeName) => ({ typeName, parses: true, validates: true })),
        { header: `Generated from ${source}. Do not edit: contracts generate.`, extension: ".js" },
      ),
    });
    return outputPackage(request, target, roots, files);
  } catch (error) {
    return fail(request, error instanceof Error ? error.message : String(error));
  }
}

function writeReadme(name: string, source: string, roots: readonly string[], command: string): string {
  const [root = ""] = roots;
  const code = `import { readFileSync } from "node:fs";
import { parse${root} } from "${name}";

const result = parse${root}(readFileSync(process.argv[2] ?? "document.json"));
if (result.ok) {
  // The value is typed.
  console.log(result.value);
} else {
  for (const { line, column, message } of result.issues) console.error(\`\${line}:\${column} \${message}\`);
  process.exitCode = 1;
}`;
  const listed = roots.slice(0, 50).map((each) => `| \`${each}\` | \`parse${each}\` | \`validate${each}\` |`);
  const more = roots.length - listed.length;
  return `${[
    `# ${name}`,
    `Types, parsers and validators, generated from \`${source}\`. \`parse…\` reads a document and returns a typed value, or issues with line and column; \`validate…\` checks a value. What a type cannot say, such as a pattern, its comment names: only validation checks it.`,
    "## Build",
    "```sh\nnpm install\nnpm run build\n```",
    "## Example",
    `Save this as \`example.mjs\` in the folder of the package, or of a package that depends on it, and run \`node example.mjs FILE\`:`,
    `\`\`\`js\n${code}\n\`\`\``,
    "## Types",
    ["| type | document | value |", "| --- | --- | --- |", ...listed].join("\n"),
    ...(more > 0 ? [`And ${more} more: see \`src/index.ts\`.`] : []),
    "## Generate again",
    "Files under `src`, `tsconfig.json` and this file are generated: do not edit them. `package.json` keeps what you add to it.",
    `\`\`\`sh\n${command}\n\`\`\``,
  ].join("\n\n")}\n`;
}

function writeCommand({ formats, map = {}, name, out, root = [], schema }: GenerateSetRequest): string {
  const option = (key: string) => (value: string) => `--${key} ${quote(value)}`;
  return [
    "npx --package @payment-routing/contract-tools contracts generate",
    ...schema.map(option("schema")),
    ...Object.entries(map).map(([url, file]) => option("map")(`${url}=${file}`)),
    ...root.map(option("root")),
    ...[formats].flatMap((each) => each ?? []).map(option("formats")),
    ...[name].flatMap((each) => each ?? []).map(option("name")),
    option("out")(out),
  ].join(" ");
}
