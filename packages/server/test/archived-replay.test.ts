import { mkdtemp, readdir, rm, truncate } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createPastPartitions } from "@payment-routing/database";
import { storeDecisions } from "@payment-routing/decision-store";
import { archiveDays } from "@payment-routing/decision-store/testing";
import { decodePaymentMethodSearchCriteria } from "@payment-routing/search-contract";
import { expect, onTestFinished, test } from "vitest";
import { useConfigurationJobs, WITHOUT_IOS } from "./configuration-jobs.ts";
import { FULL_SEARCH, loadSandbox } from "./sandbox.ts";

const { findPool, serve } = useConfigurationJobs();
const DAY_MS = 86_400_000;

test("simulation and coverage have the same results of an archived day, and name a file that they cannot read", async () => {
  const pool = findPool();
  const start = new Date().setUTCHours(12, 0, 0, 0) - 2 * DAY_MS;
  await createPastPartitions(pool, "decision_blocks", 3);
  await storeDecisions(pool, await makeDecisions(start));
  const folder = await mkdtemp(join(tmpdir(), "payment-routing-archive-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const { run } = await serve({ decisionArchive: folder });
  const period = {
    since: new Date(start - DAY_MS).toISOString(),
    until: new Date(start + DAY_MS).toISOString(),
  };
  const replay = async () => {
    const results = [];
    for (const kind of ["simulate", "coverage"])
      results.push((await run(kind, { configuration: WITHOUT_IOS, ...period })).at(-1));
    return results as unknown as { result: { recorded: number; not_recorded: readonly string[] } }[];
  };
  const log = () => undefined;
  const archive = (now: number) =>
    archiveDays(pool, { folder, now, retentionDays: 30, logger: { info: log, warn: log, error: log } });
  // It makes an empty archive.
  await archive(start);
  const before = await replay();
  await archive(Date.now());
  expect((await pool.query("select from decision_blocks")).rowCount).toBe(0);
  expect(await replay()).toEqual(before);
  const [day = ""] = await readdir(folder);
  const [, part = ""] = (await readdir(join(folder, day))).sort();
  await truncate(join(folder, day, part), 50);
  for (const { result } of await replay())
    expect([result.recorded, result.not_recorded.at(-1)]).toEqual([
      500,
      expect.stringMatching(/^the archived decisions in \S+parquet: the file is too short$/),
    ]);
});

async function makeDecisions(start: number) {
  const { router } = await loadSandbox();
  const decoded = decodePaymentMethodSearchCriteria(FULL_SEARCH);
  const account = router.findAccount(10077, 100482);
  if (!decoded.ok || account === undefined) throw new Error("the sandbox does not take its own search");
  return Array.from({ length: 500 }, (_, event) => {
    const client_info = { ...decoded.value.client_info, platform: event % 3 === 0 ? "iOS" : "Android" };
    const { facts, methods } = router.decide(account, { ...decoded.value, client_info }, start + event);
    return {
      ...{ instant: facts.instant, clientId: 10077, accountId: 100482, eventId: event },
      ...{ requestId: `request-${event}`, digest: router.configurationDigest, problem: undefined, facts },
      offered: methods.map(({ id, preference }) => [id, preference] as const),
      ...{ durationUs: 100, advisories: [] },
    };
  });
}
