import type {
  AmountRange,
  Constraints,
  FeeConstraint,
  IpConstraint,
  MobileConstraint,
  OrderConstraint,
} from "@payment-routing/config-contract";
import { compareVersions, parseVersion } from "../constraints/version.ts";
import { parseIpRange } from "../facts/ip-address.ts";
import { type Issues, issue } from "./configuration-issue.ts";
import { findRepeated, findUnknown, findUnknownEach, itemsOf, membersOf } from "./configuration-parts.ts";
import type { KnownIds } from "./known-ids.ts";

/** What the schema cannot say of constraints: known IDs, ranges the right way round, ranges of addresses that are ones. */
export function* checkConstraints(path: string, constraints: unknown, known: KnownIds): Issues {
  const given = membersOf<Constraints>(constraints);
  yield* checkList(`${path}/country`, given.country, known.countries, "countries");
  yield* checkList(`${path}/currency`, given.currency, known.currencies, "currencies");
  yield* checkAmount(`${path}/amount`, given.amount, known);
  for (const [position, { amount }] of itemsOf<FeeConstraint>(given.fees))
    yield* checkAmount(`${path}/fees/${position}/amount`, amount, known);
  const order = membersOf<OrderConstraint>(given.order);
  yield* checkBounds(`${path}/order/lines`, order.lines);
  yield* checkList(`${path}/order/country`, order.country, known.countries, "countries");
  yield* checkVersions(`${path}/version`, given.version);
  yield* checkBounds(`${path}/sdk_version`, given.sdk_version);
  const mobile = membersOf<MobileConstraint>(given.mobile);
  yield* checkList(`${path}/mobile/country`, mobile.country, known.countries, "countries");
  yield* checkIpRanges(`${path}/ip`, given.ip);
  yield* checkPeriod(`${path}/effective`, given.effective);
  for (const word of ["all", "any"] as const) {
    for (const [position, inner] of itemsOf<Constraints>(given[word]))
      yield* checkConstraints(`${path}/${word}/${position}`, inner, known);
  }
  if (given.not !== undefined) yield* checkConstraints(`${path}/not`, given.not, known);
}

function* checkList(
  path: string,
  list: unknown,
  known: ReadonlySet<unknown> | undefined,
  section: string,
): Issues {
  const { only, except } = membersOf<{ only: unknown; except: unknown }>(list);
  yield* findUnknownEach(`${path}/only`, only, known, section);
  yield* findUnknownEach(`${path}/except`, except, known, section);
}

function* checkAmount(path: string, amount: unknown, { currencies }: KnownIds): Issues {
  const { ranges } = membersOf<{ ranges: unknown }>(amount);
  yield* findRepeated(`${path}/ranges`, "currency", ranges);
  for (const [position, range] of itemsOf<AmountRange>(ranges)) {
    const rangePath = `${path}/ranges/${position}`;
    yield* findUnknown(`${rangePath}/currency`, range.currency, currencies, "currencies");
    yield* checkBounds(rangePath, range);
  }
}

function* checkBounds(path: string, range: unknown): Issues {
  const { min, max } = membersOf<{ min: unknown; max: unknown }>(range);
  if (typeof min === "number" && typeof max === "number" && min > max)
    yield issue(`${path}/min`, `at most max, which is ${max}`, min);
}

function* checkVersions(path: string, version: unknown): Issues {
  const { from, below } = membersOf<{ from: unknown; below: unknown }>(version);
  if (typeof from !== "string" || typeof below !== "string") return;
  const lower = parseVersion(from);
  const upper = parseVersion(below);
  if (lower !== undefined && upper !== undefined && compareVersions(lower, upper) >= 0)
    yield issue(`${path}/from`, `a version below ${below}`, from);
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

function* checkPeriod(path: string, period: unknown): Issues {
  const { from, until } = membersOf<{ from: unknown; until: unknown }>(period);
  if (typeof from === "string" && typeof until === "string" && Date.parse(from) >= Date.parse(until))
    yield issue(`${path}/from`, `a moment before until, which is ${until}`, from);
}
