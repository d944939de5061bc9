import { createTestDatabase } from "@payment-routing/embedded-database/testing";
import { expect, test, vi } from "vitest";
import { findMerchants, findSecrets, openTestDelivery } from "../test/open-test-delivery.ts";
import { reportSession, SOURCE } from "../test/reports.ts";
import { openDelivery } from "./open-delivery.ts";

test("a database that was not migrated is refused, by the names of what it lacks", async () => {
  await using database = await createTestDatabase();
  const { connectionString } = database;
  await expect(
    openDelivery({ connectionString, merchants: findMerchants(), secrets: findSecrets() }),
  ).rejects.toMatchObject({
    name: "DeliveryError",
    code: "not-migrated",
    message: expect.stringContaining("0001-sessions-and-lanes.sql"),
  });
});

test("a database that cannot be reached is said to be so", async () => {
  const connectionString = "postgresql://nobody@127.0.0.1:1/nowhere";
  await expect(
    openDelivery({ connectionString, merchants: findMerchants(), secrets: findSecrets() }),
  ).rejects.toMatchObject({ name: "DeliveryError", code: "unavailable", cause: expect.any(Error) });
});

test("what is looked for in tables that were empty is found through an index when they are full", async () => {
  await using opened = await openTestDelivery();
  const { delivery } = opened;
  const { pool } = delivery.context;
  // Plans that are made now are for tables that are known to be empty, and they are kept.
  await pool.query("analyze");
  const reports = Array.from({ length: 2000 }, (_, index) => reportSession({ session_id: index }));
  await delivery.applyReports(reports, SOURCE);
  await delivery.applyReports(reports, SOURCE);
  const readStatistics = async () => {
    const { rows } = await pool.query(
      `select regexp_replace(relname, '_[0-9]+$', '') as name, seq_tup_read as read
       from pg_stat_user_tables where n_tup_ins >= 2000 order by name`,
    );
    return rows;
  };
  const tables = ["callbacks", "lanes", "payment_sessions", "session_history"];
  await expect.poll(readStatistics, { timeout: 10_000 }).toEqual(tables.map((name) => ({ name, read: "0" })));
});

test("a transaction whose process is stopped does not keep its locks for long", async () => {
  await using opened = await openTestDelivery();
  const { rows } = await opened.delivery.context.pool.query("show idle_in_transaction_session_timeout");
  expect(rows).toEqual([{ idle_in_transaction_session_timeout: "10s" }]);
});

test("closing twice is closing once, and what cannot be closed keeps nothing else open", async () => {
  await using opened = await openTestDelivery();
  await Promise.all([opened.delivery.close(), opened.delivery.close()]);
  await opened.delivery.close();

  const { connectionString } = opened;
  const failing = await openDelivery({
    connectionString,
    merchants: findMerchants(),
    secrets: findSecrets(),
  });
  vi.spyOn(failing.context.events, "off").mockImplementationOnce(() => {
    throw new Error("no");
  });
  await expect(failing.close()).rejects.toThrow("no");
  expect(failing.context.pool.ended).toBe(true);
});
