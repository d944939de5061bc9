import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { EXAMPLES } from "../../test/examples.ts";
import { ConfigurationError } from "./configuration-error.ts";
import { assembleConfiguration, loadConfiguration } from "./load-configuration.ts";
import { readVersionFiles } from "./version-files.ts";

const SANDBOX = fileURLToPath(new URL("config/valid", EXAMPLES));
const CASE = "{ name: x, client_id: 1, account_id: 2, request: {}, expect: [] }";

test("cases do not change the digest", async () => {
  const { files } = await readVersionFiles(SANDBOX);
  const without = assembleConfiguration("a", files, { sandbox: true });
  const cases = { path: "cases.yaml", text: `cases:\n  - ${CASE}\n` };
  const withCases = assembleConfiguration("a", [...files, cases], { sandbox: true });
  expect(withCases.router.configurationDigest).toBe(without.router.configurationDigest);
  expect([without.cases, withCases.cases.map(({ name }) => name)]).toEqual([[], ["x"]]);
  expect(withCases.locate("/cases/0/expect")).toMatchObject({ file: "cases.yaml", line: 2, column: 66 });
});

test.each([
  {
    name: "a repeated name",
    cases: `- ${CASE}\n  - ${CASE}`,
    want: '/cases/1/name: expected another name, as this one is given before, got "x"',
  },
  {
    name: "a day that does not exist",
    cases: `- ${CASE.replace("request", 'at: "2026-02-31T10:00:00Z", request')}`,
    want: /\/cases\/0\/at: expected .*, got "2026-02-31T10:00:00Z"/,
  },
  {
    name: "an unknown member",
    cases: `- ${CASE.replace("expect", "expected: [], expect")}`,
    want: /\/cases\/0\/expected: expected no such member/,
  },
])("in cases, $name is an issue", async ({ cases, want }) => {
  const { files } = await readVersionFiles(SANDBOX);
  const text = `cases:\n  ${cases}\n`;
  const assemble = () =>
    assembleConfiguration("a", [...files, { path: "cases.yaml", text }], { sandbox: true });
  expect(assemble).toThrow(ConfigurationError);
  expect(assemble).toThrow(want);
});

test("a version consists of the files without credentials and has the same digest", async () => {
  const loaded = await loadConfiguration(SANDBOX, { sandbox: true });
  expect(loaded.versionFiles.map(({ path }) => path)).toEqual([
    "catalogue.yaml",
    "code-tables.yaml",
    "merchants.yaml",
  ]);
  expect((await readVersionFiles(SANDBOX)).files).toEqual(loaded.versionFiles);
  const again = assembleConfiguration("version", loaded.versionFiles, { sandbox: true });
  expect(again.router.configurationDigest).toBe(loaded.router.configurationDigest);
});

test("credentials beside other sections are an error for operators, and are not stored with a served version", async () => {
  const { files } = await readVersionFiles(SANDBOX);
  const text = files.map((file) => file.text).join("\n");
  const folder = await mkdtemp(join(tmpdir(), "configuration-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const path = join(folder, "all.yaml");
  const digest = "ab".repeat(32);
  await writeFile(
    path,
    `credentials:\n  - { client_id: 10077, keys: [{ id: mine, sha256: ${digest} }] }\n${text}`,
  );
  await expect(readVersionFiles(path)).rejects.toThrow(
    "all.yaml:1:1 /credentials: expected credentials in a file of their own, as they belong to no version, got them beside other sections",
  );
  const loaded = await loadConfiguration(path, { sandbox: true });
  expect(loaded.credentials.clients.get(10077)).toHaveLength(1);
  const [file, ...others] = loaded.versionFiles;
  expect([file?.path, others]).toEqual(["configuration.json", []]);
  expect(file?.text).not.toContain(digest);
  const again = assembleConfiguration("version", loaded.versionFiles, { sandbox: true });
  expect(again.router.configurationDigest).toBe(loaded.router.configurationDigest);
});
