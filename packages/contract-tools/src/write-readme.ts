/** The parts of the README of a generated package. */
export interface ReadmeParts {
  /** The name of the package. */
  readonly name: string;
  /** Paths of the schema files, the given ones first. */
  readonly schemaFiles: readonly string[];
  /** The root elements of documents. */
  readonly roots: readonly Root[];
  /** The arguments that regenerate the package. */
  readonly command: string;
  /** The generated modules by file name. */
  readonly modules: ReadonlyMap<string, string>;
}

export interface Root {
  /** The name of the element. */
  readonly element: string;
  /** The empty string for no namespace. */
  readonly namespace: string;
  /** The part of function names behind `decode`, `encode` and `validate`. */
  readonly name: string;
}

/** The maximum number of roots in the table. */
const MAX_ROWS = 50;

/** Writes the README of a package: its roots, an example with its own names, and the command that regenerates it. */
export function writeReadme({ command, modules, name, roots, schemaFiles }: ReadmeParts): string {
  const [file = ""] = schemaFiles;
  const parts = [
    `# ${name}`,
    `Types, decoder, encoder and validator, generated from \`${file}\`. Documents are read by \`decode…\`, which validates them and returns a typed value or issues with line and column.`,
    "## Build",
    "```sh\nnpm install\nnpm run build\n```",
    ...(roots[0] === undefined ? [] : ["## Example", ...writeExample(name, roots[0])]),
    ...writeCreating(modules, roots),
    ...(roots[0] === undefined ? [] : ["## Frameworks", writeFrameworks(roots[0])]),
    "## Roots",
    writeRoots(roots),
    "## Generate again",
    `Files under \`src\`, \`tsconfig.json\` and this file are generated: do not edit them. \`package.json\` keeps what you add to it.`,
    `\`\`\`sh\n${command}\n\`\`\``,
  ];
  return `${parts.join("\n\n")}\n`;
}

function writeExample(packageName: string, { element, name }: Root): string[] {
  const code = `import { readFileSync } from "node:fs";
import { decode${name}, encode${name} } from "${packageName}";

const result = decode${name}(readFileSync(process.argv[2] ?? "document.xml"));
if (result.ok) {
  // The value is typed. The encoder writes it as a document.
  console.log(encode${name}(result.value));
} else {
  for (const { line, column, message } of result.issues) console.error(\`\${line}:\${column} \${message}\`);
  process.exitCode = 1;
}`;
  return [
    `Save this as \`example.mjs\` in the folder of the package, or of a package that depends on it, and run \`node example.mjs FILE\` with a document whose root is \`<${element}>\`:`,
    `\`\`\`js\n${code}\n\`\`\``,
    `\`encode${name}ToBytes\` returns UTF-8 bytes, and \`validate${name}\` checks a value without encoding it.`,
  ];
}

/** Names the Standard Schemas of a root. */
function writeFrameworks({ name }: Root): string {
  const stem = name.charAt(0).toLowerCase() + name.slice(1);
  return `Each root has two objects by [Standard Schema](https://standardschema.dev) 1, which tRPC, Hono, TanStack Form and other frameworks accept as validators: \`${stem}ValueSchema\` for values, whose issues have a path, and \`${stem}DocumentSchema\` for documents as string or bytes, whose issues have line and column in their messages.`;
}

/** Writes an example that creates a value, if the package has the functions for it. */
function writeCreating(modules: ReadonlyMap<string, string>, roots: readonly Root[]): string[] {
  const creators = modules.get("create.ts") ?? "";
  const created = roots.find(({ name }) => creators.includes(`const create${name}:`));
  const notes = [
    created &&
      `- \`create${created.name}\` takes a value in which arrays that may be empty, and attributes that have a default, may be left out. It fills them in: the result is what \`validate${created.name}\` and \`encode${created.name}\` take.`,
    modules.get("types.ts")?.includes("Decimal") &&
      '- `decimal("12.50")` of `@payment-routing/contract-runtime` makes a decimal, which is a text so that nothing is rounded.',
    modules.has("enumerations.ts") &&
      "- Constants whose names end with `_VALUES` list the values of enumerations.",
  ];
  const written = notes.filter((note) => typeof note === "string");
  return written.length === 0 ? [] : ["## Write values", written.join("\n")];
}

function writeRoots(roots: readonly Root[]): string {
  if (roots.length === 0) return "The schema has no global element: the package has types only.";
  const rows = roots
    .slice(0, MAX_ROWS)
    .map(({ element, name, namespace }) => `| \`${element}\` | ${namespace || "none"} | \`decode${name}\` |`);
  const table = ["| element | namespace | function |", "| --- | --- | --- |", ...rows].join("\n");
  const others = roots.length - rows.length;
  return others === 0 ? table : `${table}\n\nAnd ${others} more: see \`src/index.ts\`.`;
}
