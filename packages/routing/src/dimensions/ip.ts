import type { IpConstraint, MerchantConfiguration } from "@payment-routing/config-contract";
import { type Issues, issue } from "../configuration/configuration-issue.ts";
import { membersOf } from "../configuration/configuration-parts.ts";
import { listConstraints } from "../configuration/list-constraints.ts";
import { parseIpRange } from "../facts/ip-address.ts";
import { cutIpRanges, indexIpRanges } from "../facts/ip-range-index.ts";
import { type Dimension, type DimensionModule, isEligibleIfMissing, type Spec } from "./dimension.ts";
import { readList, showList } from "./list.ts";

export interface IpFacts {
  /** The ranges of the configuration that contain the address; null for an invalid one, undefined without ranges. */
  readonly ip_ranges: readonly string[] | null | undefined;
  /**
   * Ranges that may or may not contain the address, because the configuration that recorded the facts did not have them.
   * Left out of facts that are read from a request.
   */
  readonly unrecorded_ip_ranges?: readonly string[];
}

/** The ranges around an address. */
export interface AddressRanges {
  /** Contain the address. */
  readonly held: readonly string[];
  /** May contain it. */
  readonly unrecorded: readonly string[];
}

const IP = {
  name: "ip",
  group: "ip",
  classes: "none",
  read: ({ ip_ranges, unrecorded_ip_ranges = NO_RANGES }) =>
    ip_ranges ? { held: ip_ranges, unrecorded: unrecorded_ip_ranges } : undefined,
  // Facts do not hold the address, which is personal data.
  show: ({ held, unrecorded }) => {
    const known = held.length > 0 ? [`in ${showList(held)}`] : [];
    const open = unrecorded.length > 0 ? [`not recorded as in or outside ${showList(unrecorded)}`] : [];
    return `an address ${[...known, ...open].join(", ") || "in no range"}`;
  },
  showUnread: ({ ip_ranges }) => (ip_ranges === null ? "a text that is no address" : undefined),
  listSamples: (lists: readonly (readonly string[])[]) =>
    [[], ...cutIpRanges(lists.flat()).holders, null].map((ip_ranges) => ({ ip_ranges })),
} as const satisfies Dimension<AddressRanges, IpFacts>;

const NO_RANGES: readonly string[] = [];

export const ip = {
  member: "ip",
  dimensions: [IP],
  plainFacts: { ip_ranges: [] } as IpFacts,
  createFactReader: (configuration) => {
    const ranges = listIpRanges(configuration);
    if (ranges.length === 0) return undefined;
    const findRanges = indexIpRanges(ranges);
    return ({ client_info }, facts) => {
      facts.ip_ranges = findRanges(client_info.ip);
    };
  },
  listSpecs: (given) => [["/ip", makeIpSpec(given)]],
  check: checkIpRanges,
} as const satisfies DimensionModule<"ip", IpFacts>;

/** The ranges that a configuration names. */
export function listIpRanges(configuration: MerchantConfiguration): readonly string[] {
  return [...listConstraints(configuration)].flatMap(({ ip }) =>
    ip === undefined ? [] : readList<string>(ip).points,
  );
}

function makeIpSpec(constraint: IpConstraint): Spec<AddressRanges> {
  const { points, list } = readList<string>(constraint);
  const set = new Set(points);
  const isOnly = list === "only";
  return {
    dimension: IP,
    key: `ip ${JSON.stringify(constraint)}`,
    check: ({ held, unrecorded }) => {
      for (const range of held) if (set.has(range)) return isOnly;
      for (const range of unrecorded) if (set.has(range)) return undefined;
      return !isOnly;
    },
    onMissing: isEligibleIfMissing(constraint.on_missing),
    points,
    expected: `an address in ${isOnly ? "one of" : "none of"} ${showList(points)}`,
  };
}

function* checkIpRanges(path: string, constraint: unknown): Issues {
  const lists = membersOf<Record<"only" | "except", IpConstraint>>(constraint);
  for (const word of ["only", "except"] as const) {
    const ranges = lists[word];
    for (const [position, text] of (Array.isArray(ranges) ? ranges : []).entries()) {
      if (typeof text === "string" && parseIpRange(text) === undefined)
        yield issue(
          `${path}/${word}/${position}`,
          "an IP address, or the first of a range and its prefix",
          text,
        );
    }
  }
}
