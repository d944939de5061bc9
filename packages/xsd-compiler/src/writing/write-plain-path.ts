import type { Child } from "../model/component.ts";
import type { Imports } from "./imports.ts";
import { writeOperands } from "./layout.ts";
import { isOpen, writeRead } from "./reader-names.ts";
import { tagLength, writeTagMatch } from "./write-tag-match.ts";

/** A child as the code of a plain path has it. */
export interface PlainChild {
  readonly child: Child;
  /** The expression of its name, as the general loop looks for it. */
  readonly name: string;
  /** What to do with the value that an expression gives. */
  readonly take: (value: string) => string;
}

/**
 * The most children that a plain path has. Each takes about 300 bytes of bytecode, and V8 leaves a function alone that
 * has more than 60 KiB of it: past this the general loop, whose size grows slowly, reads them all.
 */
export const MOST_PLAIN_CHILDREN = 64;

/**
 * The plain path of a reader: children with bare tags, in the order of the schema, with nothing but white space
 * between. Nearly all documents are written so. It ends before the first child that is not as expected, where the
 * general loop goes on: whatever it leaves out is only slower.
 *
 * @param children what reads them, of {@link writePlainChild}
 */
export function writePlainPath(imports: Imports, children: string): string {
  return (
    `  if (${imports.value("mayBePlain")}(cursor)) {\n` +
    "    const { bytes, view, end } = cursor;\n" +
    "    let { pos } = cursor;\n" +
    `${children}    cursor.pos = pos;\n  }\n`
  );
}

/**
 * Reads a child that stands at `pos`, or each of several, and moves `pos` behind it.
 *
 * @param more lines that follow each that was read
 */
export function writePlainChild(imports: Imports, plain: PlainChild, more = ""): string {
  const { name, max } = plain.child;
  const start = `<${name}>`;
  const skip = writeSkip(imports);
  const loops = max > 1;
  return (
    `    // ${start}\n    ${skip}` +
    `${writeOperands(`    ${loops ? "while" : "if"} (`, writeTagMatch(imports, start), "&&", ") {")}\n` +
    `${writePlainElement(imports, plain, "      ")}${more}${loops ? `      ${skip}` : ""}    }\n`
  );
}

/** A child of a row, whose value gets a variable. */
export interface PlainCell extends PlainChild {
  /** Declares the variable. */
  readonly declaration: string;
  /** Reads the child from `cursor.pos` on, however it is written. */
  readonly general: readonly string[];
}

/** Reads rows as long as their first child stands at `pos`. A child inside that is not plain is read in general. */
export function writePlainRows(imports: Imports, cells: readonly PlainCell[], push: string): string {
  const [first, ...others] = cells as readonly [PlainCell, ...PlainCell[]];
  const skip = writeSkip(imports);
  const start = `<${first.child.name}>`;
  return (
    `    // ${start}\n    ${skip}` +
    `${writeOperands("    while (", writeTagMatch(imports, start), "&&", ") {")}\n` +
    `      ${first.declaration}\n${writePlainElement(imports, first, "      ")}` +
    others.map((cell) => writePlainCell(imports, cell)).join("") +
    `${push}      ${skip}    }\n`
  );
}

function writePlainCell(imports: Imports, cell: PlainCell): string {
  const start = `<${cell.child.name}>`;
  const general = ["cursor.pos = pos;", ...cell.general, "pos = cursor.pos;"];
  return (
    `      // ${start}\n      ${writeSkip(imports)}      ${cell.declaration}\n` +
    `${writeOperands("      if (", writeTagMatch(imports, start), "&&", ") {")}\n` +
    `${writePlainElement(imports, cell, "        ")}      } else {\n` +
    `${general.map((line) => `        ${line}\n`).join("")}      }\n`
  );
}

/** Reads an element whose start tag stands at `pos`. */
function writePlainElement(imports: Imports, { child, name, take }: PlainChild, indent: string): string {
  const end = `</${child.name}>`;
  const move = `cursor.pos = pos + ${tagLength(`<${child.name}>`)};`;
  const read = take(writeRead(imports, child.type, name));
  const lines = isOpen(child.type)
    ? [move, "cursor.tag = undefined;", "cursor.depth++;", read, "pos = cursor.pos;"]
    : [
        move,
        ...(child.type.kind === "complex" ? ["cursor.depth++;", read, "cursor.depth--;"] : [read]),
        "pos = cursor.pos;",
        writeOperands(
          `${indent}if (`,
          writeTagMatch(imports, end),
          "&&",
          `) pos += ${tagLength(end)};`,
        ).trimStart(),
        `else pos = ${imports.value("leavePlain")}(cursor, ${name});`,
      ];
  return lines.map((line) => `${indent}${line}\n`).join("");
}

function writeSkip(imports: Imports): string {
  return `pos = ${imports.value("skipWhiteSpace")}(bytes, pos, end);\n`;
}
