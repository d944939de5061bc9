import { copyFile, mkdtemp, readdir, readFile, rename, rm, symlink, writeFile } from "node:fs/promises";
import { Agent } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import {
  type LoadedConfiguration,
  loadConfiguration,
  reloadCredentials,
  watchConfigurationFiles,
} from "@payment-routing/config-store";
import { expect, onTestFinished, test } from "vitest";
import { createLogger } from "../src/metrics/logger.ts";
import { EXAMPLES } from "./sandbox.ts";
import { search } from "./send.ts";
import { startServer } from "./start-server.ts";

const VALID = fileURLToPath(new URL("config/valid", EXAMPLES));

test("a valid edit takes effect under load: every search is answered, by the old or the new configuration", async () => {
  const { folder, live, port } = await serveCopy();
  const before = live.current.router.configurationDigest;
  const load = searchContinuously(port);
  await load.until(50);
  await rewrite(folder, "catalogue.yaml", (text) => text.replaceAll("state_id: 1", "state_id: 7"));
  await expect.poll(() => live.current.router.configurationDigest).not.toBe(before);
  await load.until(50);
  const answers = await load.end();
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  const states = answers.map(({ body }) => (body.includes("<state_id>7</state_id>") ? "new" : "old"));
  expect(states.at(0)).toBe("old");
  expect(states.at(-1)).toBe("new");
  expect((await search(port)).body).toContain("<state_id>7</state_id>");
});

test("an invalid edit is rejected with its position, and the current configuration stays until it is corrected", async () => {
  const { folder, live, port, log } = await serveCopy();
  const before = live.current.router.configurationDigest;
  await rewrite(folder, "catalogue.yaml", (text) => text.replace("psp_type: wallet", "psp_tipe: wallet"));
  await expect.poll(log).toMatch(/catalogue\.yaml:\d+:\d+ [^"]*psp_tipe/);
  expect(live.current.router.configurationDigest).toBe(before);
  expect((await search(port)).status).toBe(200);
  expect(await readChanges(port)).toEqual({ applied: "0", rejected: "1" });
  await rewrite(folder, "catalogue.yaml", (text) => text.replace("psp_tipe: wallet", "psp_type: purse"));
  await expect.poll(() => live.current.router.configurationDigest).not.toBe(before);
  expect(await readChanges(port)).toEqual({ applied: "1", rejected: "1" });
});

test.each([
  { name: "a new file", edit: (folder: string) => writeFile(join(folder, "more.yaml"), MORE) },
  { name: "a removed file", edit: (folder: string) => rm(join(folder, "credentials.yaml")) },
])("$name is a change", async ({ edit }) => {
  const { folder, live } = await serveCopy();
  const before = live.current;
  await edit(folder);
  await expect.poll(() => live.current).not.toBe(before);
});

test("a change that is loaded while watching stops is dropped", async () => {
  const folder = await mkdtemp(join(tmpdir(), "configuration-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const initial = await loadConfiguration(VALID, { sandbox: true });
  const taking = Promise.withResolvers<void>();
  const changed = Promise.withResolvers<LoadedConfiguration>();
  const { live, close } = await watchConfigurationFiles({
    load: async (served) => {
      if (served === undefined) return initial;
      taking.resolve();
      return changed.promise;
    },
    reloadCredentials: async () => undefined,
    paths: () => [folder],
    intervalMs: 20,
    logger: createLogger("silent"),
  });
  await writeFile(join(folder, "more.yaml"), MORE);
  await taking.promise;
  await close();
  changed.resolve(await loadConfiguration(VALID, { sandbox: true }));
  await changed.promise;
  await new Promise(setImmediate);
  expect(live.current).toBe(initial);
});

test("a removed key is rejected, and nothing else changes", async () => {
  const { folder, live, port, log } = await serveCopy();
  const { router } = live.current;
  expect((await search(port)).status).toBe(200);
  await rewrite(folder, "credentials.yaml", (text) =>
    text.replace(/(?<=id: sandbox-key\s+sha256: )\w+/, OTHER_KEY),
  );
  await expect.poll(async () => (await search(port)).status).toBe(401);
  expect(live.current.router).toBe(router);
  expect(log()).toContain("keys and secrets replaced");
});

test.each([
  { name: "is not valid", edit: (text: string) => text.replace("psp_type: wallet", "psp_tipe: wallet") },
  { name: "cannot be read", edit: (text: string) => `${text}\n]` },
])("a removed key is rejected although another file $name", async ({ edit }) => {
  const { folder, live, port, log } = await serveCopy();
  const before = live.current.router;
  await rewrite(folder, "catalogue.yaml", edit);
  await expect.poll(log).toContain("configuration rejected");
  expect((await search(port)).status).toBe(200);
  await rewrite(folder, "credentials.yaml", (text) =>
    text.replace(/(?<=id: sandbox-key\s+sha256: )\w+/, OTHER_KEY),
  );
  await expect.poll(async () => (await search(port)).status).toBe(401);
  expect(live.current.router).toBe(before);
  expect(log()).toContain("keys replaced");
});

test("invalid keys, and those of an unreadable file, stay unchanged", async () => {
  const { folder, port, log } = await serveCopy();
  for (const invalid of ["credentials: 7", "]"]) {
    const rejections = log().split("configuration rejected").length;
    await rewrite(folder, "credentials.yaml", (text) => text + invalid);
    await expect.poll(() => log().split("configuration rejected").length).toBeGreaterThan(rejections);
    expect((await search(port)).status).toBe(200);
  }
  expect(log()).not.toContain("keys replaced");
});

test("keys of a client that is not valid yet are ignored until it is", async () => {
  const { folder, port, log } = await serveCopy();
  await writeFile(join(folder, "more.yaml"), MORE.replace("FR", "France"));
  await rewrite(folder, "credentials.yaml", (text) =>
    text
      .replace(/(?<=id: sandbox-key\s+sha256: )\w+/, OTHER_KEY)
      .replace(
        "credentials:",
        `credentials:\n  - { client_id: 9, keys: [{ id: a, sha256: ${"b".repeat(64)} }] }`,
      ),
  );
  await expect.poll(async () => (await search(port)).status).toBe(401);
  expect(log()).toContain("configuration rejected");
});

test("a folder that is swapped by a link, as Kubernetes does, is a change", async () => {
  const [first, second, parent] = await Promise.all([copyValid(), copyValid(), makeFolder()]);
  await rewrite(second, "catalogue.yaml", (text) => text.replaceAll("state_id: 1", "state_id: 7"));
  const link = join(parent, "current");
  await symlink(first, link);
  const { live } = await watch(link);
  const before = live.current.router.configurationDigest;
  await symlink(second, join(parent, "next"));
  await rename(join(parent, "next"), link);
  await expect.poll(() => live.current.router.configurationDigest).not.toBe(before);
});

test("an edit in two steps is one change: nothing in between takes effect", async () => {
  const { folder, live } = await serveCopy(200);
  const digests: string[] = [];
  live.onReplaced(({ router }) => digests.push(router.configurationDigest));
  // Without its last method the catalogue is still valid.
  await rewrite(folder, "catalogue.yaml", (text) => text.replaceAll("state_id: 1", "state_id: 7"));
  await rewrite(folder, "catalogue.yaml", (text) => text.replaceAll("state_id: 7", "state_id: 8"));
  await expect.poll(() => digests.length).toBeGreaterThan(0);
  const want = await loadConfiguration(folder, { sandbox: true });
  expect(digests).toEqual([want.router.configurationDigest]);
});

const OTHER_KEY = "a".repeat(64);
const MORE = "countries:\n  - { id: 250, alpha2code: FR }\n";

async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "configuration-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

async function copyValid(): Promise<string> {
  const folder = await makeFolder();
  for (const name of await readdir(VALID)) await copyFile(join(VALID, name), join(folder, name));
  return folder;
}

/** Watches a folder. `log` returns everything that was logged. */
async function watch(folder: string, intervalMs = 20) {
  const lines: string[] = [];
  const logger = createLogger("info", { write: (line) => lines.push(line) });
  const load = (served?: LoadedConfiguration) => loadConfiguration(folder, { sandbox: true, served });
  const reload = (served: LoadedConfiguration) => reloadCredentials(folder, served, { sandbox: true });
  const { live, close } = await watchConfigurationFiles({
    load,
    reloadCredentials: reload,
    paths: () => [folder],
    intervalMs,
    logger,
  });
  onTestFinished(close);
  return { live, log: () => lines.join("") };
}

async function serveCopy(intervalMs?: number) {
  const folder = await copyValid();
  const watched = await watch(folder, intervalMs);
  const { port } = await startServer({ configuration: watched.live });
  return { folder, port, ...watched };
}

async function rewrite(folder: string, name: string, edit: (text: string) => string): Promise<void> {
  const path = join(folder, name);
  await writeFile(path, edit(await readFile(path, "utf8")));
}

/** Searches without a pause, over four connections. */
function searchContinuously(port: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: 4 });
  const answers: { status: number; body: string }[] = [];
  let ended = false;
  const searching = Array.from({ length: 4 }, async () => {
    while (!ended) {
      // A failed request counts as an answer.
      answers.push(await search(port, { agent }).catch((error) => ({ status: 0, body: String(error) })));
    }
  });
  return {
    /** Waits for the given number of further answers. */
    async until(more: number) {
      const target = answers.length + more;
      await expect.poll(() => answers.length).toBeGreaterThanOrEqual(target);
    },
    async end() {
      ended = true;
      await Promise.all(searching);
      agent.destroy();
      return answers;
    },
  };
}

async function readChanges(port: number) {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const count = (outcome: string) =>
    new RegExp(`configuration_changes_total\\{outcome="${outcome}"\\} (\\d+)`).exec(text)?.[1];
  return { applied: count("applied"), rejected: count("rejected") };
}
