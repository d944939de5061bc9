import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { runLine } from "../test/run-line.ts";

const LONG = "x".repeat(1e6);
const WORDS = "x ".repeat(5e5);

const folder = mkdtempSync(join(tmpdir(), "message-size-"));
afterAll(() => rmSync(folder, { recursive: true }));

let files = 0;

function write(text: string): string {
  const path = join(folder, `${++files}.yaml`);
  writeFileSync(path, text);
  return path;
}

const verify = (...args: string[]) => [
  "verify",
  "--secret",
  "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw",
  "--body",
  "-",
  ...args,
];

test.each([
  { name: "a command", args: [LONG] },
  { name: "an option", args: ["serve", `--${LONG}`] },
  { name: "a value", args: ["serve", "--role", WORDS] },
  { name: "a number", args: ["serve", "--port", LONG] },
  { name: "a list", args: ["serve", "--callback-exceptions", `${LONG}/${LONG},${WORDS}`] },
  { name: "a variable", args: ["serve"], environment: { PORT: LONG, HOST: WORDS } },
  { name: "a URL", args: ["lanes", "list", "--operator-url", LONG, "--operator-key", "k"] },
  { name: "a header", args: verify("--header", WORDS) },
  { name: "a tag of YAML", args: ["config", "validate", "--config", write(`methods: !${LONG} []`)] },
  { name: "a line of YAML", args: ["config", "validate", "--config", write(`{ a: "${WORDS}", b: !x 1 }`)] },
  { name: "YAML as JSON", args: ["config", "validate", "--json", "--config", write(`methods: *${LONG}`)] },
])("messages show at most 160 characters of $name", async ({ args, environment = {} }) => {
  const { code, out, err } = await runLine(args, { environment });
  expect(code).not.toBe(0);
  expect(out + err).not.toBe("");
  expect(out + err).not.toMatch(/x{161}|(?:x ){81}/);
  expect((out + err).length).toBeLessThan(5000);
});

test("the path of a file is shown whole", async () => {
  const path = join(folder, ..."abcdef".split("").map((letter) => letter.repeat(60)), "a.yaml");
  const { err } = await runLine(["config", "validate", "--config", path]);
  expect(err).toContain(`${path}:1:1 `);
});
