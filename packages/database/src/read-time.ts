import { type CustomTypesConfig, types } from "pg";

/**
 * Parsers of the service's connections. A time that cannot be read is an error: the driver's own parser returns null, which
 * stands for a key that never expires. Times outside the years 1 to 9999, `infinity` included, are read as the first or last
 * moment of those years, because JSON has no others.
 */
export const SERVICE_TYPES: CustomTypesConfig = {
  getTypeParser: (id: number, format?: "text" | "binary") =>
    format !== "binary" && TIMES.has(id) ? readTime : types.getTypeParser(id, format),
};

/** The same, and a bigint is read as a number, which must be a safe integer. */
export const NUMBER_TYPES: CustomTypesConfig = {
  getTypeParser: (id: number, format?: "text" | "binary") => {
    if (id === types.builtins.INT8) return Number;
    return id === BIGINT_ARRAY ? readNumbers : SERVICE_TYPES.getTypeParser(id, format);
  },
};

// The types of the driver lack it.
const BIGINT_ARRAY: number = 1016;
const readTexts: (text: string) => string[] = types.getTypeParser(
  BIGINT_ARRAY as typeof types.builtins.INT8,
  "text",
);

function readNumbers(text: string): number[] {
  return readTexts(text).map(Number);
}

const { DATE, TIMESTAMP, TIMESTAMPTZ } = types.builtins;
const TIMES: ReadonlySet<number> = new Set([DATE, TIMESTAMP, TIMESTAMPTZ]);
const FIRST_MS = Date.parse("0001-01-01T00:00:00.000Z");
const LAST_MS = Date.parse("9999-12-31T23:59:59.999Z");

const parse: (text: string) => Date | number | null = types.getTypeParser(TIMESTAMPTZ, "text");

function readTime(text: string): Date {
  // Date ends 18,516 years before PostgreSQL's times do.
  const time = /^\d{5}/.test(text) ? LAST_MS : Number(parse(text) ?? Number.NaN);
  if (Number.isNaN(time)) throw new Error(`expected a time in ISO format from the database, got ${text}`);
  return new Date(Math.min(Math.max(time, FIRST_MS), LAST_MS));
}
