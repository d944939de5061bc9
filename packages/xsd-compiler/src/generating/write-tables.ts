import { PatternAutomaton, type Row } from "@payment-routing/contract-runtime/codegen";
import type { WrittenTables, WrittenValidation } from "../tables/codec-tables.ts";
import { Imports } from "./imports.ts";
import { Expression, type Literal, writeLiteral } from "./layout.ts";
import { packTables } from "./pack-tables.ts";

/**
 * Writes the modules of the tables by file name: `table.ts`, which builds the schema, and modules of rows. The runtime
 * reads a row when a document first needs it.
 */
export function writeTables(tables: WrittenTables): Map<string, string> {
  const packed = packTables(tables);
  const { attributes, elements, types, values, ...others } = packed;
  const rows = {
    types: writeRows("types", "TypeDefinitionTable", types),
    elements: writeRows("elements", "ElementTable", elements),
    attributes: writeRows("attributes", "AttributeTable", attributes),
    values: writeRows("values", "ValueShape", values),
  };
  const modules = Object.values(rows).flat();
  const imports = new Imports();
  for (const { file, name } of modules) imports.from(`./${file}`, name);
  const datatypes = findDatatypes(tables.table).map((name) => imports.value(name));
  const { namesIdentifiers, hasAttributes, keepsAttributes } = findParts(tables);
  const part = (name: string): Expression => new Expression(imports.value(name));
  const parts = {
    ...(hasAttributes ? { attributes: part("Attributes") } : {}),
    datatypes: new Expression(datatypes.length === 0 ? "{}" : `{ ${datatypes.join(", ")} }`),
    ...(namesIdentifiers ? { identifiers: part("Identifiers") } : {}),
    ...(packed.constraints.length === 0 ? {} : { identityConstraints: part("IdentityConstraints") }),
    ...(keepsAttributes ? { keptAttributes: part("KeptAttributes") } : {}),
    ...(packed.namedTypes.length === 0 ? {} : { typeLabels: part("TypeLabels") }),
  };
  const create = writeLiteral(
    `export const SCHEMA = new ${imports.value("Schema")}(...${imports.value("readTables")}(TABLES), `,
    parts,
    ");",
  );
  const joined = Object.fromEntries(Object.entries(rows).map(([kind, parts]) => [kind, joinRows(parts)]));
  const namedTypes = new Expression(writeList(packed.namedTypes.map(writeRow)));
  const literal = writeLiteral(
    `const TABLES: ${imports.runtimeType("PackedTables")} = `,
    { ...others, namedTypes, ...joined } as unknown as Literal,
    ";",
  );
  const text = `${imports.write()}${literal}\n\n${create}\n`;
  return new Map([["table.ts", text], ...modules.map((part) => [part.file, part.text] as const)]);
}

/** Returns the primitives, lists and unions that the types are derived from. */
function findDatatypes({ types }: WrittenValidation): string[] {
  const names = types.flatMap((type) => {
    if (type.kind === "complex" || type.definition.variety === "any") return [];
    const { definition } = type;
    return definition.variety === "atomic" ? [definition.primitive] : [definition.variety];
  });
  return [...new Set(names)].sort();
}

/** Finds the constructs that need extra runtime code. */
function findParts({ table, values }: WrittenTables): {
  readonly hasAttributes: boolean;
  readonly keepsAttributes: boolean;
  readonly namesIdentifiers: boolean;
} {
  const keepsAttributes = values.types.some(
    (shape) => shape.kind === "record" && shape.anyAttribute !== undefined,
  );
  return {
    hasAttributes: table.attributes.length > 0 || keepsAttributes,
    keepsAttributes,
    namesIdentifiers: table.types.some(
      (type) =>
        type.kind === "simple" &&
        type.definition.variety === "atomic" &&
        ["ID", "IDREF", "ENTITY"].includes(type.definition.builtIn),
    ),
  };
}

/** Joins all rows of a kind. */
function joinRows(parts: readonly RowModule[]): Expression {
  const [first = "[]"] = parts.map(({ name }) => name);
  if (parts.length < 2) return new Expression(first);
  return new Expression(`[${parts.map(({ name }) => `...${name}`).join(", ")}]`);
}

/** A module of rows. */
interface RowModule {
  readonly file: string;
  /** The name of its export. */
  readonly name: string;
  readonly text: string;
}

/** The maximum number of characters of rows in a module, if there are several modules. */
const MODULE_SIZE = 65_536;
/** The maximum number of characters of words in a line, unless a word is longer. */
const PIECE = 96;

/** Writes the rows of a kind to as many modules as needed to keep each small. */
function writeRows<T>(kind: string, type: string, rows: readonly Row<T>[]): RowModule[] {
  let first = 0;
  return divide(rows.map(writeRow)).map((lines, index) => {
    const imports = new Imports();
    for (const name of new Set(lines.flatMap(({ uses }) => uses))) imports.value(name);
    const name = `${kind.toUpperCase()}_${index + 1}`;
    const declared = `readonly ${imports.runtimeType("Row")}<${imports.runtimeType(type)}>[]`;
    const about = `/** The ${kind} of the table from index ${first}. */\n`;
    first += lines.length;
    const text = `${imports.write()}${about}export const ${name}: ${declared} = ${writeList(lines)};\n`;
    return { file: `table-${kind}-${index + 1}.ts`, name, text };
  });
}

/** A row as code, and the runtime names that it uses. */
interface Line {
  readonly text: string;
  readonly uses: readonly string[];
}

function writeRow(row: unknown): Line {
  if (typeof row !== "string") {
    const uses: string[] = [];
    return { text: `${writeLiteral("  ", toLiteral(row, uses), ",")}\n`, uses };
  }
  const words = splitWords(row).join("\n ");
  return { text: `  \`${words.replace(/[`\\]|\$\{/g, "\\$&")}\`,\n`, uses: [] };
}

/** Writes a list whose rows of words are lines of texts. Usual values behind each other become one row, with their number. */
function writeList(lines: readonly Line[]): string {
  const list = lines.map(({ text }) => text).join("");
  const texts = list.replaceAll("`,\n  `", "\n");
  return `[\n${texts.replace(/(?<=[`\n])=(?:\n=)*(?=[`\n])/g, (usual) => `=${(usual.length + 1) / 2}`)}]`;
}

/** Divides lines into parts of similar size. */
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

/** Splits words into pieces that fit into a line. */
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

/** Writes a value as a literal, and adds the runtime names that it uses to `uses`. */
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
