import { expect, test } from "vitest";
import { createVersionRecorder, type NewVersion } from "./version-recorder.ts";

function createRecorder() {
  let current = describeVersion("a");
  const stored: string[] = [];
  let isAway = false;
  const recorder = createVersionRecorder({} as never, {
    get current() {
      return current;
    },
    async store(_database, { digest, files }) {
      if (isAway) throw new Error("away");
      stored.push(`${digest} ${files.map(({ path }) => path)}`);
    },
  });
  return {
    stored,
    add: (digest: string) => recorder.add(digest),
    store: (digests: readonly string[]) => recorder.store(recorder.listWaiting(digests)),
    decide(digest: string) {
      current = describeVersion(digest);
      recorder.add(digest);
    },
    setAway(value: boolean) {
      isAway = value;
    },
  };
}

function describeVersion(digest: string): NewVersion {
  return { digest, files: [{ path: `${digest}.yaml`, text: "" }] };
}

test("a version is stored once, however often it becomes current", async () => {
  const { store, stored, decide } = createRecorder();
  for (const digest of ["a", "b", "a", "b"]) decide(digest);
  await store(["a", "b"]);
  for (const digest of ["a", "c"]) decide(digest);
  await store(["a", "c"]);
  expect(stored).toEqual(["a a.yaml", "b b.yaml", "c c.yaml"]);
});

test("a version that cannot be stored waits", async () => {
  const { store, stored, decide, setAway } = createRecorder();
  decide("a");
  setAway(true);
  await expect(store(["a"])).rejects.toThrow("away");
  setAway(false);
  await store(["a"]);
  expect(stored).toEqual(["a a.yaml"]);
});

test("an unknown digest is not stored", async () => {
  const { add, store, stored } = createRecorder();
  add("z");
  await store(["z"]);
  expect(stored).toEqual([]);
});
