import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { type RunningProcess, runProcess } from "../../test/run-process.ts";

const README = readFileSync(new URL("../../README.md", import.meta.url), "utf8");
const TIME = /\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z/g;

test("serve runs as it stands", async () => {
  const running = runShell(findExample("sh", "serve"), { PORT: "0", HOST: "127.0.0.1" });
  await running.printed(/"msg":"ready"/);
});

test.each([
  { name: "a callback that is right", containing: "delivery.json", want: 0 },
  { name: "a callback with a fault", containing: "sed ", want: 1 },
])("verify prints what it says of $name", async ({ containing, want }) => {
  const example = findExample("sh", containing);
  const { code, stdout, stderr } = await runShell(example).ended();
  expect([code, stderr, stdout]).toEqual([want, "", findOutput(example)]);
});

test("explain prints what it says, wherever that stands by now", async () => {
  const example = findExample("sh", "explain");
  const { code, stdout, stderr } = await runShell(example).ended();
  const withoutPlace = (text: string) => text.replaceAll(/:\d+:\d+ /g, ":<place> ");
  expect([code, stderr, withoutPlace(stdout)]).toEqual([0, "", withoutPlace(findOutput(example))]);
});

test("listen prints what it says of what the script sends", async () => {
  const script = findExample("ts", "signWebhook");
  const listening = runShell(findExample("sh", "listen").replace("9090", "0"));
  const [url] = await listening.printed(/http:\/\/127\.0\.0\.1:\d+\//);
  const sending = runProcess(process.execPath, [
    "--input-type=module-typescript",
    "--eval",
    script.replaceAll("http://127.0.0.1:9090/", url),
  ]);
  expect(await sending.ended()).toMatchObject({ code: 0, stdout: "", stderr: "" });
  const [printed] = await listening.printed(/^[\s\S]*401 .*\n/);
  const want = findOutput(script).replaceAll(TIME, "<time>").replace("http://127.0.0.1:9090/", url);
  expect(printed.replaceAll(TIME, "<time>")).toBe(want);
});

/** An example as a shell runs it, with the command as it is built. It ends with the test. */
function runShell(example: string, environment: NodeJS.ProcessEnv = {}): RunningProcess {
  const command = `${JSON.stringify(process.execPath)} packages/cli/bin/payment-routing.js`;
  // The last command takes the place of the shell, so that it is what ends with the test.
  const script = example
    .replace(/^npx payment-routing/, `exec ${command}`)
    .replace("npx payment-routing", command);
  return runProcess("sh", ["-c", script], { env: { PATH: process.env.PATH, ...environment } });
}

function findExample(language: string, containing: string): string {
  const examples = Array.from(README.matchAll(new RegExp(`\`\`\`${language}\n([\\s\\S]*?)\`\`\``, "g")));
  const example = examples.map(([, code = ""]) => code).find((code) => code.includes(containing));
  if (example === undefined) throw new Error(`no example of ${containing}`);
  return example;
}

/** What the README says that an example prints: the block that follows it. */
function findOutput(example: string): string {
  const after = README.slice(README.indexOf(example) + example.length);
  return /^```\n\n```text\n([\s\S]*?)```/.exec(after)?.[1] ?? "";
}
