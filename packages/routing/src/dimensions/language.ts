import type { Dimension, DimensionModule } from "./dimension.ts";
import { makeListSpec, sampleTexts, TEXTS } from "./list.ts";

export interface LanguageFacts {
  /** In lower case; the language of the request, or the account's default. */
  readonly language: string;
}

const LANGUAGE = {
  ...TEXTS,
  name: "language",
  group: "language",
  code: "language",
  noun: "language",
  read: ({ language }) => language,
  readDefault: ({ defaultLanguage }) => defaultLanguage.toLowerCase(),
  listSamples: (lists, { known }) =>
    sampleTexts(lists, known.get("language"), "zz").map((language) => ({ language })),
} as const satisfies Dimension<string, LanguageFacts>;

export const language = {
  member: "language",
  dimensions: [LANGUAGE],
  plainFacts: { language: "en" } as LanguageFacts,
  listSpecs: (given) => [["/language", makeListSpec(LANGUAGE, given)]],
} as const satisfies DimensionModule<"language", LanguageFacts>;
