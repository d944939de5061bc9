import { createTestDatabase } from "@payment-routing/embedded-database/testing";
import { expect, test, vi } from "vitest";
import { findMerchants, findSecrets, openTestDelivery } from "../test/open-test-delivery.ts";
import { reportSession, SOURCE } from "../test/reports.ts";
import { openDelivery } from "./open-delivery.ts";

test("opening an unmigrated database fails and names the missing migrations", async () => {
  await using database = await createTestDatabase();
  const { connectionString } = database;
  await expect(
    openDelivery({ connectionString, merchants: findMerchants(), secrets: findSecrets() }),
  ).rejects.toMatchObject({
    name: "DeliveryError",
    code: "not-migrated",
    message: expect.stringContaining("0001-sessions.sql"),
  });
});

test('opening an unreachable database fails with "unavailable"', async () => {
  const connectionString = "postgresql://nobody@127.0.0.1:1/nowhere";
  await expect(
    openDelivery({ connectionString, merchants: findMerchants(), secrets: findSecrets() }),
  ).rejects.toMatchObject({ name: "DeliveryError", code: "unavailable", cause: expect.any(Error) });
});

test("statements planned on empty tables use an index on full ones", async () => {
  await using opened = await openTestDelivery();
  const { delivery } = opened;
  const { pool } = delivery.context;
  // Connections plan on empty tables now and keep these plans.
  await pool.query("analyze");
  const reports = Array.from({ length: 2000 }, (_, index) => reportSession({ session_id: index }));
  await delivery.applyReports(reports, SOURCE);
  await delivery.applyReports(reports, SOURCE);
  // Connections publish their statistics when they end, or after ten idle seconds.
  await delivery.close();
  const observer = await opened.openAnother();
  const readStatistics = async () => {
    const { rows } = await observer.context.pool.query(
      `select regexp_replace(relname, '_[0-9]+$', '') as name, seq_tup_read as read
       from pg_stat_user_tables where n_tup_ins >= 2000 order by name`,
    );
    return rows;
  };
  const tables = ["callbacks", "lanes", "payment_sessions", "session_history", "session_keys"];
  await expect.poll(readStatistics, { timeout: 10_000 }).toEqual(tables.map((name) => ({ name, read: "0" })));
});

test("connections set idle_in_transaction_session_timeout", async () => {
  await using opened = await openTestDelivery();
  const { rows } = await opened.delivery.context.pool.query("show idle_in_transaction_session_timeout");
  expect(rows).toEqual([{ idle_in_transaction_session_timeout: "10s" }]);
});

test("closing can be repeated, and a failure to close one part still closes the pool", async () => {
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
