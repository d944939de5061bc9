import type { Dimension, DimensionModule } from "./dimension.ts";
import { makeListSpec, sampleTexts, TEXTS } from "./list.ts";

export interface PlatformFacts {
  readonly platform: string;
}

const PLATFORM = {
  ...TEXTS,
  name: "platform",
  group: "platform",
  code: "platform",
  noun: "platform",
  read: ({ platform }) => platform,
  listSamples: (lists, { known }) =>
    sampleTexts(lists, known.get("platform")).map((platform) => ({ platform })),
} as const satisfies Dimension<string, PlatformFacts>;

export const platform = {
  member: "platform",
  dimensions: [PLATFORM],
  plainFacts: { platform: "another" } as PlatformFacts,
  listSpecs: (given) => [["/platform", makeListSpec(PLATFORM, given)]],
} as const satisfies DimensionModule<"platform", PlatformFacts>;
