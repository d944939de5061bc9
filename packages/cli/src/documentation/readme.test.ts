import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { BASE_ENVIRONMENT, type RunningProcess, runProcess } from "../../test/run-process.ts";

const README = readFileSync(new URL("../../README.md", import.meta.url), "utf8");
const TIME = /\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z/g;

test("the example of serve runs unchanged", async () => {
  const running = runShell(findExample("sh", "serve"), { PORT: "0", HOST: "127.0.0.1" });
  await running.printed(/"msg":"ready"/);
});

test.each([
  { name: "a callback that is right", containing: "delivery.json", want: 0 },
  { name: "an invalid callback", containing: "sed ", want: 1 },
])("the example of verify prints the documented output for $name", async ({ containing, want }) => {
  const example = findExample("sh", containing);
  const { code, stdout, stderr } = await runShell(example).ended();
  expect([code, stderr, stdout]).toEqual([want, "", findOutput(example)]);
});

test("the example of explain prints the documented output", async () => {
  const example = findExample("sh", "explain");
  const { code, stdout, stderr } = await runShell(example).ended();
  const withoutPlace = (text: string) => text.replaceAll(/:\d+:\d+ /g, ":<place> ");
  expect([code, stderr, withoutPlace(stdout)]).toEqual([0, "", withoutPlace(findOutput(example))]);
});

test("the example of listen prints the documented output", async () => {
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

/** Runs an example in a shell with the built command until the test ends. */
function runShell(example: string, environment: NodeJS.ProcessEnv = {}): RunningProcess {
  const command = `${JSON.stringify(process.execPath)} packages/cli/bin/payment-routing.js`;
  // The last command replaces the shell, so that the signal at the end of the test reaches it.
  const script = example
    .replace(/^npx payment-routing/, `exec ${command}`)
    .replace("npx payment-routing", command);
  return runProcess("sh", ["-c", script], { env: { ...BASE_ENVIRONMENT, ...environment } });
}

function findExample(language: string, containing: string): string {
  const examples = Array.from(README.matchAll(new RegExp(`\`\`\`${language}\n([\\s\\S]*?)\`\`\``, "g")));
  const example = examples.map(([, code = ""]) => code).find((code) => code.includes(containing));
  if (example === undefined) throw new Error(`no example of ${containing}`);
  return example;
}

/** The documented output of an example: the block that follows it. */
function findOutput(example: string): string {
  const after = README.slice(README.indexOf(example) + example.length);
  return /^```\n\n```text\n([\s\S]*?)```/.exec(after)?.[1] ?? "";
}
