import { expect, test } from "vitest";
import type { LoadedConfiguration } from "../configuration/load-configuration.ts";
import { createVersionRecorder } from "./version-recorder.ts";

function createRecorder() {
  const live = { current: describeVersion("a") };
  const stored: string[] = [];
  let isAway = false;
  const query = async (_text: unknown, [digest, , , files]: string[] = []) => {
    if (isAway) throw new Error("away");
    stored.push(`${digest} ${files}`);
    return { rowCount: 1 };
  };
  const recorder = createVersionRecorder({ query } as never, live);
  return {
    recorder,
    stored,
    decide(digest: string) {
      live.current = describeVersion(digest);
      recorder.add(digest);
    },
    setAway(value: boolean) {
      isAway = value;
    },
  };
}

function describeVersion(digest: string): LoadedConfiguration {
  return { router: { configurationDigest: digest }, versionFiles: [digest] } as never;
}

test("a version is stored once, however often it becomes current", async () => {
  const { recorder, stored, decide } = createRecorder();
  for (const digest of ["a", "b", "a", "b"]) decide(digest);
  await recorder.store(new Set(["a", "b"]));
  for (const digest of ["a", "c"]) decide(digest);
  await recorder.store(new Set(["a", "c"]));
  expect(stored).toEqual(['a ["a"]', 'b ["b"]', 'c ["c"]']);
});

test("a version that cannot be stored waits", async () => {
  const { recorder, stored, decide, setAway } = createRecorder();
  decide("a");
  setAway(true);
  await expect(recorder.store(new Set(["a"]))).rejects.toThrow("away");
  setAway(false);
  await recorder.store(new Set(["a"]));
  expect(stored).toEqual(['a ["a"]']);
});

test("an unknown digest is not stored", async () => {
  const { recorder, stored } = createRecorder();
  recorder.add("z");
  await recorder.store(new Set(["z"]));
  expect(stored).toEqual([]);
});
