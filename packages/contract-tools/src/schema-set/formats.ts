import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Format } from "ajv";

const require = createRequire(import.meta.url);
const PATH = require.resolve("ajv-formats/dist/formats.js");
export const { fullFormats: allFormats } = require(PATH) as {
  readonly fullFormats: Readonly<Record<string, Format>>;
};

/** A format of ajv-formats. Undefined for another name: it is an annotation. */
export function findFormat(name: string): Format | undefined {
  return Object.hasOwn(allFormats, name) ? allFormats[name] : undefined;
}

/** The module of a package that holds ajv's formats: the package then needs only the runtime. */
export function writeFormatsModule(): string {
  const code = readFileSync(PATH, "utf8")
    .replace('"use strict";', "")
    .replace(/^\/\/# sourceMappingURL.*$/m, "")
    .replace(/^Object\.defineProperty\(exports, "__esModule".*$/m, "");
  return `// @ts-nocheck: the formats of ajv-formats 3, under the MIT licence, copyright (c) 2020 Evgeny Poberezkin.
const exports: any = {};
${code}
export const formats: any = exports.fullFormats;
`;
}
