import type { Dimension, DimensionModule } from "./dimension.ts";
import { CODES, checkList, makeListSpec } from "./list.ts";

export interface CountryFacts {
  readonly country: number;
}

const COUNTRY = {
  ...CODES,
  name: "country",
  group: "country",
  code: "country",
  noun: "country",
  read: ({ country }) => country,
  listSamples: (_, { countries, known }) => {
    const ids = countries.map(({ id }) => id);
    return [...ids, ...(known.has("country") ? [] : [1 + Math.max(...ids)])].map((country) => ({ country }));
  },
} as const satisfies Dimension<number, CountryFacts>;

export const country = {
  member: "country",
  dimensions: [COUNTRY],
  plainFacts: { country: 0 } as CountryFacts,
  listSpecs: (given) => [["/country", makeListSpec(COUNTRY, given)]],
  check: (path, list, { countries }) => checkList(path, list, countries, "countries"),
} as const satisfies DimensionModule<"country", CountryFacts>;
