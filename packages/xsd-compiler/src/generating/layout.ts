import { memberKey } from "./names.ts";

/** Maximum line width of generated code, unless names are too long. */
const WIDTH = 110;

/**
 * Writes a list in brackets: on one line if it fits, otherwise with one item per line.
 *
 * @param head the text before the items, from the start of the line to the opening bracket
 * @param tail the closing bracket and the text behind it
 */
export function writeList(head: string, items: readonly string[], tail: string, padding = " "): string {
  if (items.length === 0) return head + tail;
  const line = `${head}${padding}${items.join(", ")}${padding}${tail}`;
  if (line.length <= WIDTH && !line.includes("\n")) return line;
  const indent = indentOf(head);
  return `${head}\n${items.map((item) => `${indent}  ${item},\n`).join("")}${indent}${tail}`;
}

function indentOf(line: string): string {
  const last = line.slice(line.lastIndexOf("\n") + 1);
  return last.slice(0, last.length - last.trimStart().length);
}

/** Writes a TSDoc comment. Each entry is a paragraph; empty ones are left out. */
export function docComment(paragraphs: readonly string[], indent = ""): string {
  const lines = paragraphs
    .filter((paragraph) => paragraph !== "")
    .flatMap((paragraph, index) => [
      ...(index === 0 ? [] : [""]),
      ...wrap(paragraph.replaceAll("*/", "*\\/"), 106 - indent.length),
    ]);
  if (lines.length === 0) return "";
  if (lines.length === 1) return `${indent}/** ${lines[0]} */\n`;
  return `${indent}/**\n${lines.map((line) => `${indent} *${line === "" ? "" : ` ${line}`}\n`).join("")}${indent} */\n`;
}

function wrap(paragraph: string, width: number): string[] {
  return paragraph.split("\n").flatMap((text) => {
    const lines: string[] = [];
    let line = "";
    for (const word of text.split(" ")) {
      if (line !== "" && line.length + 1 + word.length > width) {
        lines.push(line);
        line = word;
      } else {
        line = line === "" ? word : `${line} ${word}`;
      }
    }
    return [...lines, line];
  });
}

/** A value in generated code. Undefined members are left out. */
export type Literal =
  | string
  | number
  | bigint
  | boolean
  | Expression
  | readonly Literal[]
  | { readonly [member: string]: Literal | undefined };

/** An expression in generated code, for values without a literal form. */
export class Expression {
  readonly code: string;
  constructor(code: string) {
    this.code = code;
  }
}

/**
 * Writes a value as TypeScript on one or more lines.
 *
 * @param head the text before the value, from the start of the line
 */
export function writeLiteral(head: string, literal: Literal, tail: string): string {
  if (literal instanceof Expression) return `${head}${literal.code}${tail}`;
  if (typeof literal !== "object") return `${head}${writeScalar(literal)}${tail}`;
  const indent = `${" ".repeat(head.length - head.trimStart().length)}  `;
  const inside = (before: string, value: Literal): string =>
    writeLiteral(`${indent}${before}`, value, ",").slice(indent.length, -1);
  if (Array.isArray(literal)) {
    return writeList(
      `${head}[`,
      literal.map((item) => inside("", item)),
      `]${tail}`,
      "",
    );
  }
  const members = Object.entries(literal).filter(
    (member): member is [string, Literal] => member[1] !== undefined,
  );
  return writeList(
    `${head}{`,
    members.map(([name, value]) => inside(`${literalKey(name)}: `, value)),
    `}${tail}`,
  );
}

/** Writes the name of a member. `__proto__: …` would set the prototype. */
function literalKey(name: string): string {
  return name === "__proto__" ? '["__proto__"]' : memberKey(name);
}

function writeScalar(scalar: string | number | bigint | boolean): string {
  return typeof scalar === "string" ? JSON.stringify(scalar) : String(scalar);
}
