import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const SOURCE = new URL("../src/", import.meta.url);

const files = readdirSync(SOURCE, { recursive: true, encoding: "utf8" });
const sheets = files.filter((file) => file.endsWith(".css") && file !== "styles/tokens.css");
const modules = files.filter((file) => /(?<!\.test)\.tsx?$/.test(file));

/** The rules of a style sheet. Comments say what they like, and queries of widths cannot use tokens. */
function readRules(file: string): string {
  return readFileSync(new URL(file, SOURCE), "utf8")
    .replace(/\/\*[\s\S]*?\*\//g, "")
    .replace(/@(?:media|container)[^{]*/g, "");
}

const COLOR =
  /#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch|light-dark)a?\(|:\s*(?:white|black|red|blue|green|gray|grey)\b/i;
const SIZE = /\b\d*\.?\d+(?:px|r?em|ch|ex|pt|cm|mm|in)\b/;
const FONT = /font(?:-family)?:[^;]*(?:serif|monospace|system-ui|["'])|@font-face/;

test.each(sheets)("%s has its colours, sizes and fonts from tokens.css", (file) => {
  const rules = readRules(file);
  for (const pattern of [COLOR, SIZE, FONT]) expect(rules.match(pattern)?.[0]).toBeUndefined();
});

test.each(modules)("%s has no colours, sizes or fonts", (file) => {
  const text = readFileSync(new URL(file, SOURCE), "utf8");
  expect(text.match(/style=|"#[0-9a-f]{3,8}"|\d(?:px|r?em)\b|font:\s*"/i)?.[0]).toBeUndefined();
});

test("every token that is used is defined, and every token is used", () => {
  const tokens = readFileSync(new URL("styles/tokens.css", SOURCE), "utf8");
  const defined = new Set(Array.from(tokens.matchAll(/^\s+(--[\w-]+):/gm), ([, name]) => name));
  const all = [...sheets, ...modules].map((file) => readFileSync(new URL(file, SOURCE), "utf8")).join();
  const used = new Set(Array.from((tokens + all).matchAll(/var\((--[\w-]+)/g), ([, name]) => name));
  // A badge or a note sets its tone itself; charts name the tokens of their colours.
  const own = new Set(["--tone", "--tone-ground"]);
  expect([...used].filter((name) => !defined.has(name) && !own.has(name as string))).toEqual([]);
  expect([...defined].filter((name) => !used.has(name))).toEqual([]);
});
