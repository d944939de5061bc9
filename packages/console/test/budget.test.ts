import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";

/** A file that Vite wrote, in its manifest. */
interface Chunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}

const require = createRequire(import.meta.url);
const DIST = new URL("../dist/", import.meta.url);
const manifest: Readonly<Record<string, Chunk>> = JSON.parse(
  readFileSync(new URL("manifest.json", DIST), "utf8"),
);

const BUDGET = 75 * 1024;

const EDITOR_BUDGET = 160 * 1024;

const TYPEFACE_BUDGET = 50 * 1024;

/** The modules of the editor, which pages that have one load when they show it. */
const EDITOR = [
  "editor/create-editor.ts",
  "pages/configuration/results/compare-files.ts",
  "../../config-contract/src/gen/configuration-file.schema.json",
];

/** The files of a module and of all that it imports, also later, as charts are. Pages are counted one at a time, without the editor. */
function collectFiles(name: string, files = new Set<string>()): Set<string> {
  const { file, css = [], imports = [], dynamicImports = [] } = manifest[name] as Chunk;
  for (const each of [file, ...css]) files.add(each);
  for (const each of imports) collectFiles(each, files);
  if (name !== "index.html") {
    for (const each of dynamicImports) if (!EDITOR.includes(each)) collectFiles(each, files);
  }
  return files;
}

function measure(files: ReadonlySet<string>): number {
  return [...files].reduce((sum, file) => sum + gzipSync(readFileSync(new URL(file, DIST))).length, 0);
}

const START = collectFiles("index.html");
const pages = (manifest["index.html"] as Chunk).dynamicImports ?? [];

test("there are pages", () => {
  expect(pages.length).toBeGreaterThan(0);
});

test.each(pages)("the first page loads at most 75 KiB when it is %s", (page) => {
  expect(measure(collectFiles(page, new Set(START)))).toBeLessThanOrEqual(BUDGET);
});

test("the editor loads at most 160 KiB more, with all its languages and the schema", () => {
  const files = new Set<string>();
  for (const module of EDITOR) collectFiles(module, files);
  expect(measure(new Set([...files].filter((file) => !START.has(file))))).toBeLessThanOrEqual(EDITOR_BUDGET);
});

test("the typeface has at most 50 KiB, and is the unchanged file of its package, as its licence demands", () => {
  const fonts = readdirSync(new URL("assets/", DIST)).filter((file) => !/\.(js|css|svg)$/.test(file));
  expect(fonts).toEqual([expect.stringMatching(/^geist-latin-.*\.woff2$/)]);
  const font = readFileSync(new URL(`assets/${fonts[0]}`, DIST));
  expect(font.length).toBeLessThanOrEqual(TYPEFACE_BUDGET);
  const original = require.resolve("@fontsource-variable/geist/files/geist-latin-wght-normal.woff2");
  expect(font.equals(readFileSync(original))).toBe(true);
});

test("the page has no inline script or style, and loads nothing from elsewhere", () => {
  const html = readFileSync(new URL("index.html", DIST), "utf8");
  expect(html).not.toMatch(/<style|style=|<script(?![^>]* src=)|\son\w+=/);
  const addresses = [...html.matchAll(/(?:src|href)="([^"]*)"/g)].map(([, address]) => address);
  expect(addresses.length).toBeGreaterThan(2);
  for (const address of addresses) expect(address).toMatch(/^\/console\/assets\/[\w-]+-[\w-]{8}\.\w+$/);
});
