import { expect, it } from "vitest";
import { findImports } from "./find-imports.ts";

it("finds every form of import, with its line", () => {
  const text = [
    'import a from "a";',
    'import type { B } from "b";',
    'import "c";',
    'export * from "d";',
    'export type { E } from "e";',
    "const f = await import(`f`);",
    'type G = import("g").G;',
    'const h = require("h"), i = require.resolve("i");',
    'const j = import.meta.resolve("j");',
    "import {",
    "  k,",
    '} from "k";',
  ].join("\n");
  expect(findImports("x.ts", text).map(({ specifier, line }) => `${specifier} ${line}`)).toEqual([
    "a 1",
    "b 2",
    "c 3",
    "d 4",
    "e 5",
    "f 6",
    "g 7",
    "h 8",
    "i 8",
    "j 9",
    "k 12",
  ]);
});

it("finds none in comments, strings and names that are made at run time", () => {
  const text = [
    '// import a from "a";',
    'const b = `import b from "b";`;',
    "const c = /import(`c`)/;",
    "await import(name);",
    'export const d = "d";',
  ].join("\n");
  expect(findImports("x.ts", text)).toEqual([]);
});
