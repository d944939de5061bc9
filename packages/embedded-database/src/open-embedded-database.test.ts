import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { Client } from "pg";
import { expect, onTestFinished, test } from "vitest";
import { type EmbeddedDatabase, openEmbeddedDatabase } from "./open-embedded-database.ts";

// The data need not survive a crash of the machine.
const QUICK = { initOptions: ["--no-sync"], settings: ["fsync=off"] };

/** Creates a folder that only this user can access, like any folder of `mkdtemp`. */
async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "embedded-database-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return join(folder, "postgresql");
}

async function open(folder: string): Promise<EmbeddedDatabase> {
  const database = await openEmbeddedDatabase(folder, QUICK);
  onTestFinished(() => database.close());
  return database;
}

async function query(database: EmbeddedDatabase, sql: string): Promise<readonly unknown[][]> {
  const client = new Client({ connectionString: database.connectionString });
  await client.connect();
  try {
    return (await client.query({ text: sql, rowMode: "array" })).rows;
  } finally {
    await client.end();
  }
}

function isRunning(processId: number): boolean {
  try {
    return process.kill(processId, 0);
  } catch {
    return false;
  }
}

/** Opens the database in a child process and kills that process. Returns the process ID of the server. */
async function openAndKill(folder: string): Promise<number> {
  const module = new URL("open-embedded-database.ts", import.meta.url).href;
  const program = `const { openEmbeddedDatabase } = await import(${JSON.stringify(module)});
    console.log((await openEmbeddedDatabase(${JSON.stringify(folder)}, ${JSON.stringify(QUICK)})).processId);
    setInterval(() => {}, 1000);`;
  const opener = spawn(process.execPath, ["--input-type=module", "--eval", program], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [line] = await once(createInterface(opener.stdout), "line");
  const ended = once(opener, "exit");
  opener.kill("SIGKILL");
  await ended;
  return Number(line);
}

test("data survives a restart; closing stops the server and can be repeated", async () => {
  const folder = await makeFolder();
  const first = await open(folder);
  expect(first.isJoined).toBe(false);
  await query(first, "create table kept as select 7 as number");
  await Promise.all([first.close(), first.close()]);
  expect(isRunning(first.processId)).toBe(false);
  const second = await open(folder);
  expect(second.isJoined).toBe(false);
  expect(await query(second, "select number from kept")).toEqual([[7]]);
  expect((await readdir(folder)).sort()).toEqual(["cluster", "server.log"]);
});

test("concurrent openers of an empty folder share one server, and the last to close it stops it", async () => {
  const folder = await makeFolder();
  const databases = await Promise.all([open(folder), open(folder), open(folder)]);
  expect(databases.filter((database) => !database.isJoined)).toHaveLength(1);
  expect(new Set(databases.map((database) => database.processId)).size).toBe(1);
  const [first, second, third] = databases as [EmbeddedDatabase, EmbeddedDatabase, EmbeddedDatabase];
  await first.close();
  await second.close();
  expect(await query(third, "select 1")).toEqual([[1]]);
  await third.close();
  expect(isRunning(third.processId)).toBe(false);
});

const COUNT_HOLDS = "select count(*)::int from pg_locks where locktype = 'advisory'";

test("a server whose opener was killed can be joined, and the process that joined stops it", async () => {
  const folder = await makeFolder();
  const processId = await openAndKill(folder);
  expect(isRunning(processId)).toBe(true);
  const database = await open(folder);
  expect(database).toMatchObject({ isJoined: true, processId });
  // Until the server notices that the opener is gone, the opener still holds its lock.
  await expect.poll(() => query(database, COUNT_HOLDS)).toEqual([[1]]);
  await database.close();
  expect(isRunning(processId)).toBe(false);
});

test("a killed server is started again, even if another process has its process ID", async () => {
  const folder = await makeFolder();
  const first = await open(folder);
  await query(first, "create table kept as select 7 as number");
  const file = join(folder, "cluster", "postmaster.pid");
  const [processId, ...rest] = (await readFile(file, "utf8")).split("\n");
  process.kill(Number(processId), "SIGKILL");
  await expect.poll(() => isRunning(first.processId)).toBe(false);
  await first.close();
  const second = await open(folder);
  expect(await query(second, "select number from kept")).toEqual([[7]]);
  await second.close();

  await writeFile(file, [process.pid, ...rest].join("\n"));
  const third = await open(folder);
  expect(third.isJoined).toBe(false);
  expect(await query(third, "select number from kept")).toEqual([[7]]);
});

test("a start waits for the processes that a killed server left", async () => {
  const folder = await makeFolder();
  const first = await open(folder);
  const [[backend]] = (await query(first, `select pid ${HOLDERS}`)) as [[number]];
  process.kill(backend, "SIGSTOP");
  process.kill(first.processId, "SIGKILL");
  await expect.poll(() => isRunning(first.processId)).toBe(false);
  setTimeout(() => process.kill(backend, "SIGCONT"), 300);
  const second = await open(folder);
  expect(second.isJoined).toBe(false);
  await first.close();
});

test("a process that loses its connection still holds the server, and stops it when it is the last", async () => {
  const folder = await makeFolder();
  const first = await open(folder);
  const second = await open(folder);
  const terminated = await query(first, `select pg_terminate_backend(pid) ${HOLDERS}`);
  expect(terminated).toEqual([[true], [true]]);
  await expect.poll(() => query(first, `select count(*)::int ${HOLDERS}`)).toEqual([[2]]);
  await first.close();
  expect(await query(second, "select 1")).toEqual([[1]]);
  // Closes before the connection is restored.
  await query(second, `select pg_terminate_backend(pid) ${HOLDERS}`);
  await second.close();
  expect(isRunning(first.processId)).toBe(false);
});

const HOLDERS = "from pg_stat_activity where application_name = 'payment-routing embedded'";

test("a client that did not open the database is disconnected", async () => {
  const database = await open(await makeFolder());
  const client = new Client({ connectionString: database.connectionString });
  const errors: Error[] = [];
  client.on("error", (error) => errors.push(error));
  await client.connect();
  await database.close();
  await expect.poll(() => errors[0]?.message).toBe("terminating connection due to administrator command");
});

test("data of another version and invalid settings and options are errors with a reason", async () => {
  const folder = await makeFolder();
  await expect(openEmbeddedDatabase(folder, { ...QUICK, settings: ["nothing=1"] })).rejects.toMatchObject({
    code: "not-started",
    message: expect.stringContaining('unrecognized configuration parameter "nothing"'),
  });
  await writeFile(join(folder, "cluster", "PG_VERSION"), "17\n");
  await expect(openEmbeddedDatabase(folder)).rejects.toMatchObject({
    code: "other-version",
    message: expect.stringMatching(/cluster holds the data of PostgreSQL 17; this is 18$/),
  });
  const other = await makeFolder();
  await expect(openEmbeddedDatabase(other, { initOptions: ["--nothing"] })).rejects.toMatchObject({
    code: "not-started",
    message: expect.stringContaining("--nothing"),
  });
});

test("variables of the shell do not reach the database", async () => {
  const before = { ...process.env };
  onTestFinished(() => {
    for (const name of Object.keys(VARIABLES)) delete process.env[name];
    Object.assign(process.env, before);
  });
  Object.assign(process.env, VARIABLES);
  const database = await open(await makeFolder());
  const settings = "select current_user, current_setting('client_encoding'), current_setting('enable_sort')";
  expect(await query(database, settings)).toEqual([["postgres", "UTF8", "on"]]);
});

/** Each of them would make a connection fail or differ. */
const VARIABLES = {
  PGSSLMODE: "require",
  PGSSLNEGOTIATION: "direct",
  PGOPTIONS: "-c enable_sort=off",
  PGCLIENT_ENCODING: "LATIN1",
  PGREPLICATION: "true",
  PGHOST: "192.0.2.1",
  PGUSER: "somebody",
  PGDATA: "/nowhere",
};

test("a start that fails leaves no server", async () => {
  const folder = await makeFolder();
  await (await open(folder)).close();
  await writeFile(join(folder, "cluster", "password"), "another");
  await expect(openEmbeddedDatabase(folder, { ...QUICK, timeoutMs: 4000 })).rejects.toMatchObject({
    code: "not-answering",
  });
  expect(await readFile(join(folder, "server.log"), "utf8")).toContain("password authentication failed");
  expect(await readdir(join(folder, "cluster"))).not.toContain("postmaster.pid");
});
