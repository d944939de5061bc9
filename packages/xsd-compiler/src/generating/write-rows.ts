import { PatternAutomaton, type Row } from "@payment-routing/contract-runtime/codegen";
import { Imports } from "./imports.ts";
import { Expression, type Literal, writeLiteral } from "./literal.ts";

/** A module of rows. */
export interface RowModule {
  readonly file: string;
  /** The name of its export. */
  readonly name: string;
  readonly text: string;
}

/** How many characters of rows a module has, as soon as it has more than one. */
const MODULE_SIZE = 65_536;
/** How many characters of words stand in a line. */
const PIECE = 96;

/** Writes the rows of a kind, whose entries are of a type, in as many modules as it takes for none to be large. */
export function writeRows<T>(kind: string, type: string, rows: readonly Row<T>[]): RowModule[] {
  let first = 0;
  return divide(rows.map(writeRow)).map((lines, index) => {
    const imports = new Imports();
    for (const name of new Set(lines.flatMap(({ uses }) => uses))) imports.value(name);
    const name = `${kind.toUpperCase()}_${index + 1}`;
    const declared = `readonly ${imports.runtimeType("Row")}<${imports.runtimeType(type)}>[]`;
    const about = `/** The ${kind} of the table from place ${first}. */\n`;
    const list = `[\n${lines.map(({ text }) => text).join("")}];\n`;
    first += lines.length;
    const text = `${imports.write()}${about}export const ${name}: ${declared} = ${list}`;
    return { file: `table-${kind}-${index + 1}.ts`, name, text };
  });
}

/** A row as code, and what it uses of the runtime. */
interface Line {
  readonly text: string;
  readonly uses: readonly string[];
}

function writeRow(row: unknown): Line {
  const uses: string[] = [];
  const literal = typeof row === "string" && row.length > PIECE ? splitWords(row) : toLiteral(row, uses);
  return { text: `${writeLiteral("  ", literal, ",")}\n`, uses };
}

/** Lines in parts of about one size. */
function divide(lines: readonly Line[]): Line[][] {
  const parts: Line[][] = [];
  let size = Number.POSITIVE_INFINITY;
  for (const line of lines) {
    size += line.text.length;
    if (size > MODULE_SIZE) {
      parts.push([]);
      size = line.text.length;
    }
    parts.at(-1)?.push(line);
  }
  return parts;
}

/** Pieces that fit into a line, to be joined by spaces. */
function splitWords(words: string): string[] {
  const pieces: string[] = [];
  let start = 0;
  while (words.length - start > PIECE) {
    const space = words.lastIndexOf(" ", start + PIECE);
    const end = space > start ? space : words.indexOf(" ", start + PIECE);
    if (end < 0) break;
    pieces.push(words.slice(start, end));
    start = end + 1;
  }
  return [...pieces, words.slice(start)];
}

/** Adds to `uses` what the literal takes from the runtime. */
function toLiteral(value: unknown, uses: string[]): Literal {
  if (value instanceof PatternAutomaton) {
    uses.push("PatternAutomaton");
    return new Expression(`new PatternAutomaton(${JSON.stringify(value.positions)})`);
  }
  if (value instanceof RegExp)
    return new Expression(`new RegExp(${JSON.stringify(value.source)}, ${JSON.stringify(value.flags)})`);
  if (Array.isArray(value)) return value.map((item) => toLiteral(item, uses));
  if (typeof value !== "object" || value === null) return value as Literal;
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, toLiteral(member, uses)]));
}
