// The second half of the build of a package that merchants and processors install, run in its folder after `tsc`: minifies
// each module, and deletes what no entry point in `exports` needs. Modules stay apart, so that the bundler of a consumer
// leaves out what is not used. Modules, functions and classes keep their names, for stack traces; so do lines, except in
// contracts, whose code is generated. Plain JavaScript: every build waits for it, and Node starts it faster.
import { globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { rolldown } from "rolldown";

const { exports, name } = JSON.parse(readFileSync("package.json", "utf8"));
const entries = Object.values(exports).filter(({ types }) => types !== undefined);
const build = await rolldown({
  input: entries.map((entry) => entry.default),
  external: /^[^./]/,
  plugins: [{ name: "schemas", resolveId: findSchema }],
  platform: "neutral",
  onLog: (_level, { message }) => {
    throw new Error(message);
  },
});
const { output } = await build.write({
  dir: "dist",
  preserveModules: true,
  preserveModulesRoot: "dist",
  comments: { annotation: true, jsdoc: false, legal: false },
  minify: {
    compress: { target: "es2022" },
    mangle: { toplevel: true, keepNames: true },
    codegen: { removeWhitespace: name.endsWith("-contract") },
  },
});

const needed = new Set(output.map(({ fileName }) => join("dist", fileName)));
for (const { types } of entries) needed.add(join(types));
// The set grows while it is read.
for (const file of needed)
  if (file.endsWith(".d.ts")) for (const other of findDeclarations(file)) needed.add(other);
for (const file of globSync("dist/**/*.*")) if (!needed.has(file)) rmSync(file);
// The compiler indents by four spaces, which is a tenth of all declarations.
for (const file of needed) {
  if (!file.endsWith(".d.ts")) continue;
  const text = readFileSync(file, "utf8");
  writeFileSync(
    file,
    text.replace(/^(?: {4})+/gm, (indent) => " ".repeat(indent.length / 4)),
  );
}

/** Test data imports schemas, which the package publishes beside dist. */
function findSchema(source) {
  if (source.endsWith(".json")) return { id: `../../src/gen/${basename(source)}`, external: true };
}

/** The declarations that a file of declarations imports or exports. */
function findDeclarations(file) {
  const imports = readFileSync(file, "utf8").matchAll(/(?:from |import\()"(\.[^"]+)\.[jt]s"/g);
  return Array.from(imports, ([, path]) => join(dirname(file), `${path}.d.ts`));
}
