import type { VersionConstraint } from "@payment-routing/config-contract";
import type { Dimension } from "./dimension.ts";
import type { Spec } from "./spec.ts";
import { compareVersions, parseVersion, type Version } from "./version.ts";

/** A constraint on a version: `from` belongs to the range and `below` does not. */
export function makeVersionSpec(
  dimension: Dimension<Version>,
  { from, below, on_missing }: VersionConstraint,
): Spec<Version> {
  const lower = parseBound(from);
  const upper = parseBound(below);
  const words = [from === undefined ? "" : `from ${from}`, below === undefined ? "" : `below ${below}`];
  return {
    dimension,
    key: `${dimension.name} ${from} ${below} ${on_missing}`,
    check: (version) =>
      (lower === undefined || compareVersions(version, lower) >= 0) &&
      (upper === undefined || compareVersions(version, upper) < 0),
    onMissing: on_missing === "eligible",
    points: [],
    expected: words.filter(Boolean).join(" and ") || "a version that can be compared",
  };
}

function parseBound(text: string | undefined): Version | undefined {
  if (text === undefined) return undefined;
  const version = parseVersion(text);
  if (version === undefined) throw new RangeError(`${text} is no version`);
  return version;
}
