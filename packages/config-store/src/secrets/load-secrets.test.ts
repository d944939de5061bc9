import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { inspect } from "node:util";
import { afterEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { ConfigurationError } from "../configuration/configuration-error.ts";
import { loadSecrets } from "./load-secrets.ts";

const EXAMPLES = fileURLToPath(new URL("../../../../schemas/examples/config/secrets", import.meta.url));
const SANDBOX = join(EXAMPLES, "valid/sandbox.yaml");

afterEach(() => {
  vi.useRealTimers();
});

describe("the content", () => {
  test("secrets in the file, in the environment and in separate files", async () => {
    const folder = write({
      "secrets.yaml": `secrets:
  - { id: in-place, value: " one " }
  - { id: in-environment, env: SHOP_SECRET }
  - { id: in-file, file: more/three.txt }
  - { id: in-absolute-file, file: ${join(import.meta.dirname, "load-secrets.ts")} }
`,
      "more/three.txt": "three\n",
    });
    const onTextFiles = vi.fn();
    const environment = { SHOP_SECRET: "two" };
    const secrets = await loadSecrets(join(folder, "secrets.yaml"), environment, { onTextFiles });
    expect(secrets.ids).toEqual(["in-place", "in-environment", "in-file", "in-absolute-file"]);
    expect(secrets.ids.slice(0, 3).map(secrets.reveal)).toEqual([" one ", "two", "three"]);
    const textFiles = [join(folder, "more/three.txt"), join(import.meta.dirname, "load-secrets.ts")];
    expect(onTextFiles.mock.calls).toEqual([[textFiles]]);
  });

  test.each([
    ["salt", "salt"],
    ["salt\n", "salt"],
    ["salt\r\n", "salt"],
    ["salt\n\n", "salt\n"],
    [" salt \n", " salt "],
    ["sält", "sält"],
  ])("the file %j has the text %j", async (content, want) => {
    const folder = write({ "s.yaml": "secrets: [{ id: a, file: a.txt }]", "a.txt": content });
    expect((await loadSecrets(join(folder, "s.yaml"), {})).reveal("a")).toBe(want);
  });

  test("a folder of files; paths are relative to the file that names them", async () => {
    const folder = write({
      "1.yaml": "secrets: [{ id: a, file: ../a.txt }]",
      "2.json": '{ "secrets": [{ "id": "b", "value": "two" }] }',
    });
    writeFileSync(join(folder, "../a.txt"), "one");
    const secrets = await loadSecrets(folder, {});
    expect(secrets.ids.map(secrets.reveal)).toEqual(["one", "two"]);
  });

  test("sandbox secrets in the sandbox", async () => {
    const secrets = await loadSecrets(SANDBOX, {}, { sandbox: true });
    expect(secrets.ids.filter((id) => !secrets.isLive(id))).toEqual([]);
    expect(secrets.ids).toHaveLength(5);
  });

  test("does not change with files and environment", async () => {
    const folder = write({ "s.yaml": "secrets: [{ id: a, value: one }, { id: b, env: B }]" });
    const environment = { B: "two" };
    const secrets = await loadSecrets(folder, environment);
    environment.B = "three";
    writeFileSync(join(folder, "s.yaml"), "secrets: []");
    expect(secrets.ids.map(secrets.reveal)).toEqual(["one", "two"]);
  });
});

describe("a retired secret", () => {
  const text = "secrets: [{ id: a, env: A, retired_at: '2026-06-01T12:00:00+02:00' }, { id: b, env: B }]";

  test("is live until that moment", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-06-01T09:59:59.999Z") });
    const secrets = await loadSecrets(write({ "s.yaml": text }), { A: "one", B: "two" });
    expect([secrets.isLive("a"), secrets.reveal("a")]).toEqual([true, "one"]);
    expect(secrets.retirementOf("a")).toEqual(new Date("2026-06-01T10:00:00Z"));
    vi.setSystemTime(new Date("2026-06-01T10:00:00Z"));
    expect([secrets.isLive("a"), secrets.reveal("a")]).toEqual([false, undefined]);
    expect([secrets.isLive("b"), secrets.retirementOf("b")]).toEqual([true, undefined]);
  });

  test("is not read, and its ID is known", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-06-01T10:00:00Z") });
    const secrets = await loadSecrets(write({ "s.yaml": text }), { B: "two" });
    expect(secrets.ids).toEqual(["a", "b"]);
    expect([secrets.isLive("a"), secrets.isRetired("a"), secrets.reveal("a")]).toEqual([
      false,
      true,
      undefined,
    ]);
  });
});

test("an unknown secret is neither live nor retired", async () => {
  const secrets = await loadSecrets(write({ "s.yaml": "secrets: []" }), {});
  expect([secrets.isLive("a"), secrets.isRetired("a"), secrets.reveal("a")]).toEqual([
    false,
    false,
    undefined,
  ]);
});

describe("an invalid example is rejected with the issues of its first lines", () => {
  test.each(readdirSync(join(EXAMPLES, "invalid")))("%s", async (name) => {
    const file = join(EXAMPLES, "invalid", name);
    const announced = [...readFileSync(file, "utf8").matchAll(/^# (?:yaml|schema|references) (.*)$/gm)];
    const { issues, message } = await loadInvalid(file);
    expect(issues.map((issue) => `${issue.line}:${issue.column} ${issue.message}`)).toEqual(
      announced.map(([, line]) => line),
    );
    expect(message).not.toMatch(/swordfish|c3dvcmRmaXNo|5550123/);
  });
});

describe("outside the sandbox", () => {
  test("all its secrets are rejected, marked or not", async () => {
    expect((await loadInvalid(SANDBOX)).issues).toHaveLength(5);
    const unmarked = readFileSync(SANDBOX, "utf8").replaceAll("    sandbox: true\n", "");
    expect((await loadInvalid(write({ "s.yaml": unmarked }))).issues).toHaveLength(5);
  });

  test("every example secret in this repository is rejected", async () => {
    const root = new URL("../../../../", import.meta.url);
    const files = ["packages/signing/README.md", ...listFiles("schemas/examples/signing")];
    const texts = new Set(
      files.flatMap(
        (file) => readFileSync(new URL(file, root), "utf8").match(/whsec_[A-Za-z0-9+/]{32,}=*/g) ?? [],
      ),
    );
    expect(texts.size).toBeGreaterThan(0);
    const entries = [...texts].map((value, position) => ({ id: `published-${position}`, value }));
    const { issues } = await loadInvalid(write({ "s.json": JSON.stringify({ secrets: entries }) }));
    expect(issues).toHaveLength(texts.size);

    function listFiles(folder: string): string[] {
      return readdirSync(new URL(folder, root), { recursive: true, encoding: "utf8" })
        .filter((name) => name.endsWith(".json"))
        .map((name) => `${folder}/${name}`);
    }
  });
});

describe("an unreadable source is rejected", () => {
  const cases = [
    { name: "no file", files: {}, file: "a.txt", want: "a file that can be read, got ENOENT" },
    {
      name: "a folder",
      files: { "a.txt/b": "" },
      file: "a.txt",
      want: "a file, got something else, such as a folder or a pipe",
    },
    {
      name: "an endless device",
      files: {},
      file: "/dev/zero",
      want: "a file, got something else, such as a folder or a pipe",
    },
    {
      name: "a large file",
      files: { "a.txt": "x".repeat(65_537) },
      file: "a.txt",
      want: "a file of at most 65536 bytes, got a larger one",
    },
    {
      name: "an empty file",
      files: { "a.txt": "\n" },
      file: "a.txt",
      want: "a file with text in it, got an empty one",
    },
    {
      name: "other bytes",
      files: { "a.txt": Buffer.from([0xff, 0xfe]) },
      file: "a.txt",
      want: "a file in UTF-8, got other bytes",
    },
  ];
  test.each(cases)("$name", async ({ files, file, want }) => {
    const folder = write({ "s.yaml": `secrets: [{ id: a, file: ${file} }]`, ...files });
    const { issues } = await loadInvalid(join(folder, "s.yaml"));
    expect(issues.map(({ message }) => message)).toEqual([`/secrets/0/file: expected ${want}`]);
  });

  test("a pipe without a writer", async () => {
    const folder = write({ "s.yaml": "secrets: [{ id: a, file: pipe }]" });
    execFileSync("mkfifo", [join(folder, "pipe")]);
    const { issues } = await loadInvalid(join(folder, "s.yaml"));
    expect(issues.map(({ message }) => message)).toEqual([
      "/secrets/0/file: expected a file, got something else, such as a folder or a pipe",
    ]);
  });

  test("an empty variable", async () => {
    const file = write({ "s.yaml": "secrets: [{ id: a, env: A }]" });
    const error: unknown = await loadSecrets(file, { A: "" }).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ConfigurationError);
  });

  test("a secrets file that is a pipe", async () => {
    const pipe = join(write({ "s.yaml": "secrets: []" }), "pipe.yaml");
    execFileSync("mkfifo", [pipe]);
    expect((await loadInvalid(pipe)).message).toContain("pipe.yaml:1:1 expected a regular file");
  });

  test("a secrets file that does not exist", async () => {
    const { message } = await loadInvalid(join(tmpdir(), "no-such-secrets.yaml"));
    expect(message).toContain(
      "no-such-secrets.yaml:1:1 expected a file or a folder that can be read, got ENOENT",
    );
  });
});

test("all issues of all files are listed, without quoting the files", async () => {
  const folder = write({
    "1.yaml": "secrets:\n  - { id: a, value: swordfish }\n  - { id: b, env: SWORDFISH }\n",
    "2.yaml": "secrets:\n  - { id: c, file: swordfish }\n",
  });
  const { message } = await loadInvalid(folder);
  expect(message.replaceAll(`${folder}/`, "")).toBe(`The configuration has 2 issues.

1.yaml:3:19 /secrets/1/env: expected an environment variable that is set, got one that is not

2.yaml:2:20 /secrets/2/file: expected a file that can be read, got ENOENT`);
});

test("printing the result shows no secret", async () => {
  const secrets = await loadSecrets(write({ "s.yaml": "secrets: [{ id: a, value: swordfish }]" }), {});
  const printed = [
    inspect(secrets, { depth: Number.POSITIVE_INFINITY, showHidden: true, getters: true }),
    JSON.stringify(secrets),
    String(secrets),
  ];
  expect(printed.filter((text) => text.includes("swordfish"))).toEqual([]);
});

async function loadInvalid(path: string): Promise<ConfigurationError> {
  const error: unknown = await loadSecrets(path, {}).catch((thrown: unknown) => thrown);
  if (!(error instanceof ConfigurationError)) throw new Error(`${path} was not rejected: ${error}`);
  return error;
}

/** Writes files into a new folder within another one, and returns its path. */
function write(files: Readonly<Record<string, string | Buffer>>): string {
  const parent = mkdtempSync(join(tmpdir(), "secrets-"));
  onTestFinished(() => rmSync(parent, { recursive: true }));
  const folder = join(parent, "files");
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), content);
  }
  return folder;
}
