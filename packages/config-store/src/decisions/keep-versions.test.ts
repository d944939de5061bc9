import { expect, test } from "vitest";
import type { LoadedConfiguration } from "../configuration/load-configuration.ts";
import { keepVersions } from "./keep-versions.ts";

function openKeeper() {
  const live = { current: describeVersion("a") };
  const stored: string[] = [];
  let isAway = false;
  const query = async (_text: unknown, [digest, , , files]: string[] = []) => {
    if (isAway) throw new Error("away");
    stored.push(`${digest} ${files}`);
    return { rowCount: 1 };
  };
  const keeper = keepVersions({ query } as never, live);
  return {
    keeper,
    stored,
    decide(digest: string) {
      live.current = describeVersion(digest);
      keeper.note(digest);
    },
    setAway(value: boolean) {
      isAway = value;
    },
  };
}

function describeVersion(digest: string): LoadedConfiguration {
  return { router: { configurationDigest: digest }, versionFiles: [digest] } as never;
}

test("a version is stored once, also when it was replaced before, and again and again", async () => {
  const { keeper, stored, decide } = openKeeper();
  for (const digest of ["a", "b", "a", "b"]) decide(digest);
  await keeper.store(new Set(["a", "b"]));
  for (const digest of ["a", "c"]) decide(digest);
  await keeper.store(new Set(["a", "c"]));
  expect(stored).toEqual(['a ["a"]', 'b ["b"]', 'c ["c"]']);
});

test("one that cannot be stored waits", async () => {
  const { keeper, stored, decide, setAway } = openKeeper();
  decide("a");
  setAway(true);
  await expect(keeper.store(new Set(["a"]))).rejects.toThrow("away");
  setAway(false);
  await keeper.store(new Set(["a"]));
  expect(stored).toEqual(['a ["a"]']);
});

test("a digest of which nothing is known is none to store", async () => {
  const { keeper, stored } = openKeeper();
  keeper.note("z");
  await keeper.store(new Set(["z"]));
  expect(stored).toEqual([]);
});
