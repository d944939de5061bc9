type Items = readonly object[];

export const FORMATS = {
  csv: { label: "CSV", ending: "csv", type: "text/csv", write: writeCsv },
  lines: { label: "JSON lines", ending: "jsonl", type: "application/x-ndjson", write: writeLines },
} as const;

/** A format of an export. */
export type Format = (typeof FORMATS)[keyof typeof FORMATS];

/** An item a line, as the interface has it. */
function writeLines(items: Items): readonly string[] {
  return items.map((item) => `${JSON.stringify(item)}\n`);
}

/** By RFC 4180. Members of members are columns of their own: `lane.state`. */
function writeCsv(items: Items): readonly string[] {
  const rows = items.map((item) => new Map(flatten(item)));
  const columns = [...new Set(rows.flatMap((row) => [...row.keys()]))];
  const line = (cells: readonly unknown[]) => `${cells.map(writeCell).join(",")}\r\n`;
  return [line(columns), ...rows.map((row) => line(columns.map((column) => row.get(column))))];
}

function flatten(item: object, prefix = ""): readonly (readonly [string, unknown])[] {
  return Object.entries(item).flatMap(([name, value]) =>
    typeof value === "object" && value !== null && !Array.isArray(value)
      ? flatten(value, `${prefix}${name}.`)
      : [[`${prefix}${name}`, value] as const],
  );
}

/** A spreadsheet takes a text that begins like this for a formula, also one from a merchant. */
const FORMULA = /^[=+\-@\t\r]/;

function writeCell(value: unknown): string {
  if (value === undefined || value === null) return "";
  if (typeof value === "number") return String(value);
  const text = typeof value === "string" ? value : JSON.stringify(value);
  const guarded = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded;
}
