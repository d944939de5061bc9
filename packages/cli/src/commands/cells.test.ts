import { createHash } from "node:crypto";
import { mkdtemp, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { migrate, openPool } from "@payment-routing/database";
import { createTestDatabase } from "@payment-routing/embedded-database/testing";
import { createOperatorClient } from "@payment-routing/operator-client";
import { afterAll, beforeAll, expect, test } from "vitest";
import { DEMO_FILES } from "../../test/demo.ts";
import { runLine } from "../../test/run-line.ts";
import { type RunningService, reportSession, runService } from "../../test/running-service.ts";

const opened = new AsyncDisposableStack();
const databases: Record<string, string> = {};
const CLIENT = 10077;
const REASON = ["--reason", "eu is full"];
const KEY = { OPERATOR_KEY: "sandbox-admin-key" };

beforeAll(async () => {
  for (const name of ["eu", "us"]) {
    const database = opened.use(await createTestDatabase({ migrate }));
    databases[name] = database.connectionString;
    const others = name === "us" ? ["--default-cell", "eu"] : [];
    const named = await runLine(["cells", "init", name, ...others], environmentOf(name));
    expect(named).toEqual({
      code: 0,
      out: `This is the database of cell ${name}. Start its processes with --cell ${name}.`,
      err: "",
    });
  }
}, 60_000);
afterAll(() => opened.disposeAsync());

function environmentOf(name: string) {
  return { environment: { DATABASE_URL: databases[name] } };
}

/** Both cells run until the end of the test. */
async function startBoth(more: readonly string[] = [], ofEu: readonly string[] = []) {
  const [eu, us] = await Promise.all(
    ["eu", "us"].map((name) => start(name, ["--cell", name, ...more, ...(name === "eu" ? ofEu : [])])),
  );
  const cells = Object.entries({ eu, us }).map(([name, service]) => ({
    ...{ name, url: service?.url, internal_url: service?.internalUrl },
  }));
  const file = join(await mkdtemp(join(tmpdir(), "cells-")), "cells.yaml");
  await writeFile(file, JSON.stringify({ cells }));
  return { eu: eu?.internalUrl ?? "", us: us?.internalUrl ?? "", file };
}

function start(name: string, more: readonly string[]): Promise<RunningService> {
  return runService(
    ["serve", "--sandbox", "--config", DEMO_FILES.config, "--secrets", DEMO_FILES.secrets, ...more],
    { DATABASE_URL: databases[name] },
  );
}

test("a process starts only on the database of its cell", async () => {
  for (const [given, message] of [
    [[], "expected a database of no cell, but the database is that of cell eu"],
    [["--cell", "us"], "expected the database of cell us, but the database is that of cell eu"],
  ] as const) {
    const args = [
      "serve",
      "--sandbox",
      "--config",
      DEMO_FILES.config,
      "--secrets",
      DEMO_FILES.secrets,
      ...given,
    ];
    const { code, err } = await runLine(args, {
      environment: { DATABASE_URL: databases.eu, PORT: "0", INTERNAL_PORT: "0" },
    });
    expect([code, err]).toEqual([1, expect.stringContaining(message)]);
  }
});

test("a client moves between running cells, and processors find it", async () => {
  const { eu, us, file } = await startBoth();
  expect(await reportSession(eu, 1, 1)).toBe(201);
  expect(await reportSession(us, 1, 2)).toBe(421);
  const args = [
    "clients",
    "move",
    `${CLIENT}`,
    "--from",
    databases.eu ?? "",
    "--to",
    databases.us ?? "",
    ...REASON,
  ];
  const { code, out } = await runLine([...args, "--json", "--cells", file], {
    environment: { OPERATOR_KEY: "sandbox-admin-key" },
  });
  expect([code, JSON.parse(out)]).toEqual([
    0,
    {
      client_id: CLIENT,
      cell: "us",
      sessions: 1,
      held_ms: expect.any(Number),
      unowned_ms: expect.any(Number),
      shared_endpoints: [],
    },
  ]);
  expect(await reportSession(eu, 1, 2)).toBe(421);
  expect(await reportSession(us, 1, 2)).toBe(200);
  const client = createOperatorClient({ url: eu, authentication: { key: "sandbox-admin-key" } });
  expect((await client.call("listCallbacks")).items).toEqual([]);
  await expect(client.call("readSession", { session_id: 1 })).rejects.toMatchObject({
    code: "unknown-session",
  });
  expect(await client.call("readCell")).toMatchObject({
    cell: "eu",
    default_cell: "eu",
    clients: [
      { client_id: CLIENT, state: "left", other_cell: "us", claimed_by: "us", claimed_generation: 1 },
    ],
  });
  expect((await runLine(args)).out).toContain("Client 10077 is in cell us");
});

test("a move needs the secrets of the client in the target", async () => {
  const secrets = await readFile(DEMO_FILES.secrets, "utf8");
  const retired = join(await mkdtemp(join(tmpdir(), "cells-")), "secrets.yaml");
  await writeFile(
    retired,
    secrets.replace("    sandbox: true", '    sandbox: true\n    retired_at: "2026-01-01T00:00:00Z"'),
  );
  const { file } = await startBoth([], ["--secrets", retired]);
  const args = [
    "clients",
    "move",
    `${CLIENT}`,
    "--from",
    databases.us ?? "",
    "--to",
    databases.eu ?? "",
    ...REASON,
  ];
  const { code, err } = await runLine([...args, "--cells", file], {
    environment: { OPERATOR_KEY: "sandbox-admin-key" },
  });
  expect([code, err]).toEqual([
    1,
    expect.stringMatching(/cell eu lacks secrets of client 10077: sandbox-shop-webhook-1$/),
  ]);
});

test("a move that is refused says why, and changes nothing", async () => {
  const args = [
    "clients",
    "move",
    "10078",
    "--from",
    databases.us ?? "",
    "--to",
    databases.eu ?? "",
    ...REASON,
  ];
  expect(await runLine(args)).toMatchObject({
    code: 1,
    err: "payment-routing clients move: cell us has nothing of the client",
  });
});

test("what is left over is released with --discard, or against a backup", async () => {
  const args = [
    "clients",
    "release",
    `${CLIENT}`,
    "--from",
    databases.eu ?? "",
    "--owner",
    databases.us ?? "",
    ...REASON,
  ];
  expect(await runLine(args)).toMatchObject({
    code: 2,
    err: expect.stringContaining("--backup: expected --backup or --discard"),
  });
  const done = await runLine([...args, "--backup", databases.us ?? "", "--yes"]);
  expect(done).toEqual({ code: 0, out: "Deleted 1 session of client 10077.", err: "" });
});

test("cells status compares the cells, and names those that are away", async () => {
  const { file } = await startBoth();
  const { code, out, err } = await runLine(["cells", "status", "--cells", file], { environment: KEY });
  expect([code, err]).toEqual([0, ""]);
  expect(out).toMatch(/^cell +versions +waiting +moved clients +configuration +keys\neu .*\nus .*$/);
  const away = join(await mkdtemp(join(tmpdir(), "cells-")), "cells.yaml");
  const cells = [{ name: "eu", url: "http://127.0.0.1:1", internal_url: "http://127.0.0.1:1" }];
  await writeFile(away, JSON.stringify({ cells }));
  expect(await runLine(["cells", "status", "--cells", away], { environment: KEY })).toMatchObject({
    code: 1,
    err: expect.stringContaining("cell eu is away: "),
  });
});

test("a command with --cells is done in each cell, and names those that it missed", async () => {
  const root = createHash("sha256").update("the-root-key").digest("hex");
  for (const name of ["eu", "us"]) {
    const key = ["keys", "create", "root", "--scope", "admin", "--digest", root, ...REASON];
    expect(await runLine(key, environmentOf(name))).toMatchObject({ code: 0 });
    const activate = [
      "config",
      "activate",
      "--sandbox",
      "--config",
      DEMO_FILES.config,
      "--secrets",
      DEMO_FILES.secrets,
      ...REASON,
    ];
    expect(await runLine(activate, environmentOf(name))).toMatchObject({ code: 0 });
  }
  const { file } = await startBoth(["--config-source", "database"]);
  const environment = { OPERATOR_KEY: "the-root-key" };
  const key = ["keys", "create", "shop-2", "--client", `${CLIENT}`, "--cells", file, ...REASON];
  const { code, out, err } = await runLine(key, { environment });
  expect([code, err]).toEqual([0, ""]);
  expect(out).toMatch(/^prk_\S+\neu: created: shop-2 of client 10077\nus: created: shop-2 of client 10077$/);
  expect(await runLine(["cells", "status", "--cells", file], { environment })).toMatchObject({ code: 0 });
  const again = await runLine(key, { environment });
  expect(again).toMatchObject({
    code: 1,
    err: expect.stringMatching(/not done in: eu, us\. Repeat the command for them$/),
  });
});

test("recovery asks the other cells", async () => {
  const recovered = await runLine(["recover", "--acknowledge", ...REASON], environmentOf("eu"));
  expect(recovered).toMatchObject({
    code: 1,
    err: expect.stringContaining("clients recover asks the other cells"),
  });
  const args = ["clients", "recover", "--cell", databases.eu ?? "", "--other", databases.us ?? "", ...REASON];
  expect(await runLine(args)).toEqual({
    code: 0,
    out: "client 10077: in cell us\n1 client recovered.",
    err: "",
  });
});

test("the doctor names a client whose move was not finished, and a process of another cell", async () => {
  const pool = openPool(databases.eu ?? "");
  await pool.query(
    `create trigger "note_change_10077" after insert on redeliveries for each row execute function note_change('10077', '0')`,
  );
  await pool.end();
  const settings = ["--config", DEMO_FILES.config, "--secrets", DEMO_FILES.secrets, "--sandbox"];
  const { out } = await runLine(["doctor", ...settings, "--cell", "us"], environmentOf("eu"));
  expect(out).toContain(
    "error    cells: expected the database of cell us, but the database is that of cell eu: correct --cell",
  );
  expect(out).toContain("warning  cells: 1 client moved, and the move was not finished");
});
