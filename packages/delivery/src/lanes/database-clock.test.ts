import { expect, test } from "vitest";
import { collectIssues } from "../../test/collect-issues.ts";
import { insertLanes, readEndpoint, readLane, readStates } from "../../test/lanes/lane-rows.ts";
import { openLaneTrial } from "../../test/lanes/open-lane-trial.ts";
import { reportSession, reportSessionStatus, SOURCE } from "../../test/reports.ts";

const trial = openLaneTrial();
const nobody = "https://nobody.example";
const elsewhere = "https://elsewhere.example";

/** Moves all stored times forward, as if the clock of the database had been set back. */
async function setClockBack(hours: number): Promise<void> {
  const by = `${hours} hours`;
  for (const statement of [
    "update lanes set due_at = due_at + $1, waiting_since = waiting_since + $1, updated_at = updated_at + $1",
    "update endpoints set slow_until = slow_until + $1, open_until = open_until + $1",
    "update redeliveries set due_at = due_at + $1",
    "update workers set beat_at = beat_at + $1",
    "update callbacks set at = at + $1, settled_at = settled_at + $1",
    "update session_history set at = at + $1",
    // Workers have seen the clock until now. The row itself is as old as the template of the test database.
    "update clock_periods set seen_until = now() + $1 where set_back_to is null",
  ]) {
    await trial.pool.query(statement.replaceAll("$1", "$1::interval"), [by]);
  }
}

test("stored times follow the database clock when it is set back", async () => {
  const { pool } = trial;
  await insertLanes(pool, [
    { sessionId: 1, origin: nobody },
    { sessionId: 2, origin: trial.receiver.origin },
  ]);
  await pool.query("update lanes set due_at = now() + interval '10 minutes' where session_id = 1");
  await pool.query(
    `insert into endpoints (endpoint, client_id, failures, open_until, slow_until)
     values ($1, 1, 10, now() + interval '5 minutes', null), ($2, 1, 0, null, now() + interval '1 hour')`,
    [nobody, elsewhere],
  );
  await pool.query("insert into workers (worker) values ('gone')");
  await pool.query(
    `insert into redeliveries (session_id, sequence, endpoint, url, requested_by, due_at)
     values (1, 1, $1, $1, 'ada', now() + interval '1 minute')`,
    [nobody],
  );
  await setClockBack(3);
  const heard: number[] = [];
  trial.delivery.context.events.on("databaseClockSetBack", ({ backMs }) => heard.push(backMs));
  trial.start();
  await trial.startElsewhere();
  await expect.poll(() => readStates(pool, 2), { timeout: 5000 }).toEqual(["delivered"]);
  const lane = await readLane(pool, 1);
  expect(lane.due_in).toBeLessThanOrEqual(600);
  expect(lane.due_in).toBeGreaterThan(570);
  expect((await readEndpoint(pool, nobody))?.open_for).toBeLessThanOrEqual(300);
  expect((await readEndpoint(pool, nobody))?.open_for).toBeGreaterThan(270);
  expect((await readEndpoint(pool, elsewhere))?.slow_for).toBeLessThanOrEqual(3600);
  const { rows } = await pool.query(`
    select (select extract(epoch from beat_at - now()) from workers where worker = 'gone')::float8 as gone,
      (select extract(epoch from due_at - now()) from redeliveries)::float8 as again,
      (select count(*) from clock_periods)::int as periods`);
  expect(rows[0].gone).toBeLessThanOrEqual(0);
  expect(rows[0].again).toBeLessThanOrEqual(60);
  expect(rows[0].again).toBeGreaterThan(30);
  // One of the two workers has corrected the times, once.
  expect(rows[0].periods).toBe(2);
  const { items } = await trial.delivery.operations.listAudit({ subject: "database" });
  expect(items).toMatchObject([
    { action: "follow-clock", reason: expect.stringMatching(/set back by 10\d\d\d s$/) },
  ]);
  expect(heard.length).toBeLessThanOrEqual(1);
});

test("the checker accepts callbacks settled in order across a database clock that was set back", async () => {
  const { pool, delivery } = trial;
  trial.setMerchant({ endpoint: trial.receiver.origin });
  await delivery.applyReports([reportSession({ session_id: 7 })], SOURCE);
  const worker = trial.start();
  await expect.poll(() => readStates(pool, 7)).toEqual(["delivered"]);
  await worker.stop();
  await setClockBack(2);
  trial.start();
  await delivery.applyReports([reportSessionStatus({ session_id: 7 })], SOURCE);
  await expect.poll(() => readStates(pool, 7), { timeout: 5000 }).toEqual(["delivered", "delivered"]);
  await expect
    .poll(
      async () =>
        (await pool.query("select from clock_periods where set_back_to > now() - interval '1 min'")).rowCount,
    )
    .toBeGreaterThan(0);
  expect((await collectIssues(delivery)).issues).toEqual([]);
  await pool.query("delete from clock_periods where set_back_to is not null");
  expect((await collectIssues(delivery)).issues).toMatchObject([{ kind: "settled-out-of-order" }]);
});
