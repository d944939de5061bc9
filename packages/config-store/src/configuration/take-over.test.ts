import { fileURLToPath } from "node:url";
import { beforeAll, describe, expect, test } from "vitest";
import { EXAMPLES } from "../../test/examples.ts";
import { keepSecrets } from "../secrets/kept-secrets.ts";
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

/** The same files after an edit of one, on top of what is served. */
function edit(name: string, change: (text: string) => string, options = {}) {
  const edited = files.map(({ path, text }) => ({ path, text: path.endsWith(name) ? change(text) : text }));
  return assembleInBackground("all", edited, { sandbox: true, served, ...options });
}

describe("where keys alone have changed", () => {
  const changeKey = (text: string) => text.replace(/(?<=id: sandbox-key\s+sha256: )\w+/, KEY);
  const digestOf = ({ credentials }: LoadedConfiguration) =>
    credentials.clients
      .get(10077)
      ?.find(({ id }) => id === "sandbox-key")
      ?.digest.toString("hex");

  test("they are replaced, and all else is what it was", async () => {
    const loaded = await edit("credentials.yaml", changeKey);
    expect([digestOf(loaded), digestOf(served) === KEY]).toEqual([KEY, false]);
    expect(loaded.router).toBe(served.router);
    expect(loaded.configuration).toBe(served.configuration);
  });

  test("so are those that are kept elsewhere", async () => {
    const credentials = { credentials: [{ client_id: 10077, keys: [{ id: "sandbox-key", sha256: KEY }] }] };
    const loaded = await assembleInBackground("all", files, { sandbox: true, served, credentials });
    expect(digestOf(loaded)).toBe(KEY);
    expect(loaded.router).toBe(served.router);
  });

  test("they are judged, with their places", async () => {
    const edited = edit("credentials.yaml", (text) => text.replace("client_id: 10077", "client_id: 7"));
    await expect(edited).rejects.toThrow(
      /credentials\.yaml:\d+:\d+ .*expected a client_id that is in \/clients, got 7/,
    );
  });

  test("so are the secrets that there are now", async () => {
    const edited = edit("credentials.yaml", changeKey, { secrets: keepSecrets([], []) });
    await expect(edited).rejects.toThrow(
      /merchants\.yaml:\d+:\d+ .*expected the id of a secret in the secrets file/,
    );
  });
});

test("where the configuration says the same in other words, its router stays and its places are the new ones", async () => {
  const loaded = await edit("catalogue.yaml", (text) => `# One line more.\n${text}`);
  expect(loaded.router).toBe(served.router);
  const [before, after] = [served, loaded].map(({ locate }) => locate("/methods/0/id")?.line);
  expect(after).toBe((before ?? 0) + 1);
});

test("where the configuration says something else, its router is another", async () => {
  const loaded = await edit("catalogue.yaml", (text) => text.replace("state_id: 1", "state_id: 7"));
  expect(loaded.router).not.toBe(served.router);
  expect(loaded.configuration.methods[0].state_id).toBe(7);
});

test.each([
  { name: "a fault", edit: (text: string) => text.replace("psp_type: wallet", "psp_tipe: wallet") },
  { name: "what is no YAML", edit: (text: string) => `${text}\n]` },
])("$name is refused in the same words as it is at a start", async ({ edit: change }) => {
  const edited = files.map(({ path, text }) => {
    return { path, text: path.endsWith("catalogue.yaml") ? change(text) : text };
  });
  const secrets = keepSecrets([], []);
  const atStart = new Promise(() => assembleConfiguration("all", edited, { sandbox: true, secrets }));
  const words = await atStart.catch(({ message }) => message);
  const aside = edit("catalogue.yaml", change, { secrets });
  await expect(aside).rejects.toMatchObject({ name: "ConfigurationError", message: words });
});

test("faults past the first hundred are counted, wherever they were found", async () => {
  const credentials = Array.from({ length: 120 }, (_, client) => {
    return { client_id: 90_000 + client, keys: [{ id: "key", sha256: `${client}`.padStart(64, "a") }] };
  });
  const strangers = { path: "strangers.json", text: JSON.stringify({ credentials }) };
  const aside = assembleInBackground("all", [...files, strangers], { sandbox: true });
  await expect(aside).rejects.toMatchObject({ faults: { length: 100 }, more: 20 });
});

test.each([
  { name: "before it begins", later: (end: () => void) => end() },
  { name: "while a thread judges it", later: (end: () => void) => void setTimeout(end, 20) },
])("a change is given up as soon as nobody follows any more: $name", async ({ later }) => {
  const ending = new AbortController();
  later(() => ending.abort());
  const edited = edit("catalogue.yaml", (text) => `${text}\n`.replaceAll("state_id: 1", "state_id: 7"), {
    signal: ending.signal,
  });
  await expect(edited).rejects.toThrow(expect.objectContaining({ name: "AbortError" }));
});
