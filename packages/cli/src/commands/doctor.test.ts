import { spawnSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { chown, mkdir, rmdir, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { readVersion } from "@payment-routing/server";
import { generate } from "selfsigned";
import { afterAll, beforeAll, expect, onTestFinished, type TestContext, test, vi } from "vitest";
import {
  activate,
  type DeploymentCopy,
  openDeploymentTrial,
  writeSecrets,
} from "../../test/open-deployment.ts";
import { runLine } from "../../test/run-line.ts";
import { ROOT } from "../../test/run-process.ts";
import { runService } from "../../test/running-service.ts";
import { CHECKS } from "./doctor.ts";

let trial: Awaited<ReturnType<typeof openDeploymentTrial>>;
beforeAll(async () => {
  trial = await openDeploymentTrial();
});
afterAll(() => trial?.close());

type Environment = Readonly<Record<string, string>>;

async function examine(environment: Environment) {
  const { code, out, err } = await runLine(["doctor", "--json"], { environment });
  expect(err).toBe("");
  const lines = out.split("\n").map((line) => JSON.parse(line));
  const findings = lines.slice(0, -1).map(({ check, severity, message }) => [check, severity, message]);
  return { code, findings, summary: lines.at(-1) };
}

test("a healthy deployment has no findings, before it is started and while it runs", async () => {
  const { environment } = await trial.copy();
  expect(await runLine(["doctor"], { environment })).toEqual({ code: 0, out: "No findings.", err: "" });
  const { process: service } = await runService(["serve"], environment);
  expect(await runLine(["doctor"], { environment })).toEqual({ code: 0, out: "No findings.", err: "" });
  expect(await examine(environment)).toEqual({
    code: 0,
    findings: [],
    summary: { event: "summary", errors: 0, warnings: 0, notes: 0 },
  });
  service.child.kill("SIGTERM");
  expect(await service.ended()).toMatchObject({ code: 0 });
});

interface Broken {
  readonly name: string;
  /** Breaks a copy of the healthy deployment, and returns what differs in its environment. */
  readonly breakIt: (copy: DeploymentCopy, context: TestContext) => Promise<Environment | undefined>;
  readonly want: readonly (readonly [check: string, severity: string, message: RegExp])[];
}

const BROKEN: readonly Broken[] = [
  {
    name: "a wrong password",
    breakIt: async ({ environment }) => ({
      DATABASE_URL: environment.DATABASE_URL?.replace("payment_routing:test", "payment_routing:other") ?? "",
    }),
    want: [
      [
        "connection",
        "error",
        /^password authentication failed for user "payment_routing": correct the user or/,
      ],
    ],
  },
  {
    name: "no database at the address",
    breakIt: async () => ({ DATABASE_URL: "postgresql://payment_routing:test@127.0.0.1:1/healthy" }),
    want: [
      ["connection", "error", /^connect ECONNREFUSED 127\.0\.0\.1:1: start PostgreSQL, or correct the host/],
    ],
  },
  {
    name: "a read-only database",
    breakIt: ({ pool, name }) => run(pool, `alter database ${name} set default_transaction_read_only = on`),
    want: [["writable", "error", /^the database is read-only: reset default_transaction_read_only/]],
  },
  {
    name: "LATIN1, and no migrations",
    breakIt: async ({ pool, name, environment }) => {
      await pool.query(`create database ${name}_latin1 encoding 'LATIN1' locale 'C' template template0`);
      onTestFinished(async () => void (await pool.query(`drop database ${name}_latin1 with (force)`)));
      return { DATABASE_URL: `${environment.DATABASE_URL}_latin1` };
    },
    want: [
      ["server", "error", /^the database has the encoding LATIN1, .* create one with UTF8/],
      ["migrations", "error", /^the database lacks 0001-sessions\.sql, .*: run payment-routing migrate/],
    ],
  },
  {
    name: "another DateStyle",
    breakIt: ({ pool, name }) => run(pool, `alter database ${name} set datestyle = 'German, DMY'`),
    want: [["server-settings", "note", /^DateStyle is German, DMY: the service replaces it/]],
  },
  {
    name: "synchronous_commit = off",
    breakIt: ({ pool, name }) => run(pool, `alter database ${name} set synchronous_commit = off`),
    want: [["server-settings", "note", /^synchronous_commit is off: the service sets it to on/]],
  },
  {
    name: "a missing grant",
    breakIt: ({ pool }) => run(pool, "revoke select, update on lanes from payment_routing"),
    want: [["rights", "error", /^the database user may not read and write lanes: grant select, insert/]],
  },
  {
    name: "a superuser",
    breakIt: async ({ adminUrl }) => ({ DATABASE_URL: adminUrl }),
    want: [["rights", "warning", /^the user postgres is a superuser: let the service connect as/]],
  },
  {
    name: "an owner who may create roles, without a sequence",
    breakIt: async ({ pool }) => {
      await pool.query(
        "alter table audit owner to payment_routing; revoke usage on test_event_sequence from payment_routing",
      );
      await pool.query("alter role payment_routing createrole");
      onTestFinished(async () => void (await pool.query("alter role payment_routing nocreaterole")));
      return undefined;
    },
    want: [
      [
        "rights",
        "error",
        /^the user payment_routing may not use sequence test_event_sequence: grant usage on seq/,
      ],
      [
        "rights",
        "warning",
        /^the user payment_routing may create roles: alter role payment_routing nocreaterole$/,
      ],
      ["rights", "note", /^the user payment_routing owns 1 table and can drop it: migrate as the owner/],
    ],
  },
  {
    name: "no partition of tomorrow",
    breakIt: ({ pool }) =>
      run(
        pool,
        `do $$ begin
          execute to_char((now() at time zone 'UTC')::date + 1, '"drop table callbacks_"YYYYMMDD');
        end $$`,
      ),
    want: [
      ["partitions", "error", /^Only 1 days, with today, have partitions\. .* Run payment-routing migrate/],
    ],
  },
  {
    name: "a clock of this machine that is 90 s off",
    breakIt: async () => {
      vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 90_000 });
      onTestFinished(() => void vi.useRealTimers());
      return undefined;
    },
    want: [["clock", "error", /^the clock of this machine is (90|91) s ahead of the database's, .* NTP$/]],
  },
  {
    name: "a clock of a worker that is 90 s off",
    breakIt: ({ pool }) => run(pool, "insert into workers (worker, clock_ahead_ms) values ('w1', -90000)"),
    want: [["processes", "error", /^the clock of the worker w1 is 90 s behind the database's, .* NTP$/]],
  },
  {
    name: "max_connections that is too small",
    breakIt: async ({ pool }) => {
      for (let index = 1; index <= 5; index++) await announce(pool, `host:${index}`);
      return undefined;
    },
    want: [
      [
        "connections",
        "error",
        /^5 processes may open 115 connections and other .* may have 97: raise max_conn/,
      ],
    ],
  },
  {
    name: "a spool on a full file system",
    breakIt: async (_, { skip }) => {
      const spool = join(trial.folder, "full");
      await mkdir(spool);
      const { status } = spawnSync("mount", ["-t", "tmpfs", "-o", "size=64k", "tmpfs", spool]);
      if (status !== 0) skip("mounting a file system needs root");
      onTestFinished(() => void spawnSync("umount", [spool]));
      return { DECISION_SPOOL: spool };
    },
    want: [
      ["spool", "warning", /is on tmpfs, .*: name a folder on a local disk$/],
      ["spool", "error", /^the file system of the spool .*full has 0 MiB free, and decisions .*: free space/],
    ],
  },
  {
    name: "a spool of another owner",
    breakIt: async () => {
      if (process.geteuid?.() !== 0) return { DECISION_SPOOL: "/usr" };
      const spool = join(trial.folder, "foreign");
      await mkdir(spool);
      await chown(spool, 65_534, 65_534);
      return { DECISION_SPOOL: spool };
    },
    want: [["spool", "error", /^the spool \S+ belongs to user \d+, and this is user \d+: chown it/]],
  },
  {
    name: "an archive that lacks a day",
    breakIt: async () => {
      const archive = join(trial.folder, "archive");
      await mkdir(archive);
      await writeFile(join(archive, "days.json"), '["2026-11-20"]');
      return { DECISION_ARCHIVE: archive };
    },
    want: [
      [
        "archive",
        "error",
        /^archived decisions cannot be read in \S+manifest\.json: missing: restore the file/,
      ],
    ],
  },
  {
    name: "a collector that is not there",
    breakIt: async () => ({ OTEL_EXPORTER_OTLP_ENDPOINT: "http://127.0.0.1:4" }),
    want: [
      [
        "collector",
        "warning",
        /^the collector http:\/\/127\.0\.0\.1:4 does not accept traces \(.*ECONNREFUSED/,
      ],
    ],
  },
  {
    name: "an archive that is not mounted",
    breakIt: async () => {
      const archive = join(trial.folder, "unmounted");
      await mkdir(archive);
      return { DECISION_ARCHIVE: archive };
    },
    want: [["archive", "note", /^the archive \S+ is empty: if days have been archived, mount the storage/]],
  },
  {
    name: "a spool with leftovers",
    breakIt: async ({ environment: { DECISION_SPOOL: spool = "" } }) => {
      const left = [join(spool, randomUUID()), join(spool, "notes")] as const;
      for (const path of left) await mkdir(path);
      await utimes(left[0], 0, 0);
      onTestFinished(async () => void (await Promise.all(left.map((path) => rmdir(path)))));
      return undefined;
    },
    want: [
      [
        "spool",
        "warning",
        /^decisions may wait in \S+ in the folders of 1 process that has ended \(.*\): start/,
      ],
      ["spool", "warning", /^\S+ contains what is not of a spool of this user \(notes\): move it elsewhere$/],
    ],
  },
  {
    name: "an authority that expires soon",
    breakIt: async () => {
      const path = join(trial.folder, "authority.pem");
      const notAfterDate = new Date(Date.now() + 86_400_000);
      const { cert } = await generate([{ name: "commonName", value: "Authority" }], { notAfterDate });
      await writeFile(path, cert);
      return { NODE_EXTRA_CA_CERTS: path };
    },
    want: [
      ["certificates", "warning", /authority\.pem: the certificate of CN=Authority expires at \S+: replace/],
    ],
  },
  {
    name: "an authority that expires soon, beside the one that replaces it",
    breakIt: async () => {
      const path = join(trial.folder, "authorities.pem");
      const ends = [86_400_000, 365 * 86_400_000].map((ms) => new Date(Date.now() + ms));
      const made = ends.map((notAfterDate) => generate(undefined, { notAfterDate }));
      await writeFile(path, (await Promise.all(made)).map(({ cert }) => cert).join("\n"));
      return { NODE_EXTRA_CA_CERTS: path };
    },
    want: [],
  },
  {
    name: "a key that nobody used for 40 days",
    breakIt: ({ pool }) =>
      run(pool, "update keys set created_at = now() - interval '40 days' where client_id = 10078"),
    want: [
      ["keys", "warning", /^the key shop of client 10078 was created at \S+ and never used: revoke it$/],
    ],
  },
  {
    name: "a secret that is missing for an active client",
    breakIt: async () => {
      const path = join(trial.folder, "retired.yaml");
      await writeSecrets(path, (text) => `${text}    retired_at: 2026-01-01T00:00:00Z\n`);
      return { SECRETS: path };
    },
    want: [
      ["secrets", "error", /^client 10078 has no webhook secret that is not retired: .*: add a secret$/],
    ],
  },
  {
    name: "an endpoint with an expired certificate",
    breakIt: async ({ pool }) => void (await activate(pool, await trial.startEndpoint(-1))),
    want: [["endpoints", "error", /^https:\/\/localhost:\d+: no callback can be sent \(CERT_HAS_EXPIRED/]],
  },
  {
    name: "an endpoint whose certificate expires soon",
    breakIt: async ({ pool }) => void (await activate(pool, await trial.startEndpoint(2))),
    want: [
      ["endpoints", "warning", /^https:\/\/localhost:\d+: its certificate expires at \S+: ask its owner/],
    ],
  },
  {
    name: "an endpoint whose name does not resolve",
    breakIt: async ({ pool }) => void (await activate(pool, "https://merchant.invalid")),
    want: [
      ["endpoints", "error", /^https:\/\/merchant\.invalid: no callback can be sent \((ENOTFOUND|EAI_AGAIN)/],
    ],
  },
  {
    name: "an endpoint on a forbidden address",
    breakIt: async () => ({ CALLBACK_EXCEPTIONS: "" }),
    want: [
      [
        "endpoints",
        "error",
        /^https:\/\/localhost:\d+: no .* loopback address .* add localhost:\d+ to CALLBACK_/,
      ],
    ],
  },
  {
    name: "a process of another version",
    breakIt: ({ pool }) => announce(pool, "host:7", "0.0.1"),
    want: [
      ["processes", "warning", /^host:7 has version 0\.0\.1, and this command \S+: complete the upgrade$/],
    ],
  },
  {
    name: "a parked lane",
    breakIt: async ({ pool }) => {
      await announce(pool, "host:7");
      await run(
        pool,
        `insert into lanes (session_id, client_id, endpoint, url, head, waiting_since, state, state_reason)
         values (7, 10077, 'https://a.example', 'https://a.example/c', 1, now() - interval '3 hours', 'parked', '404')`,
      );
      return undefined;
    },
    want: [
      ["callbacks", "warning", /^Parked lanes, which wait for an operator: 1\. .*lanes unpark\.$/],
      [
        "callbacks",
        "warning",
        /^the oldest .* waits for 3 h, of session 7 .* because its lane is parked: 404$/,
      ],
    ],
  },
  {
    name: "an expired admin key",
    breakIt: ({ pool }) =>
      run(pool, "update keys set expires_at = now() - interval '1 day' where scope = 'admin'"),
    want: [["keys", "warning", /^the key ada of internal admin expired at \S+: create another one/]],
  },
];

test.for(BROKEN)("$name", async ({ breakIt, want }, context) => {
  const copy = await trial.copy();
  const environment = { ...copy.environment, ...(await breakIt(copy, context)) };
  const { code, findings } = await examine(environment);
  expect(findings).toEqual(
    want.map(([check, severity, message]) => [check, severity, expect.stringMatching(message)]),
  );
  const severities = want.map(([, severity]) => severity);
  expect(code).toBe(severities.includes("error") ? 1 : severities.includes("warning") ? 4 : 0);
});

test("no active configuration", async () => {
  const { environment } = await trial.copy("unconfigured");
  expect(await runLine(["doctor"], { environment })).toEqual({
    code: 1,
    out: `error    configuration: no version is active in the database: see payment-routing config activate
1 error, 0 warnings, 0 notes. docs/operations/doctor.md describes each check.`,
    err: "",
  });
});

test("the page has a section for each check, in the order of the findings", () => {
  const page = readFileSync(`${ROOT}docs/operations/doctor.md`, "utf8");
  expect(Array.from(page.matchAll(/^## `(.*)`$/gm), ([, name]) => name)).toEqual(Object.keys(CHECKS));
});

async function run(pool: DeploymentCopy["pool"], sql: string): Promise<undefined> {
  await pool.query(sql);
}

/** Adds a live process of role all. */
async function announce(
  pool: DeploymentCopy["pool"],
  name: string,
  version = readVersion(),
): Promise<undefined> {
  await pool.query(
    `insert into processes (process_id, name, role, version, configuration_digest)
     values (gen_random_uuid(), $1, 'all', $2, 'sha256:1')`,
    [name, version],
  );
}
