// The second half of the build of a package that merchants and processors install, run in its folder after `tsc`: minifies
// each module, and deletes what no entry point in `exports` needs. Modules stay apart, so that the bundler of a consumer
// leaves out what is not used. Node loads hundreds of modules slowly: entry points with a condition `node` are also written
// with all that they import in few files. Modules, functions and classes keep their names, for stack traces; so do lines, except in
// contracts, whose code is generated. Plain JavaScript: every build waits for it, and Node starts it faster.
import { globSync, readFileSync, rmSync } from "node:fs";
import { basename, dirname, extname, join, relative } from "node:path";
import { rolldown } from "rolldown";

const { exports, name } = JSON.parse(readFileSync("package.json", "utf8"));
const entries = Object.values(exports).filter(({ types }) => types !== undefined);
const nameOf = (file) => relative("dist", file).slice(0, -extname(file).length);
const build = await rolldown({
  input: Object.fromEntries(entries.map((entry) => [nameOf(entry.default), entry.default])),
  external: /^[^./]/,
  plugins: [{ name: "schemas", resolveId: findSchema }],
  platform: "neutral",
  onLog: (_level, { message }) => {
    throw new Error(message);
  },
});
const options = {
  comments: { annotation: true, jsdoc: false, legal: false },
  minify: {
    compress: { target: "es2022" },
    mangle: { toplevel: true, keepNames: true },
    codegen: { removeWhitespace: name.endsWith("-contract") },
  },
};
const modules = { dir: "dist", preserveModules: true, preserveModulesRoot: "dist" };
const merged = { dir: "dist/node", entryFileNames: "[name].js", chunkFileNames: "[name].js" };
const written = [
  ...(entries.some(({ node }) => node !== undefined) ? [merged] : []),
  modules,
];
const needed = new Set(entries.map(({ types }) => join(types)));
for (const { dir, ...layout } of written) {
  const { output } = await build.write({ ...options, ...layout, dir });
  for (const { fileName } of output) needed.add(join(dir, fileName));
}
// The set grows while it is read.
for (const file of needed)
  if (file.endsWith(".d.ts")) for (const other of findDeclarations(file)) needed.add(other);
for (const file of globSync("dist/**/*.*")) if (!needed.has(file)) rmSync(file);

/** Test data imports schemas, which the package publishes beside dist. */
function findSchema(source) {
  if (source.endsWith(".json")) return { id: `../../src/gen/${basename(source)}`, external: true };
}

/** The declarations that a file of declarations imports or exports. */
function findDeclarations(file) {
  const imports = readFileSync(file, "utf8").matchAll(/(?:from |import\()"(\.[^"]+)\.[jt]s"/g);
  return Array.from(imports, ([, path]) => join(dirname(file), `${path}.d.ts`));
}
