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
    stored,
    add: (digest: string) => recorder.add(digest),
    store: (digests: readonly string[]) => recorder.store(recorder.listWaiting(digests)),
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
  const { store, stored, decide } = createRecorder();
  for (const digest of ["a", "b", "a", "b"]) decide(digest);
  await store(["a", "b"]);
  for (const digest of ["a", "c"]) decide(digest);
  await store(["a", "c"]);
  expect(stored).toEqual(['a ["a"]', 'b ["b"]', 'c ["c"]']);
});

test("a version that cannot be stored waits", async () => {
  const { store, stored, decide, setAway } = createRecorder();
  decide("a");
  setAway(true);
  await expect(store(["a"])).rejects.toThrow("away");
  setAway(false);
  await store(["a"]);
  expect(stored).toEqual(['a ["a"]']);
});

test("an unknown digest is not stored", async () => {
  const { add, store, stored } = createRecorder();
  add("z");
  await store(["z"]);
  expect(stored).toEqual([]);
});
