import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ConsoleSignInOptions } from "@payment-routing/operator-contract";
import { expect, onTestFinished, test } from "vitest";
import { DEMO_FILES } from "../../test/demo.ts";
import { BASE_ENVIRONMENT, type RunningProcess, runProcess } from "../../test/run-process.ts";
import { reportSession } from "../../test/running-service.ts";

/** Runs the sandbox like `npm start`, but from the sources. */
function start(environment: NodeJS.ProcessEnv): RunningProcess {
  const program = `
    import { runSandbox } from "./packages/cli/src/sandbox/run-sandbox.ts";
    const terminal = { environment: process.env, print: console.log, complain: console.error };
    const greet = (addresses) => console.log(JSON.stringify(addresses));
    process.exitCode = await runSandbox(${JSON.stringify(DEMO_FILES)}, terminal, greet);`;
  const folder = mkdtempSync(join(tmpdir(), "run-sandbox-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return runProcess(process.execPath, ["--input-type=module", "--eval", program], {
    env: {
      ...BASE_ENVIRONMENT,
      HOST: "127.0.0.1",
      PORT: "0",
      INTERNAL_PORT: "0",
      LOG_LEVEL: "warn",
      DATA_FOLDER: folder,
      ...environment,
    },
  });
}

test("prints received callbacks until it is stopped, and ignores DATABASE_URL", {
  timeout: 60_000,
}, async () => {
  const running = start({ DATABASE_URL: "postgresql://127.0.0.1:2/of-somebody-else" });
  const [line] = await running.printed(/^\{.*\}$/m);
  const { internalUrl, merchantUrl } = JSON.parse(line);
  expect(merchantUrl).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/callbacks$/);
  expect(await reportSession(internalUrl, 1, 1, 4030)).toBe(201);
  const [printed] = await running.printed(/ 200 verified\n(?: {2}.*\n)+/);
  expect(printed).toMatch(/session 1, sequence 1, cb_\w+, signed by sandbox-shop-webhook-1\n/);
  running.child.kill("SIGTERM");
  expect(await running.ended()).toMatchObject({ code: 0, stderr: "" });
});

test("the console is served, and its sign-in page offers the key of the sandbox", {
  timeout: 60_000,
}, async () => {
  const running = start({});
  const [line] = await running.printed(/^\{.*\}$/m);
  const { consoleUrl, internalUrl } = JSON.parse(line);
  expect(consoleUrl).toBe(`${internalUrl}/console`);
  const page = await fetch(consoleUrl);
  expect([page.status, page.headers.get("content-type")]).toEqual([200, "text/html; charset=utf-8"]);
  const options = (await (await fetch(`${consoleUrl}/api/sign-in`)).json()) as ConsoleSignInOptions;
  const signedIn = await fetch(`${consoleUrl}/api/session`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: internalUrl },
    body: JSON.stringify({ key: options.sandbox_key }),
  });
  expect(await signedIn.json()).toMatchObject({
    key_id: "sandbox-admin-key",
    scope: "admin",
    is_sandbox: true,
  });
  running.child.kill("SIGTERM");
  expect(await running.ended()).toMatchObject({ code: 0, stderr: "" });
});

test("an error that the user can correct is one line", async () => {
  const { code, stdout, stderr } = await start({ PORT: "http" }).ended();
  expect([code, stdout, stderr]).toEqual([
    1,
    "",
    'PORT: expected a whole number from 0 to 65535, got "http"\n',
  ]);
});
