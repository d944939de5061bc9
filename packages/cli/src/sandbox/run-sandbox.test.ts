import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ConsoleSignInOptions, Lane } from "@payment-routing/operator-contract";
import { expect, onTestFinished, test } from "vitest";
import { DEMO_FILES } from "../../test/demo.ts";
import { runLine } from "../../test/run-line.ts";
import { BASE_ENVIRONMENT, type RunningProcess, runProcess } from "../../test/run-process.ts";
import { reportSession } from "../../test/running-service.ts";

/** Runs the sandbox like `npm start`, but from the sources. */
function start(environment: NodeJS.ProcessEnv, files = DEMO_FILES): RunningProcess {
  const program = `
    import { runSandbox } from "./packages/cli/src/sandbox/run-sandbox.ts";
    const terminal = { environment: process.env, print: console.log, complain: console.error };
    const greet = (addresses) => console.log(JSON.stringify(addresses));
    process.exitCode = await runSandbox(${JSON.stringify(files)}, terminal, greet);`;
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

test("prints received callbacks and serves the console, whose sign-in page offers its key, until it is stopped, and ignores DATABASE_URL", {
  timeout: 60_000,
}, async () => {
  const running = start({ DATABASE_URL: "postgresql://127.0.0.1:2/of-somebody-else" });
  const [line] = await running.printed(/^\{.*\}$/m);
  const { consoleUrl, internalUrl, merchantUrl } = JSON.parse(line);
  expect(merchantUrl).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/callbacks$/);
  expect(await reportSession(internalUrl, 1, 1, 4030)).toBe(201);
  const [printed] = await running.printed(/ 200 verified\n(?: {2}.*\n)+/);
  expect(printed).toMatch(/session 1, sequence 1, cb_\w+, signed by sandbox-shop-webhook-1\n/);

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

test("a receiver on loopback is blocked, and the log, the list and the lane name the setting that allows it", {
  timeout: 120_000,
}, async () => {
  const received: string[] = [];
  const receiver = createServer((request, response) => {
    received.push(request.url ?? "");
    response.end();
  }).listen(0, "127.0.0.1");
  onTestFinished(() => {
    receiver.close();
  });
  await once(receiver, "listening");
  const host = `localhost:${(receiver.address() as AddressInfo).port}`;
  const config = mkdtempSync(join(tmpdir(), "own-receiver-"));
  onTestFinished(() => rmSync(config, { recursive: true }));
  for (const name of readdirSync(DEMO_FILES.config)) {
    const text = readFileSync(join(DEMO_FILES.config, name), "utf8");
    writeFileSync(join(config, name), text.replaceAll("https://merchant.sandbox.example", `http://${host}`));
  }
  const hint = `to allow it, add ${host} to CALLBACK_EXCEPTIONS`;

  const running = start({}, { ...DEMO_FILES, config });
  const [line] = await running.printed(/^\{.*\}$/m);
  const { internalUrl } = JSON.parse(line);
  expect(await reportSession(internalUrl, 1, 1, 4030)).toBe(201);
  const [logged] = await running.printed(/^.*callbacks to an endpoint are blocked.*$/m);
  expect(JSON.parse(logged).reason).toContain(hint);
  const environment = { OPERATOR_URL: internalUrl, OPERATOR_KEY: "sandbox-operator-key" };
  await expect
    .poll(async () => (await runLine(["lanes", "list"], { environment })).out)
    .toMatch(new RegExp(` active .*address-denied: localhost: loopback address \\S+; ${hint}`));
  const answer = await fetch(`${internalUrl}/internal/v1/lanes/1`, {
    headers: { authorization: "Bearer sandbox-operator-key" },
  });
  expect(((await answer.json()) as Lane).state_reason).toContain(hint);
  expect((await runLine(["callbacks", "list"], { environment })).out).toContain(
    " blocked (address not in CALLBACK_EXCEPTIONS, or no secret)",
  );
  running.child.kill("SIGTERM");
  await running.ended();
  expect(received).toEqual([]);

  const allowed = start({ CALLBACK_EXCEPTIONS: host }, { ...DEMO_FILES, config });
  const [ready] = await allowed.printed(/^\{.*\}$/m);
  expect(await reportSession(JSON.parse(ready).internalUrl, 1, 1, 4030)).toBe(201);
  await expect.poll(() => received).toEqual(["/callbacks"]);
  allowed.child.kill("SIGTERM");
  await allowed.ended();
});
