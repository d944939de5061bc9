import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { CallbackVerification } from "@payment-routing/client/callbacks";
import { readSecret } from "@payment-routing/signing";
import { beforeAll, expect, test } from "vitest";
import { DEMO_FILES, DEMO_KEYS } from "../../test/demo.ts";
import type { DemoRecord } from "./demo-record.ts";
import { judgeDemo } from "./judge-demo.ts";
import { performDemo } from "./perform-demo.ts";

let record: DemoRecord;
let verification: CallbackVerification;

beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), "judge-demo-"));
  const stage = { heading: () => {}, say: () => {} };
  ({ record, verification } = await performDemo({ files: DEMO_FILES, keys: DEMO_KEYS, folder, stage }));
  await rm(folder, { recursive: true });
}, 60_000);

test("what really happened verifies", () => {
  expect(judgeDemo(record, verification).filter(({ fault }) => fault !== undefined)).toEqual([]);
});

test.each<{ name: string; plant: () => Partial<DemoRecord>; want: readonly string[] }>([
  {
    name: "methods in another order",
    plant: () => ({ methods: record.methods.toReversed() }),
    want: ["the search was answered with methods"],
  },
  { name: "no methods", plant: () => ({ methods: [] }), want: ["the search was answered with methods"] },
  {
    name: "a report that was not applied",
    plant: () => ({ verdicts: record.verdicts.with(1, { verdict: "outdated", version: 1 }) }),
    want: ["every report was applied"],
  },
  {
    name: "a callback that never came",
    plant: () => ({ receipts: record.receipts.slice(0, 3) }),
    want: ["callbacks came in order", "each callback told the status"],
  },
  {
    name: "callbacks that overtook each other",
    plant: () => ({ receipts: [0, 1, 3, 2].flatMap((index) => record.receipts[index] ?? []) }),
    want: ["callbacks came in order"],
  },
  {
    name: "a retry of another body",
    plant: () => {
      const [, , retry] = record.receipts;
      if (retry === undefined) throw new Error("there was no retry");
      const body = new Uint8Array(Buffer.from(Buffer.from(retry.body).toString().replace("2000", "2009")));
      return { receipts: record.receipts.with(2, { ...retry, body }) };
    },
    want: ["every delivery was right", "the retry was the refused delivery again"],
  },
  {
    name: "a session that another status was reported of",
    plant: () => ({
      story: { ...record.story, captured: { ...record.story.captured, status: { code: 1, message: "" } } },
    }),
    want: ["each callback told the status"],
  },
  {
    name: "a callback that the history does not know to be delivered",
    plant: () => ({
      history: record.history.map((entry) => ({ ...entry, callback: { sequence: 1, state: "waiting" } })),
    }),
    want: ["the history names the callback of each report"],
  },
  {
    name: "a finding",
    plant: () => ({ findings: [{ kind: "stuck-lane", sessionId: 1, message: "stuck" }] }),
    want: ["the checker found nothing"],
  },
])("$name does not", ({ plant, want }) => {
  const faults = judgeDemo({ ...record, ...plant() }, verification).filter(
    ({ fault }) => fault !== undefined,
  );
  expect(faults.map(({ claim }) => want.find((beginning) => claim.startsWith(beginning)))).toEqual(want);
});

test("with the secrets of somebody else, no delivery verifies", () => {
  const secrets = [readSecret("other", `whsec_${Buffer.alloc(32).toString("base64")}`)];
  const [, , delivered] = judgeDemo(record, { ...verification, secrets });
  expect(delivered?.fault).toContain("headers: ");
});
