import dns from "node:dns";
import { createTestDatabase } from "@payment-routing/embedded-database/testing";
import { expect, onTestFinished, test, vi } from "vitest";
import { openPool } from "./open-pool.ts";

test("each new connection resolves the host anew, as after a DNS name moved to another primary", async () => {
  const database = await createTestDatabase();
  const url = new URL(database.connectionString);
  const address = url.hostname;
  url.hostname = "primary.test";
  let isKnown = true;
  const lookup = vi.spyOn(dns, "lookup").mockImplementation(((name, options, done) => {
    const found = isKnown && name === "primary.test" ? [{ address, family: 4 }] : [];
    const error = found.length > 0 ? null : Object.assign(new Error(`no ${name}`), { code: "ENOTFOUND" });
    if (options.all) done(error, found);
    else done(error, address, 4);
  }) as Lookup as typeof dns.lookup);
  const pool = openPool(url.href);
  onTestFinished(async () => {
    lookup.mockRestore();
    await pool.end();
    await database.drop();
  });
  const read = async () => (await pool.query("select pg_backend_pid() as pid")).rows[0].pid;
  const first = await read();
  await pool.query("select pg_terminate_backend($1)", [first]).catch(() => undefined);
  isKnown = false;
  await expect.poll(() => read().catch((error) => error.code)).toBe("ENOTFOUND");
  isKnown = true;
  expect(await read()).not.toBe(first);
});

type Lookup = (
  name: string,
  options: dns.LookupOptions,
  done: (error: Error | null, address: string | dns.LookupAddress[], family?: number) => void,
) => void;
