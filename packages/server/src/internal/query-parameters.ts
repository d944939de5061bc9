import { isOrigin } from "@payment-routing/delivery";
import { integerParameter, type QueryParameter } from "./read-query.ts";
import { readTime } from "./read-time.ts";

/** An ID or a status code: any whole number that is exact. */
export const ID_PARAMETER: QueryParameter<number | undefined> = integerParameter({
  min: Number.MIN_SAFE_INTEGER,
  max: Number.MAX_SAFE_INTEGER,
  preset: undefined,
});

/** Any text that the database can hold. */
export const TEXT_PARAMETER: QueryParameter<string | undefined> = {
  preset: undefined,
  expected: "a text without a null character",
  parse: (text) => (text === "" || text.includes("\0") ? undefined : text),
};

/** The origin of an endpoint. */
export const ORIGIN_PARAMETER: QueryParameter<string | undefined> = {
  preset: undefined,
  expected: "an origin such as https://merchant.example",
  parse: (text) => (isOrigin(text) ? text : undefined),
};

/** A moment as RFC 3339 writes it. */
export const TIME_PARAMETER: QueryParameter<Date | undefined> = {
  preset: undefined,
  expected: "a time such as 2026-11-20T09:30:00Z",
  parse: readTime,
};

/** One word of a list. */
export function choiceParameter<Choice extends string>(
  choices: readonly Choice[],
): QueryParameter<Choice | undefined> {
  const parse = (text: string) => choices.find((choice) => choice === text);
  return { preset: undefined, expected: `one of ${choices.join(", ")}`, parse };
}

/** Words of a list, separated by commas. */
export function choicesParameter<Choice extends string>(
  choices: readonly Choice[],
): QueryParameter<readonly Choice[] | undefined> {
  const parse = (text: string) => {
    const words = text.split(",").map((word) => choices.find((choice) => choice === word));
    return words.every((word) => word !== undefined) ? words : undefined;
  };
  return { preset: undefined, expected: `any of ${choices.join(", ")}, separated by commas`, parse };
}
