import { createKey } from "@payment-routing/config-store";
import { openPool } from "@payment-routing/database";
import type { Report } from "@payment-routing/delivery";
import { createTestDatabase } from "@payment-routing/embedded-database/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  type OpenedDelivery,
  openSandboxDelivery,
  readReport,
  SESSION_ID,
} from "../../test/open-delivery.ts";
import { runLine } from "../../test/run-line.ts";

let opened: OpenedDelivery;
beforeAll(async () => {
  opened = await openSandboxDelivery();
}, 30_000);
afterAll(() => opened?.[Symbol.asyncDispose]());

const run = (...given: readonly string[]) =>
  runLine(["recover", "--reason", "the disk broke", ...given], {
    environment: { DATABASE_URL: opened.connectionString },
  });

test("stops deliveries until --acknowledge, and raises sequence numbers", async () => {
  const { delivery } = opened;
  await delivery.applyReport(readReport(), { keyId: "processor" });
  const pool = openPool(opened.connectionString);
  const key = { holder: { holder: "client", clientId: 10077 }, keyId: "shop" } as const;
  await createKey(pool, key, { actor: "anna", reason: "a shop" });
  await pool.end();
  const { code, out } = await run("--json");
  const recovery = JSON.parse(out);
  expect([code, recovery]).toEqual([
    0,
    {
      as_of: expect.stringMatching(/^\d{4}-/),
      floor: expect.any(Number),
      keys: [{ client_id: 10077, key_id: "shop", created_at: expect.stringMatching(/^\d{4}-/) }],
      activations: [],
      waiting: [{ client_id: 10077, lanes: 1, callbacks: 1, redeliveries: 0 }],
    },
  ]);
  expect(await delivery.operations.readLane(SESSION_ID)).toMatchObject({
    endpointHold: { reason: "paused" },
  });
  const later = { ...readReport(), report_id: "later", source_sequence: 8 };
  const status = { code: 4010, message: "Payment session expired" };
  await delivery.applyReport({ ...later, status } as Report, { keyId: "processor" });
  expect((await delivery.operations.readLane(SESSION_ID))?.head).toBe(recovery.floor);

  const again = await run();
  expect(again.out).toContain("All deliveries are stopped.");
  expect(again.out).toMatch(/\n {2}client 10077 {2}shop {2}created \S+Z\n/);
  expect(again.out).toContain("\n  client 10077  2 callbacks in 1 lane, 0 redeliveries\n");
  expect(again.out).toContain("Ask every processor to repeat all reports");
  expect(await run("--acknowledge")).toEqual({ code: 0, out: "Deliveries are restarted.", err: "" });
  expect((await delivery.operations.readLane(SESSION_ID))?.endpointHold).toBeUndefined();
  expect(await run("--acknowledge", "--json")).toMatchObject({ out: '{"released":false}' });
});

test("does not resume an endpoint that an operator paused", async () => {
  const { operations } = opened.delivery;
  const [lane] = (await operations.listLanes()).items;
  const endpoint = lane?.endpoint ?? "";
  await operations.pauseEndpoint(endpoint, { actor: "test", reason: "they said so" });
  await run();
  await run("--acknowledge");
  expect((await operations.readLane(SESSION_ID))?.endpointHold).toMatchObject({ reason: "paused" });
});

test("requires a reason", async () => {
  const { code, err } = await runLine(["recover"], {
    environment: { DATABASE_URL: opened.connectionString },
  });
  expect([code, err]).toEqual([2, expect.stringContaining("--reason")]);
});

test("names the remedy for a database without migrations", async () => {
  const database = await createTestDatabase();
  try {
    const environment = { DATABASE_URL: database.connectionString };
    expect(await runLine(["recover", "--reason", "the disk broke"], { environment })).toMatchObject({
      code: 1,
      err: "payment-routing: the database lacks migrations. Run payment-routing migrate",
    });
  } finally {
    await database.drop();
  }
});
