import { once } from "node:events";
import { mkdtemp, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { migrate, openPool } from "@payment-routing/database";
import { initCell } from "@payment-routing/delivery";
import { startTrialDatabase } from "../database/trial-database.ts";
import { SANDBOX_FILES } from "../service/service-process.ts";
import { waitUntilHolds } from "../trial/wait-until.ts";
import { type AlertStage, RETRIES, search } from "./alert-stage.ts";

/** A fault, and the alerts that it raises. */
export interface AlertFault {
  readonly fault: string;
  readonly alerts: readonly string[];
  /** Injects it. Resolves to a function that mends it. */
  readonly inject: (stage: AlertStage) => Promise<() => Promise<unknown>>;
}

/** The faults of each round are injected together, because their alerts take long or do not disturb each other. */
export const ROUNDS: readonly (readonly AlertFault[])[] = [
  [
    {
      fault: "no check has run for two days",
      alerts: ["CheckMissing"],
      async inject({ pool, run }) {
        await pool.query("update checks set checked_at = now() - interval '2 days'");
        return () => run("check");
      },
    },
    {
      fault: "a certificate of a merchant ends in an hour",
      alerts: ["CertificateExpires"],
      async inject({ merchant }) {
        merchant.show("expiring");
        return async () => merchant.show("lasting");
      },
    },
    {
      fault: "a key of a client ends in an hour",
      alerts: ["KeyExpires"],
      inject: ({ edit }) =>
        edit("credentials.yaml", (text) => {
          const expires = new Date(Date.now() + 3_600_000).toISOString();
          return text.replace("- id: sandbox-key\n", `- id: sandbox-key\n        expires: "${expires}"\n`);
        }),
    },
    {
      fault: "a search process has another configuration",
      alerts: ["ConfigurationsDiffer"],
      inject: (stage) => startFaulty(stage, "search", { configuration: SANDBOX_FILES.configuration }),
    },
    {
      fault: "the clock of a worker is 45 s ahead",
      alerts: ["ClockDiffers"],
      inject: (stage) => startFaulty(stage, "worker", { code: CLOCK_AHEAD }),
    },
  ],
  [
    {
      fault: "PostgreSQL stops",
      alerts: ["DatabaseAway", "DecisionsSpooled", "DecisionsDropped"],
      async inject({ database }) {
        await database.crash();
        return () => database.start();
      },
    },
    {
      fault: "a file of the configuration is not valid",
      alerts: ["ConfigurationRejected"],
      inject: ({ edit }) => edit("broken.yaml", () => "methods: none"),
    },
  ],
  [
    {
      fault: "a search process throws errors",
      alerts: ["SearchesFailing", "InternalErrors"],
      inject: (stage) => startFaulty(stage, "search", { code: HASHES_THROW }),
    },
    {
      fault: "a search process answers 80 ms late",
      alerts: ["SearchesSlow"],
      inject: (stage) => startFaulty(stage, "search", { code: ANSWERS_LATE }),
    },
  ],
  [
    {
      fault: "another cell claims a client, and does not know one that left for it",
      alerts: ["ClientsHeld", "ClientsUnowned"],
      inject: startCell,
    },
    {
      fault: "a worker is killed while it sends callbacks",
      alerts: ["LeasesLost", "ProcessDown"],
      async inject(stage) {
        const worker = await stage.start("worker");
        stage.merchant.answer(204, 1000);
        const holds = "exists (select from lanes where leased_by like $1 and leased_until > now())";
        await waitUntilHolds(stage, holds, [`%/${worker.processId}/%`]);
        await stage.kill(worker);
        stage.merchant.answer(204);
        return async () => stage.forget(worker);
      },
    },
  ],
  [
    {
      fault: "both workers are frozen for a minute",
      alerts: ["WorkersBehind", "CallbacksLate"],
      async inject({ workers }) {
        for (const worker of workers) worker.suspend();
        // CallbacksLate is raised by what they attempt when they continue.
        const thaw = async () => {
          await delay(60_000);
          for (const worker of workers) worker.resume();
        };
        const thawed = thaw();
        return () => thawed;
      },
    },
  ],
  [
    {
      fault: "the partitions of later days are dropped",
      alerts: ["PartitionsMissing"],
      // Not beside a fault that starts a process, which creates partitions.
      async inject({ pool, database }) {
        await pool.query(DROP_PARTITIONS);
        return () => migrate(database.connectionString);
      },
    },
    {
      fault: "the merchant answers 500",
      alerts: ["CallbacksUndelivered", "BreakersOpen"],
      async inject({ merchant, run }) {
        merchant.answer(500);
        return async () => {
          merchant.answer(204);
          await run("endpoints", "resume", merchant.origin, "--reason", "the merchant is back");
        };
      },
    },
  ],
  [
    {
      fault: "the merchant answers 400 until retries are exhausted",
      alerts: ["LanesParked"],
      async inject({ merchant, edit, run }) {
        const restore = await edit("merchants.yaml", (text) =>
          text.replaceAll(RETRIES, "{ schedule_seconds: [1], jitter: 0 }"),
        );
        merchant.answer(400);
        return async () => {
          merchant.answer(204);
          await restore();
          await run("lanes", "unpark", "--client-id", "10077", "--reason", "the merchant is back", "--yes");
        };
      },
    },
  ],
  [
    {
      fault: "the endpoint of a client has a private address",
      alerts: ["CallbacksBlocked"],
      inject: ({ edit, merchant: { origin } }) =>
        edit("merchants.yaml", (text) => text.replaceAll(origin, "https://10.0.0.1")),
    },
    {
      fault: "a callback is deleted from the database",
      alerts: ["CheckFailed"],
      async inject({ pool, run }) {
        await pool.query(DELETE_CALLBACK);
        await run("check");
        return async () => {
          await pool.query("insert into callbacks select * from saved_callback");
          await run("check");
        };
      },
    },
  ],
];

/** Starts a process that has a fault, with searches if it answers any. Returns a function that removes it. */
async function startFaulty(
  stage: AlertStage,
  role: "search" | "worker",
  options: Parameters<AlertStage["start"]>[1],
): Promise<() => Promise<void>> {
  const faulty = await stage.start(role, options);
  const load = role === "search" ? search(faulty) : undefined;
  return async () => {
    await stage.kill(faulty);
    stage.forget(faulty);
    await load?.[Symbol.asyncDispose]();
  };
}

const CLOCK_AHEAD = `
  const Real = Date;
  globalThis.Date = class extends Real {
    constructor(...given) { super(...(given.length === 0 ? [Real.now() + 45_000] : given)); }
    static now() { return Real.now() + 45_000; }
  };`;

/** The hash of a key, which each search needs, throws. */
const HASHES_THROW = `
  import crypto from "node:crypto";
  import { syncBuiltinESMExports } from "node:module";
  const { hash } = crypto;
  crypto.hash = (algorithm, data, ...rest) => {
    if (String(data).startsWith("sandbox-")) throw new Error("a fault of the trial");
    return hash(algorithm, data, ...rest);
  };
  syncBuiltinESMExports();`;

const ANSWERS_LATE = `
  import { ServerResponse } from "node:http";
  const { end } = ServerResponse.prototype;
  ServerResponse.prototype.end = function (...args) { setTimeout(() => end.apply(this, args), 80); return this; };`;

const DROP_PARTITIONS = `
  do $$
  declare part text;
  begin
    for part in
      select relname from pg_class
      where relispartition and relkind = 'r' and right(relname, 8) > to_char(now() at time zone 'UTC' + interval '4 days', 'YYYYMMDD')
    loop
      execute format('drop table %I', part);
    end loop;
  end $$`;

const DELETE_CALLBACK = `
  create table saved_callback as
  select * from callbacks where state = 'delivered' order by at limit 1;
  delete from callbacks c using saved_callback s where c.session_id = s.session_id and c.sequence = s.sequence`;

/** A process of one cell, and in place of the other a server that says what it is told. */
async function startCell(stage: AlertStage): Promise<() => Promise<unknown>> {
  const database = await startTrialDatabase({ fsync: false });
  await migrate(database.connectionString);
  const pool = openPool(database.connectionString);
  await initCell(pool, { name: "a", defaultCell: "a" });
  const leave = `insert into client_owners (client_id, state, generation, other_cell, hold, changed_at)
    values (2, 'left', 1, 'b', gen_random_uuid(), now() - interval '2 minutes')`;
  await pool.query(leave);
  const describe = (clientId: number) => ({
    ...{ client_id: clientId, state: "owned", generation: 1, claimed_by: "b", claimed_generation: 1 },
    ...{ held: false, changed_at: new Date().toISOString() },
  });
  let clients = [describe(1)];
  const other = createServer((_request, response) => {
    const state = {
      cell: "b",
      default_cell: "a",
      versions: [],
      keys_digest: "",
      callbacks_waiting: 0,
      held: false,
    };
    response.setHeader("content-type", "application/json").end(JSON.stringify({ ...state, clients }));
  }).listen(0, "127.0.0.1");
  await once(other, "listening");
  const { port } = other.address() as AddressInfo;
  const file = join(await mkdtemp(join(tmpdir(), "cells-")), "cells.json");
  const cell = { name: "b", url: "http://127.0.0.1:1", internal_url: `http://127.0.0.1:${port}` };
  await writeFile(file, JSON.stringify({ cells: [{ ...cell, key_variable: "PATH" }] }));
  const process = await stage.start("api", {
    connectionString: database.connectionString,
    arguments: ["--cell", "a", "--cells", file],
  });
  return async () => {
    clients = [describe(2)];
    await pool.query("delete from client_owners where client_id = 1");
    await delay(11_000);
    await stage.kill(process);
    stage.forget(process);
    other.close();
    await pool.end();
    await database[Symbol.asyncDispose]();
  };
}
