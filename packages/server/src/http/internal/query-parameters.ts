import { isOrigin, type PageOptions } from "@payment-routing/delivery";
import { integerParameter, type QueryOf, type QueryParameter } from "./read-query.ts";

/** An ID or a status code: any safe integer. */
export const ID_PARAMETER: QueryParameter<number | undefined> = integerParameter({
  min: Number.MIN_SAFE_INTEGER,
  max: Number.MAX_SAFE_INTEGER,
  preset: undefined,
});

/** A text that PostgreSQL can store. */
export const TEXT_PARAMETER: QueryParameter<string | undefined> = {
  preset: undefined,
  expected: "a text without a null character",
  schema: { type: "string", minLength: 1 },
  parse: (text) => (text === "" || text.includes("\0") ? undefined : text),
};

/** The whole digest of a version of the configuration. */
export const DIGEST = /^sha256:[0-9a-f]{64}$/;

export const DIGEST_PARAMETER: QueryParameter<string | undefined> = {
  preset: undefined,
  expected: "sha256: and 64 hexadecimal digits",
  schema: { type: "string", pattern: DIGEST.source },
  parse: (text) => (DIGEST.test(text) ? text : undefined),
};

/** The origin of an endpoint. */
export const ORIGIN_PARAMETER: QueryParameter<string | undefined> = {
  preset: undefined,
  expected: "an origin such as https://merchant.example",
  schema: { type: "string", format: "uri" },
  parse: (text) => (isOrigin(text) ? text : undefined),
};

const MAX_ORIGINS = 100;

/** Origins of endpoints, separated by commas. */
export const ORIGINS_PARAMETER: QueryParameter<readonly string[] | undefined> = {
  preset: undefined,
  expected: `at most ${MAX_ORIGINS} origins such as https://merchant.example, separated by commas`,
  schema: { type: "array", items: { type: "string", format: "uri" }, maxItems: MAX_ORIGINS },
  parse(text) {
    const origins = [...new Set(text.split(","))];
    return origins.length <= MAX_ORIGINS && origins.every(isOrigin) ? origins : undefined;
  },
};

/** A time in the format of RFC 3339. */
export const TIME_PARAMETER: QueryParameter<Date | undefined> = {
  preset: undefined,
  expected: "a time such as 2026-11-20T09:30:00Z",
  schema: { type: "string", format: "date-time" },
  parse: readTime,
};

const RFC_3339 = /^(\d{4})-(\d\d)-(\d\d)T\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/;

function readTime(text: string): Date | undefined {
  const [, year, month, day] = RFC_3339.exec(text) ?? [];
  // Date reads February 30 as March 2.
  const lastDay = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate();
  if (day === undefined || Number(day) > lastDay) return undefined;
  const time = new Date(text);
  return Number.isNaN(time.getTime()) ? undefined : time;
}

/** One of several words. */
export function choiceParameter<Choice extends string>(
  choices: readonly Choice[],
): QueryParameter<Choice | undefined> {
  const parse = (text: string) => choices.find((choice) => choice === text);
  const schema = { type: "string", enum: choices };
  return { preset: undefined, expected: `one of ${choices.join(", ")}`, schema, parse };
}

/** Any of several words, separated by commas. */
export function choicesParameter<Choice extends string>(
  choices: readonly Choice[],
): QueryParameter<readonly Choice[] | undefined> {
  const parse = (text: string) => {
    const words = text.split(",").map((word) => choices.find((choice) => choice === word));
    return words.every((word) => word !== undefined) ? words : undefined;
  };
  const expected = `any of ${choices.join(", ")}, separated by commas`;
  const schema = { type: "array", items: { type: "string", enum: choices } };
  return { preset: undefined, expected, schema, parse };
}

/** The parameters of all lists. */
export const PAGE_PARAMETERS = {
  limit: integerParameter({ min: 1, max: 1000, preset: 50 }),
  after: TEXT_PARAMETER,
};

export function toPageOptions({ limit, after }: QueryOf<typeof PAGE_PARAMETERS>): PageOptions {
  return { limit, ...(after !== undefined && { after }) };
}
