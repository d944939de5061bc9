import type { Dimension, DimensionModule } from "./dimension.ts";
import { checkBounds, makeRangeSpec, NUMBERS, sampleNumbers } from "./range.ts";

export interface SdkVersionFacts {
  readonly sdk_version: number | undefined;
}

const SDK_VERSION = {
  ...NUMBERS,
  name: "sdk-version",
  group: "sdk_version",
  read: ({ sdk_version }) => sdk_version,
  fields: [{ field: "client_info/sdk-version" }],
  listSamples: (lists) => [undefined, ...sampleNumbers(lists)].map((sdk_version) => ({ sdk_version })),
} as const satisfies Dimension<number, SdkVersionFacts>;

export const sdkVersion = {
  member: "sdk_version",
  dimensions: [SDK_VERSION],
  plainFacts: { sdk_version: undefined } as SdkVersionFacts,
  listSpecs: (given) => [["/sdk_version", makeRangeSpec(SDK_VERSION, given, given.on_missing)]],
  check: checkBounds,
} as const satisfies DimensionModule<"sdk_version", SdkVersionFacts>;
