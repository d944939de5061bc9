import { type Issues, issue } from "../configuration/configuration-issue.ts";
import { membersOf } from "../configuration/configuration-parts.ts";
import type { Dimension, DimensionModule } from "./dimension.ts";
import { makeRangeSpec, NUMBERS, sampleNumbers } from "./range.ts";

export interface EffectiveFacts {
  /** The time of the decision, in milliseconds since 1970-01-01 UTC. */
  readonly instant: number;
}

const EFFECTIVE = {
  ...NUMBERS,
  name: "effective",
  group: "instant",
  read: ({ instant }) => instant,
  show: (instant: number) => new Date(instant).toISOString(),
  listSamples: (lists) => sampleNumbers(lists).map((instant) => ({ instant })),
} as const satisfies Dimension<number, EffectiveFacts>;

export const effective = {
  member: "effective",
  dimensions: [EFFECTIVE],
  plainFacts: { instant: 0 } as EffectiveFacts,
  listSpecs: ({ from, until }) => {
    // The period ends before `until`, and times are whole milliseconds.
    const min = from === undefined ? undefined : Date.parse(from);
    const max = until === undefined ? undefined : Date.parse(until) - 1;
    return [["/effective", makeRangeSpec(EFFECTIVE, { min, max })]];
  },
  check: checkPeriod,
} as const satisfies DimensionModule<"effective", EffectiveFacts>;

function* checkPeriod(path: string, period: unknown): Issues {
  const { from, until } = membersOf<{ from: unknown; until: unknown }>(period);
  if (typeof from === "string" && typeof until === "string" && Date.parse(from) >= Date.parse(until))
    yield issue(`${path}/from`, `a moment before until, which is ${until}`, from);
}
