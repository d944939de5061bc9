import { chmod, mkdtemp, readFile, rm, stat, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import {
  activateVersion,
  assembleConfiguration,
  assembleInBackground,
  createKey,
  readVersionFiles,
  revokeKey,
  rollBack,
  type WatchDatabaseOptions,
  watchConfigurationDatabase,
  writeCredentials,
} from "@payment-routing/config-store";
import { migrate, openPool, type Pool } from "@payment-routing/database";
import { createTestDatabase, findFreePort } from "@payment-routing/embedded-database/testing";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { createLogger } from "../src/metrics/logger.ts";
import { basic, EXAMPLES } from "./sandbox.ts";
import { search } from "./send.ts";
import { startServer } from "./start-server.ts";

/** A busy machine is slow to start a database. */
const START_MS = 60_000;
const ANNA = { actor: "anna", reason: "a test" };
const CLIENT = { holder: "client", clientId: 10077 } as const;
const INVALID_VERSION = {
  digest: `sha256:${"e".repeat(64)}`,
  files: [{ path: "bad.yaml", text: "methods: 7\n" }],
};

let pool: Pool;
let connectionString: string;
let end: () => Promise<void>;
beforeAll(async () => {
  const database = await createTestDatabase({ migrate });
  connectionString = database.connectionString;
  pool = openPool(connectionString);
  end = async () => {
    await pool.end();
    await database.drop();
  };
}, START_MS);
afterAll(() => end());

test("without an active version there is nothing to serve", async () => {
  await expect(watch()).rejects.toMatchObject({
    name: "NoConfigurationError",
    message: "no version is active in the database: see payment-routing config activate",
  });
});

test("an activation and a rollback take effect without a restart", async () => {
  const [first, second] = [await describeVersion(1), await describeVersion(7)];
  await activateVersion(pool, first, ANNA);
  const { live } = await watch();
  expect(live.current.router.configurationDigest).toBe(first.digest);
  await activateVersion(pool, second, ANNA);
  await expect.poll(() => live.current.router.configurationDigest).toBe(second.digest);
  await rollBack(pool, ANNA);
  await expect.poll(() => live.current.router.configurationDigest).toBe(first.digest);
});

test("polling finds a change without a notification", async () => {
  await activateVersion(pool, await describeVersion(1), ANNA);
  const { live } = await watch();
  const second = await describeVersion(8);
  await activateVersion(withoutNotices(pool), second, ANNA);
  await expect.poll(() => live.current.router.configurationDigest).toBe(second.digest);
});

test("a key is valid from its creation until it is revoked, whatever version is active", async () => {
  await activateVersion(pool, await describeVersion(1), ANNA);
  const { live } = await watch();
  const { router } = live.current;
  const { port } = await startServer({ configuration: live });
  const { key = "" } = await createKey(pool, { holder: CLIENT, keyId: "spring" }, ANNA);
  const status = async () => (await search(port, { headers: { authorization: basic(10077, key) } })).status;
  await expect.poll(status).toBe(200);
  expect(live.current.router).toBe(router);
  await activateVersion(pool, await describeVersion(9), ANNA);
  await revokeKey(pool, { holder: CLIENT, keyId: "spring" }, ANNA);
  await expect.poll(status).toBe(401);
  await rollBack(pool, ANNA);
  await expect.poll(() => live.current.configuration.methods[0]?.state_id).toBe(1);
  expect(await status()).toBe(401);
});

test("a key is revoked although an invalid version is active", async () => {
  const good = await describeVersion(1);
  await activateVersion(pool, good, ANNA);
  const { live, log } = await watch();
  const { port } = await startServer({ configuration: live });
  const { key = "" } = await createKey(pool, { holder: CLIENT, keyId: "summer" }, ANNA);
  const status = async () => (await search(port, { headers: { authorization: basic(10077, key) } })).status;
  await expect.poll(status).toBe(200);
  await activateVersion(pool, INVALID_VERSION, ANNA);
  await expect.poll(log).toContain("configuration rejected");
  expect(await status()).toBe(200);
  await revokeKey(pool, { holder: CLIENT, keyId: "summer" }, ANNA);
  await expect.poll(status).toBe(401);
  expect(live.current.router.configurationDigest).toBe(good.digest);
  await rollBack(pool, ANNA);
  await expect.poll(log).toMatch(/keys replaced.*configuration replaced/s);
});

test("a change while another one is applied is notified too", async () => {
  await activateVersion(pool, await describeVersion(1), ANNA);
  const applying = Promise.withResolvers<void>();
  const changed = Promise.withResolvers<void>();
  const { live } = await watch({
    intervalMs: 600_000,
    assemble: async ({ digest, files, keys }, served) => {
      if (served !== undefined) applying.resolve();
      if (served !== undefined) await changed.promise;
      return assembleInBackground(digest, files, {
        sandbox: true,
        credentials: writeCredentials(keys),
        served,
      });
    },
  });
  await expect.poll(countListeners).toBe(1);
  await createKey(pool, { holder: CLIENT, keyId: "first" }, ANNA);
  await applying.promise;
  await createKey(pool, { holder: CLIENT, keyId: "second" }, ANNA);
  changed.resolve();
  const listKeys = () => live.current.credentials.clients.get(10077)?.map(({ id }) => id);
  await expect.poll(listKeys).toEqual(expect.arrayContaining(["first", "second"]));
});

async function countListeners(): Promise<number | null> {
  const listening =
    "select from pg_stat_activity where query like 'listen %' and state = 'idle' and datname = current_database()";
  return (await pool.query(listening)).rowCount;
}

test("an invalid version is rejected, and the current one stays", async () => {
  const good = await describeVersion(1);
  await activateVersion(pool, good, ANNA);
  const { live, log } = await watch();
  const [file] = good.files;
  const bad = {
    digest: `sha256:${"d".repeat(64)}`,
    files: [{ path: "bad.yaml", text: `${file?.text}\nmethods: 7\n` }],
  };
  await activateVersion(pool, bad, ANNA);
  await expect.poll(log).toMatch(/configuration rejected[^\n]*|bad\.yaml:\d+:\d+/);
  expect(live.current.router.configurationDigest).toBe(good.digest);
  await rollBack(pool, ANNA);
  await expect.poll(log).toContain("configuration replaced");
});

test("without its database it starts from the cached configuration", async () => {
  const { key = "" } = await createKey(pool, { holder: CLIENT, keyId: "copied" }, ANNA);
  const active = await describeVersion(2);
  await activateVersion(pool, active, ANNA);
  const cacheFile = await makeCacheFile();
  const before = await watch({ cacheFile });
  await before.close();
  expect((await stat(cacheFile)).mode & 0o777).toBe(0o600);

  const port = await findFreePort();
  const away = connectionString.replace(/:\d+\//, `:${port}/`);
  const { live, log } = await watch({ cacheFile, connectionString: away });
  expect(live.current.router.configurationDigest).toBe(active.digest);
  expect(log()).toContain("started from the cached configuration");
  const server = await startServer({ configuration: live });
  const answer = await search(server.port, { headers: { authorization: basic(10077, key) } });
  expect(answer.status).toBe(200);
});

test("a key that is revoked while an invalid version is active is not accepted from the cached configuration", async () => {
  const key = { holder: CLIENT, keyId: "autumn" };
  await createKey(pool, key, ANNA);
  const valid = await describeVersion(3);
  await activateVersion(pool, valid, ANNA);
  const cacheFile = await makeCacheFile();
  const before = await watch({ cacheFile });
  const listKeys = ({ live }: typeof before) =>
    live.current.credentials.clients.get(10077)?.map(({ id }) => id) ?? [];
  expect(listKeys(before)).toContain("autumn");
  await activateVersion(pool, INVALID_VERSION, ANNA);
  await expect.poll(before.log).toContain("configuration rejected");
  await revokeKey(pool, key, ANNA);
  await expect.poll(() => listKeys(before)).not.toContain("autumn");
  await before.close();

  const away = `postgresql://postgres@127.0.0.1:${await findFreePort()}/postgres`;
  const after = await watch({ cacheFile, connectionString: away });
  expect(after.live.current.router.configurationDigest).toBe(valid.digest);
  expect(listKeys(after)).not.toContain("autumn");
});

test.each([
  { name: "there is no cache", content: undefined, why: "the cached configuration FILE does not exist" },
  {
    name: "the cache is of another format",
    content: '{"format":0}',
    why: "the cached configuration FILE was written by another version of the program",
  },
  {
    name: "the cache is truncated",
    content: '{"format":1,"snapsh',
    why: "the cached configuration FILE is damaged",
  },
])("without its database it does not start when $name", async ({ content, why }) => {
  const cacheFile = await makeCacheFile();
  if (content !== undefined) await writeFile(cacheFile, content);
  const away = `postgresql://postgres@127.0.0.1:${await findFreePort()}/postgres`;
  await expect(watch({ cacheFile, connectionString: away })).rejects.toMatchObject({
    name: "NoConfigurationError",
    message: `the database cannot be read, and ${why.replace("FILE", cacheFile)}`,
  });
});

test("without its database it does not start when the cache is a device", async () => {
  const cacheFile = await makeCacheFile();
  await symlink("/dev/zero", cacheFile);
  const away = `postgresql://postgres@127.0.0.1:${await findFreePort()}/postgres`;
  await expect(watch({ cacheFile, connectionString: away })).rejects.toMatchObject({
    message: `the database cannot be read, and the cached configuration ${cacheFile} is damaged`,
  });
});

test("a modified cache does not match its digest and is rejected", async () => {
  await activateVersion(pool, await describeVersion(1), ANNA);
  const cacheFile = await makeCacheFile();
  await (await watch({ cacheFile })).close();
  const copy = await readFile(cacheFile, "utf8");
  await writeFile(cacheFile, copy.replace("state_id: 1", "state_id: 5"));
  const away = `postgresql://postgres@127.0.0.1:${await findFreePort()}/postgres`;
  await expect(watch({ cacheFile, connectionString: away })).rejects.toThrow(
    new RegExp(`^the cached configuration ${cacheFile}: expected files with the digest sha256:`),
  );
});

test("when the cache cannot be written, the configuration is served with a warning", async () => {
  await activateVersion(pool, await describeVersion(1), ANNA);
  const folder = await mkdtemp(join(tmpdir(), "configuration-copy-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, "file"), "");
  await chmod(folder, 0o700);
  const { log } = await watch({ cacheFile: join(folder, "file", "copy.json") });
  expect(log()).toContain("the active configuration cannot be cached");
});

/** The sandbox without its credentials; `state` makes a version of its own. */
async function describeVersion(state: number) {
  const folder = fileURLToPath(new URL("config/valid", EXAMPLES));
  const read = await readVersionFiles(folder);
  const files = read.files.map(({ path, text }) => ({
    path,
    text: text.replaceAll("state_id: 1", `state_id: ${state}`),
  }));
  const { router } = assembleConfiguration("sandbox", files, { sandbox: true });
  return { digest: router.configurationDigest, files };
}

async function watch(overrides: Partial<WatchDatabaseOptions> = {}) {
  const lines: string[] = [];
  const logger = createLogger("info", { write: (line) => lines.push(line) });
  const watched = await watchConfigurationDatabase({
    connectionString,
    assemble: async ({ digest, files, keys }, served) =>
      assembleInBackground(digest, files, { sandbox: true, credentials: writeCredentials(keys), served }),
    sandbox: true,
    paths: () => [],
    cacheFile: overrides.cacheFile ?? (await makeCacheFile()),
    intervalMs: 50,
    logger,
    ...overrides,
  });
  let closed: Promise<void> | undefined;
  const close = () => {
    closed ??= watched.close();
    return closed;
  };
  onTestFinished(close);
  return { live: watched.live, close, log: () => lines.join("") };
}

async function makeCacheFile(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "configuration-copy-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  return join(folder, "copy.json");
}

/** The same pool without notifications. */
function withoutNotices(loud: Pool): Pool {
  return new Proxy(loud, {
    get: (target, name) => {
      if (name !== "connect") return Reflect.get(target, name);
      return async () => {
        const client = await target.connect();
        return new Proxy(client, {
          get: (inner, member) => {
            const value = Reflect.get(inner, member);
            if (member !== "query") return typeof value === "function" ? value.bind(inner) : value;
            return (text: unknown, ...rest: unknown[]) =>
              String(text).startsWith("notify")
                ? Promise.resolve({ rows: [] })
                : Reflect.apply(value as (...given: unknown[]) => unknown, inner, [text, ...rest]);
          },
        });
      };
    },
  });
}
