import { fileURLToPath } from "node:url";
import { beforeAll, describe, expect, test } from "vitest";
import { EXAMPLES } from "../../test/examples.ts";
import { createSecrets } from "../secrets/secrets.ts";
import {
  assembleConfiguration,
  assembleInBackground,
  type LoadedConfiguration,
} from "./load-configuration.ts";
import { readFiles, type SourceFile } from "./read-files.ts";

const KEY = "a".repeat(64);

let files: SourceFile[];
let served: LoadedConfiguration;
beforeAll(async () => {
  files = await readFiles(fileURLToPath(new URL("config/valid", EXAMPLES)));
  served = assembleConfiguration("all", files, { sandbox: true });
});

/** Loads the files after an edit of one, with the current configuration. */
function edit(name: string, change: (text: string) => string, options = {}) {
  const edited = files.map(({ path, text }) => ({ path, text: path.endsWith(name) ? change(text) : text }));
  return assembleInBackground("all", edited, { sandbox: true, served, ...options });
}

describe("when only keys have changed", () => {
  const changeKey = (text: string) => text.replace(/(?<=id: sandbox-key\s+sha256: )\w+/, KEY);
  const digestOf = ({ credentials }: LoadedConfiguration) =>
    credentials.clients
      .get(10077)
      ?.find(({ id }) => id === "sandbox-key")
      ?.digest.toString("hex");

  test("they are replaced, and everything else stays", async () => {
    const loaded = await edit("credentials.yaml", changeKey);
    expect([digestOf(loaded), digestOf(served) === KEY]).toEqual([KEY, false]);
    expect(loaded.router).toBe(served.router);
    expect(loaded.configuration).toBe(served.configuration);
  });

  test("keys from another source are replaced", async () => {
    const credentials = { credentials: [{ client_id: 10077, keys: [{ id: "sandbox-key", sha256: KEY }] }] };
    const loaded = await assembleInBackground("all", files, { sandbox: true, served, credentials });
    expect(digestOf(loaded)).toBe(KEY);
    expect(loaded.router).toBe(served.router);
  });

  test("they are validated, with positions", async () => {
    const edited = edit("credentials.yaml", (text) => text.replace("client_id: 10077", "client_id: 7"));
    await expect(edited).rejects.toThrow(
      /credentials\.yaml:\d+:\d+ .*expected a client_id that is in \/clients, got 7/,
    );
  });

  test("the current secrets are checked", async () => {
    const edited = edit("credentials.yaml", changeKey, { secrets: createSecrets([]) });
    await expect(edited).rejects.toThrow(
      /merchants\.yaml:\d+:\d+ .*expected the id of a secret in the secrets file/,
    );
  });
});

test("an equal configuration in another notation keeps the router and gets new positions", async () => {
  const loaded = await edit("catalogue.yaml", (text) => `# One line more.\n${text}`);
  expect(loaded.router).toBe(served.router);
  const [before, after] = [served, loaded].map(({ locate }) => locate("/methods/0/id")?.line);
  expect(after).toBe((before ?? 0) + 1);
});

test("a changed configuration gets another router", async () => {
  const loaded = await edit("catalogue.yaml", (text) => text.replace("state_id: 1", "state_id: 7"));
  expect(loaded.router).not.toBe(served.router);
  expect(loaded.configuration.methods[0].state_id).toBe(7);
});

test.each([
  { name: "an invalid value", edit: (text: string) => text.replace("psp_type: wallet", "psp_tipe: wallet") },
  { name: "invalid YAML", edit: (text: string) => `${text}\n]` },
])("$name is rejected with the same message as at startup", async ({ edit: change }) => {
  const edited = files.map(({ path, text }) => {
    return { path, text: path.endsWith("catalogue.yaml") ? change(text) : text };
  });
  const secrets = createSecrets([]);
  const atStart = new Promise(() => assembleConfiguration("all", edited, { sandbox: true, secrets }));
  const words = await atStart.catch(({ message }) => message);
  const inBackground = edit("catalogue.yaml", change, { secrets });
  await expect(inBackground).rejects.toMatchObject({ name: "ConfigurationError", message: words });
});

test("issues past the first hundred are counted", async () => {
  const credentials = Array.from({ length: 120 }, (_, client) => {
    return { client_id: 90_000 + client, keys: [{ id: "key", sha256: `${client}`.padStart(64, "a") }] };
  });
  const strangers = { path: "strangers.json", text: JSON.stringify({ credentials }) };
  const inBackground = assembleInBackground("all", [...files, strangers], { sandbox: true });
  await expect(inBackground).rejects.toMatchObject({ issues: { length: 100 }, more: 20 });
});

test("an abort stops the load, and not the next one", async () => {
  const change = (text: string) => text.replace("state_id: 1", "state_id: 7");
  const load = (signal?: AbortSignal) => edit("catalogue.yaml", change, { signal });
  const isAbort = expect.objectContaining({ name: "AbortError" });
  await expect(load(AbortSignal.abort())).rejects.toThrow(isAbort);
  const controller = new AbortController();
  const loading = load(controller.signal);
  // A worker has the files now.
  controller.abort();
  await expect(loading).rejects.toThrow(isAbort);
  expect((await load()).router).not.toBe(served.router);
});
