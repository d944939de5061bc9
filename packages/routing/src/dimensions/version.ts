import type { VersionConstraint } from "@payment-routing/config-contract";
import { type Issues, issue } from "../configuration/configuration-issue.ts";
import { membersOf } from "../configuration/configuration-parts.ts";
import { type Dimension, type DimensionModule, isEligibleIfMissing, type Spec } from "./dimension.ts";

export interface VersionFacts {
  readonly version: string;
}

/** The numbers that a version starts with. */
export type Version = readonly number[];

const VERSION = {
  name: "version",
  group: "version",
  classes: "none",
  read: ({ version }) => readVersion(version),
  show: (_, { version }) => showVersion(version),
  showUnread: ({ version }) => `${JSON.stringify(version)}, which does not start with a number`,
  listSamples: (lists: readonly (readonly string[])[]) =>
    [...new Set(lists.flat())]
      .flatMap((version) => [version, `${version}.0.1`])
      .concat("0", "999999999", "none")
      .map((version) => ({ version })),
} as const satisfies Dimension<Version, VersionFacts>;

export const version = {
  member: "version",
  dimensions: [VERSION],
  plainFacts: { version: "1.0" } as VersionFacts,
  listSpecs: (given) => [["/version", makeVersionSpec(given)]],
  check: checkVersions,
} as const satisfies DimensionModule<"version", VersionFacts>;

/** `from` belongs to the range, `below` does not. */
function makeVersionSpec({ from, below, on_missing }: VersionConstraint): Spec<Version> {
  const lower = parseBound(from);
  const upper = parseBound(below);
  const words = [from === undefined ? "" : `from ${from}`, below === undefined ? "" : `below ${below}`];
  return {
    dimension: VERSION,
    key: `version ${from} ${below} ${on_missing}`,
    check: (version) =>
      (lower === undefined || compareVersions(version, lower) >= 0) &&
      (upper === undefined || compareVersions(version, upper) < 0),
    onMissing: isEligibleIfMissing(on_missing),
    points: [from, below].filter((bound) => bound !== undefined),
    expected: words.filter(Boolean).join(" and ") || "a version that can be compared",
  };
}

function parseBound(text: string | undefined): Version | undefined {
  if (text === undefined) return undefined;
  const version = parseVersion(text);
  if (version === undefined) throw new RangeError(`${text} is no version`);
  return version;
}

function* checkVersions(path: string, version: unknown): Issues {
  const { from, below } = membersOf<{ from: unknown; below: unknown }>(version);
  if (typeof from !== "string" || typeof below !== "string") return;
  const lower = parseVersion(from);
  const upper = parseVersion(below);
  if (lower !== undefined && upper !== undefined && compareVersions(lower, upper) >= 0)
    yield issue(`${path}/from`, `a version below ${below}`, from);
}

/** Ignores what follows the numbers and their dots. Undefined for a text that does not start with a number. */
export function parseVersion(text: string): Version | undefined {
  return findNumbers(text)?.split(".").map(Number);
}

/** Shows the numbers as the text has them: they may have more digits than a number can hold. */
function showVersion(text: string): string {
  const numbers = findNumbers(text) ?? "";
  return numbers.length === MAX_READ_LENGTH && text.length > MAX_READ_LENGTH ? `${numbers}…` : numbers;
}

/** The numbers that a version starts with, as the text has them. */
export function findNumbers(text: string): string | undefined {
  return /^\d+(?:\.\d+)*/.exec(text.slice(0, MAX_READ_LENGTH))?.[0];
}

/** In characters. The rest of a longer text is ignored, so that a sender cannot make decisions slow. */
const MAX_READ_LENGTH = 100;

/** `parseVersion` with a cache: clients have few versions, and every decision may read one. */
export function readVersion(text: string): Version | undefined {
  const known = cache.get(text);
  if (known !== undefined || cache.has(text)) return known;
  const version = parseVersion(text);
  // A client could send a new text each time.
  if (cache.size >= MAX_CACHED) cache.clear();
  // A copy: a substring would keep the whole request in memory.
  if (text.length <= MAX_READ_LENGTH) cache.set([...text].join(""), version);
  return version;
}

const cache = new Map<string, Version | undefined>();
const MAX_CACHED = 1000;

/** Negative if the first is lower. Missing numbers count as 0. */
export function compareVersions(a: Version, b: Version): number {
  for (let i = 0; i < Math.max(a.length, b.length); i++) {
    const difference = (a[i] ?? 0) - (b[i] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
