import { createTestDatabase, type TestDatabase } from "@payment-routing/embedded-database/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { DEMO_FILES } from "../../test/demo.ts";
import { runLine } from "../../test/run-line.ts";
import { runCommand } from "../../test/run-process.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database?.drop());

const PASSWORD =
  "PostgreSQL asks for a password: add it to DATABASE_URL as user:password@, percent-encoded, or set PGPASSWORD";
const TLS =
  "The server does not support SSL connections: enable TLS there, or set sslmode=disable in DATABASE_URL";

const SERVE = ["serve", "--sandbox", `--config=${DEMO_FILES.config}`, `--secrets=${DEMO_FILES.secrets}`];
const CREATE_KEY = ["keys", "create", "rescue", "--scope", "admin", "--reason", "a test"];

// The driver leaves a connection open that failed so. It kept the process for a minute.
test.each([
  { args: ["migrate"], want: `payment-routing migrate: ${PASSWORD}\n` },
  { args: ["check"], want: `payment-routing check: the database cannot be reached: ${PASSWORD}\n` },
  { args: CREATE_KEY, want: `payment-routing: the database failed: ${PASSWORD}\n` },
  { args: SERVE, want: `payment-routing serve: the database cannot be opened: ${PASSWORD}\n` },
])("without a password, $args.0 $args.1 says so and ends", async ({ args, want }) => {
  const url = new URL(database.connectionString);
  url.password = "";
  const environment = { DATABASE_URL: url.href, HOST: "127.0.0.1", PORT: "0", INTERNAL_PORT: "0" };
  const since = performance.now();
  expect(await runCommand(args, environment).ended()).toMatchObject({ code: 1, stderr: want });
  // PostgreSQL closes the connection after a minute.
  expect(performance.now() - since).toBeLessThan(30_000);
});

test.each([
  {
    name: "a wrong password",
    change: (url: URL) => {
      url.password = "hunter2";
    },
    want: 'password authentication failed for user "postgres": correct the user or the password of DATABASE_URL; the password must be percent-encoded',
  },
  {
    name: "a missing database",
    change: (url: URL) => {
      url.pathname = "/nowhere";
    },
    want: 'database "nowhere" does not exist: create it, or correct the name of the database in DATABASE_URL',
  },
  {
    name: "a server without TLS",
    change: (url: URL) => url.searchParams.set("sslmode", "verify-full"),
    want: TLS,
  },
  {
    name: "a missing file of certificates",
    change: (url: URL) => url.searchParams.set("sslrootcert", "/nowhere.pem"),
    want: "ENOENT: no such file or directory, open '/nowhere.pem': correct sslrootcert, sslcert or sslkey in DATABASE_URL",
  },
  {
    name: "bytes that are no UTF-8",
    change: (url: URL) => {
      url.password = "%ff";
    },
    want: "URI malformed: percent-encode the user, the password and the name of the database",
  },
])("$name is one sentence of every command", async ({ change, want }) => {
  const url = new URL(database.connectionString);
  change(url);
  const environment = { DATABASE_URL: url.href };
  const commands = [["migrate"], ["check"], CREATE_KEY];
  const ended = await Promise.all(commands.map((args) => runLine(args, { environment })));
  expect(ended).toEqual([
    { code: 1, out: "", err: `payment-routing migrate: ${want}` },
    { code: 1, out: "", err: `payment-routing check: the database cannot be reached: ${want}` },
    { code: 1, out: "", err: `payment-routing: the database failed: ${want}` },
  ]);
});

const ENCODING =
  "expected user, password and database in percent-encoding (%40 for @, %2F for /, %3F for ?, %23 for #)";
const SEVERAL = "expected one host and one port, got several: give an address that leads to the primary";
const SHAPE =
  "expected postgresql://user:password@host:port/database in percent-encoding, with a port up to 65535";

test.each([
  { url: "postgres://u:p@ss/w#rd@127.0.0.1:1/db", want: ENCODING },
  { url: "postgres://u:ss/w@127.0.0.1:1/db", want: ENCODING },
  { url: "postgres://u:12/34@127.0.0.1:1/db", want: ENCODING },
  { url: "postgres://u:ss?w@127.0.0.1:1/db", want: ENCODING },
  { url: "postgres://u:p@ss?w=1@127.0.0.1:1/db", want: ENCODING },
  { url: "postgres://u:ss#w@127.0.0.1:1/db", want: ENCODING },
  { url: "postgres://u:p@ss,w/w@127.0.0.1:1/db", want: ENCODING },
  { url: "postgres://127.0.0.1:1,127.0.0.1:2/db", want: SEVERAL },
  { url: "postgres://u:ss@127.0.0.1:1,127.0.0.1:2/db", want: SEVERAL },
  { url: "postgres://u:ss@ss,127.0.0.2/db", want: SEVERAL },
  { url: "postgres://u:ss@127.0.0.1:1,2/db", want: SEVERAL },
  { url: "postgres://u:ss@/db?host=ss,b&port=1,2", want: SEVERAL },
  { url: "postgres://u:ss@/db?host=ss&host=b", want: SEVERAL },
  { url: "postgres://u:ss@127.0.0.1:99999/db", want: SHAPE },
  { url: "postgres://u:ss@ss:5432:1/db", want: SHAPE },
])("$url is rejected without a part of the password", async ({ url, want }) => {
  const err = `payment-routing: --database-url: ${want}`;
  expect(await runLine(["migrate"], { environment: { DATABASE_URL: url } })).toEqual({
    code: 1,
    out: "",
    err,
  });
  expect(await runLine(SERVE, { environment: { DATABASE_URL: url } })).toMatchObject({ code: 1, err });
});

test.each([
  "postgres://u@tenant:p@ss@127.0.0.1:1/db",
  "postgres://127.0.0.1:1/db?user=u@tenant&password=p@ss/w",
  "postgres://u:p ss,%zz@127.0.0.1:1/a%40b?application_name=a,b",
  "postgresql://127.0.0.1:1",
])("%s is accepted", async (url) => {
  expect(await runLine(["migrate"], { environment: { DATABASE_URL: url } })).toMatchObject({
    code: 1,
    err: "payment-routing migrate: connect ECONNREFUSED 127.0.0.1:1",
  });
});

test.each(["sslcert", "sslkey", "sslrootcert"])(
  "%s that is a device is rejected before it is read",
  async (name) => {
    const url = new URL(database.connectionString);
    url.searchParams.set(name, "/dev/zero");
    const { code, err } = await runLine(["check"], { environment: { DATABASE_URL: url.href } });
    const want = `--database-url: expected ${name} to be a regular file of at most 1048576 bytes`;
    expect([code, err]).toEqual([2, expect.stringContaining(want)]);
  },
);
