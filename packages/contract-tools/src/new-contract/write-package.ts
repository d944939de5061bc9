import { createRequire } from "node:module";
import type { NewContract } from "./read-new-contract.ts";

const runtime: { readonly name: string; readonly version: string } = createRequire(import.meta.url)(
  "@payment-routing/contract-runtime/package.json",
);

/** The scope of the workspace's packages: that of the runtime of their code. */
export const SCOPE = runtime.name.slice(0, runtime.name.indexOf("/") + 1);

/** The version of a new package: that of the runtime. */
export const VERSION = runtime.version;

/** The files of a contract's package, and a program that uses it as another team would; by path from the root. */
export function writePackage(added: NewContract): ReadonlyMap<string, string> {
  const { name } = added.contract;
  const folder = `packages/${name}-contract`;
  return new Map([
    [`${folder}/package.json`, `${JSON.stringify(writeManifest(added), null, 2)}\n`],
    [`${folder}/tsconfig.json`, TSCONFIG],
    [`${folder}/turbo.json`, writeTasks(name)],
    [`${folder}/README.md`, writeReadme(added)],
    [`${folder}/src/index.ts`, writeIndex(added)],
    [`${folder}/src/examples.test.ts`, writeExamplesTest(added)],
    [`scripts/consumers/${name}-contract.ts`, writeConsumer(added)],
  ]);
}

function isXsd({ contract }: NewContract): boolean {
  return "schema" in contract;
}

function describe(added: NewContract): string {
  return isXsd(added)
    ? "types, validators and XML codec, generated from its XSD"
    : "types, validators and parser, generated from its JSON Schemas";
}

function writeManifest(added: NewContract): object {
  const { name } = added.contract;
  const schemas = added.published.map((file) => [`./${file}`, `./src/gen/${file}`]);
  return {
    name: `${SCOPE}${name}-contract`,
    version: VERSION,
    description: `The contract ${name}: ${describe(added)}.`,
    keywords: [isXsd(added) ? "xsd" : "json-schema", "standard-schema", "validation"].sort(),
    license: "UNLICENSED",
    type: "module",
    sideEffects: false,
    engines: { node: ">=20.16" },
    publishConfig: { access: "restricted" },
    files: [
      "dist",
      ...(isXsd(added) ? ["src/gen/*.xsd"] : []),
      "src/gen/*.json",
      "CHANGELOG.md",
      "README.md",
    ],
    exports: {
      ".": { types: "./dist/index.d.ts", default: "./dist/index.js" },
      ...Object.fromEntries(schemas),
      "./package.json": "./package.json",
    },
    scripts: {
      generate: `node ../../scripts/src/generate.ts ${name}`,
      build: "tsc -p tsconfig.json && node ../../scripts/minify.mjs",
      prepack: "node ../../scripts/prepack.mjs",
      test: `vitest run --root ../.. packages/${name}-contract/`,
    },
    dependencies: { [runtime.name]: runtime.version },
    devDependencies: { [`${SCOPE}scripts`]: "0.0.0" },
  };
}

const TSCONFIG = `{
  "extends": "../../tsconfig.base.json",
  "compilerOptions": { "rootDir": "src", "outDir": "dist", "types": ["node"] },
  "include": ["src"],
  "exclude": ["src/**/*.test.ts"]
}
`;

/** The contract is generated again when its own schemas change, and only then. */
function writeTasks(name: string): string {
  return `{
  "$schema": "https://turborepo.com/schema.json",
  "extends": ["//"],
  "tasks": {
    "generate": {
      "inputs": ["package.json", "$TURBO_ROOT$/schemas/${name}/**"]
    }
  }
}
`;
}

function writeReadme(added: NewContract): string {
  const { name } = added.contract;
  const [root = ""] = added.roots;
  const [verb, document] = isXsd(added) ? ["decode", "document.xml"] : ["parse", "document.json"];
  return `# ${SCOPE}${name}-contract

The contract ${name}: ${describe(added)} in \`schemas/${name}\`.

\`\`\`ts
import { readFileSync } from "node:fs";
import { ${verb}${root} } from "${SCOPE}${name}-contract";

const result = ${verb}${root}(readFileSync("${document}"));
if (result.ok) console.log(result.value);
else for (const { line, column, message } of result.issues) console.error(\`\${line}:\${column} \${message}\`);
\`\`\`

Examples, valid and invalid, are in \`schemas/examples/${name}\`.

## Size

What a bundle for a browser contains, with everything it imports, minified. A test holds each size to its budget.

<!-- sizes -->
<!-- /sizes -->
`;
}

function writeIndex(added: NewContract): string {
  const types = isXsd(added)
    ? "DecodeOptions, Issue, IssueCode, OpenContent, Result, StandardSchema"
    : "Issue, IssueCode, ParseOptions, Result, StandardSchema";
  return `export type { ${types} } from "${runtime.name}";
export * from "./gen/index.ts";
`;
}

function writeExamplesTest(added: NewContract): string {
  const { name } = added.contract;
  const [verb, extension] = isXsd(added) ? ["decode", "xml"] : ["parse", "json"];
  const functions = added.roots.map((root) => `${verb}${root}`).join(", ");
  return `import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { ${functions} } from "./index.ts";

const FOLDER = fileURLToPath(new URL("../../../schemas/examples/${name}/", import.meta.url));
const list = (kind: string) => globSync(\`\${FOLDER}\${kind}/*.${extension}\`).sort();

/** The result of the root that the document has. */
function read(document: Uint8Array | string) {
  const results = [${functions}].map((${verb}) => ${verb}(document));
  return results.find(({ ok }) => ok) ?? results.find((result) => !result.ok && !isOtherRoot(result.issues)) ?? results[0];
}

function isOtherRoot(issues: readonly { readonly code: string }[]): boolean {
  return issues.some(({ code }) => code === "unexpected-root");
}

describe("examples", () => {
  test.for(list("valid"))("%s is valid", (file) => {
    expect(read(readFileSync(file))).toMatchObject({ ok: true });
  });

  test.for(list("invalid"))("%s breaks the rule that it is named for", (file) => {
    const [code] = basename(file).split(".");
    expect(read(readFileSync(file))).toMatchObject({ ok: false, issues: [{ code }] });
  });

  test("an empty document is invalid", () => {
    expect(read("")).toMatchObject({ ok: false, issues: [{ line: 1, column: 1 }] });
  });
});
`;
}

function writeConsumer(added: NewContract): string {
  const { name } = added.contract;
  const [root = ""] = added.roots;
  const verb = isXsd(added) ? "decode" : "parse";
  return `// A consumer of ${name}-contract: run by plain Node and type-checked against the packed package.
import assert from "node:assert/strict";
import { ${verb}${root}, validate${root} } from "${SCOPE}${name}-contract";

const rejected = ${verb}${root}("");
assert.ok(!rejected.ok);
assert.equal(rejected.issues[0]?.line, 1);

assert.equal(validate${root}(undefined as never).ok, false);
`;
}
