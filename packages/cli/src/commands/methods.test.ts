import { openPool } from "@payment-routing/database";
import { expect, test } from "vitest";
import { useOperatorCommands } from "../../test/operator-commands.ts";

const { running, run, runJson } = useOperatorCommands();

test("methods are shown by version, with their share and the first reasons why they were not offered", async () => {
  expect((await run(["methods"])).out).toBe("None.");
  const pool = openPool(running().connectionString);
  await pool.query(`
    insert into routing_hours (client_id, at, digest, methods)
    select client_id, now() - interval '1 hour', 'sha256:0123456789abcdef', '{
      "0": { "offered": 8 }, "3": { "offered": 8 }, "11": { "offered": 2, "platform": 3, "amount": 1 }
    }' from unnest(array[0, 10077]) as clients (client_id)`);
  await pool.end();
  expect((await run(["methods"])).out.split("\n")).toEqual([
    expect.stringMatching(/^method +name +version +searches +offered +share +not offered$/),
    expect.stringMatching(/^3 +Danish national debit card +sha256:0123456789ab +8 +8 +100\.0 % +-$/),
    expect.stringMatching(
      /^11 +Nordic mobile wallet +sha256:0123456789ab +8 +2 +25\.0 % +platform 3, not-offered 2, amount 1$/,
    ),
  ]);
  const { items, points } = await runJson(["methods", "--client-id", "10077", "--method", "11"]);
  expect(items).toMatchObject([{ method_id: 11, offered: 2 }]);
  expect(points).toMatchObject([{ searches: 8, offered: 2 }]);
  expect((await run(["methods", "--client-id", "1"])).out).toBe("None.");
});
