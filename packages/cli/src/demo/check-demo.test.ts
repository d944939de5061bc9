import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { CallbackVerification } from "@payment-routing/client/callbacks";
import { readSecret } from "@payment-routing/signing";
import { beforeAll, expect, test } from "vitest";
import { DEMO_FILES, DEMO_KEYS } from "../../test/demo.ts";
import { checkDemo, type DemoRecord } from "./check-demo.ts";
import { startDemo } from "./run-demo.ts";

let record: DemoRecord;
let verification: CallbackVerification;

beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), "check-demo-"));
  const stage = { heading: () => {}, say: () => {} };
  ({ record, verification } = await startDemo({ files: DEMO_FILES, keys: DEMO_KEYS, folder, stage }));
  await rm(folder, { recursive: true });
}, 60_000);

test("the record of a real demo verifies", () => {
  expect(checkDemo(record, verification).filter(({ issue }) => issue !== undefined)).toEqual([]);
});

test.each<{ name: string; plant: () => Partial<DemoRecord>; want: readonly string[] }>([
  {
    name: "methods in another order",
    plant: () => ({ methods: record.methods.toReversed() }),
    want: ["the search returned methods with"],
  },
  { name: "no methods", plant: () => ({ methods: [] }), want: ["the search returned methods with"] },
  {
    name: "a report that was not applied",
    plant: () => ({
      outcomes: record.outcomes.with(1, { outcome: "outdated", version: 1, repeated: false }),
    }),
    want: ["every report was applied"],
  },
  {
    name: "a callback that never came",
    plant: () => ({ receipts: record.receipts.slice(0, 3) }),
    want: ["callbacks arrived in order", "each callback contains the reported status"],
  },
  {
    name: "callbacks that overtook each other",
    plant: () => ({ receipts: [0, 1, 3, 2].flatMap((index) => record.receipts[index] ?? []) }),
    want: ["callbacks arrived in order"],
  },
  {
    name: "a retry of another body",
    plant: () => {
      const [, , retry] = record.receipts;
      if (retry === undefined) throw new Error("there was no retry");
      const body = new Uint8Array(Buffer.from(Buffer.from(retry.body).toString().replace("2000", "2009")));
      return { receipts: record.receipts.with(2, { ...retry, body }) };
    },
    want: ["every delivery is valid", "the retry repeated the rejected delivery"],
  },
  {
    name: "a session that another status was reported of",
    plant: () => ({
      story: { ...record.story, captured: { ...record.story.captured, status: { code: 1, message: "" } } },
    }),
    want: ["each callback contains the reported status"],
  },
  {
    name: "a callback that the history does not know to be delivered",
    plant: () => ({
      history: record.history.map((entry) => ({ ...entry, callback: { sequence: 1, state: "waiting" } })),
    }),
    want: ["the history shows the callback of each report"],
  },
  {
    name: "an issue of the database",
    plant: () => ({ issues: [{ kind: "stuck-lane", sessionId: 1, message: "stuck" }] }),
    want: ["payment-routing check covers everything"],
  },
])("$name does not", ({ plant, want }) => {
  const failed = checkDemo({ ...record, ...plant() }, verification).filter(
    ({ issue }) => issue !== undefined,
  );
  expect(failed.map(({ claim }) => want.find((beginning) => claim.startsWith(beginning)))).toEqual(want);
});

test("with unknown secrets, no delivery verifies", () => {
  const secrets = [readSecret("other", `whsec_${Buffer.alloc(32).toString("base64")}`)];
  const [, , delivered] = checkDemo(record, { ...verification, secrets });
  expect(delivered?.issue).toContain("headers: ");
});
