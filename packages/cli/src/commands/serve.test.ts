import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { type RunningProcess, runCommand } from "../../test/run-process.ts";
import { search, startSearch } from "../../test/sandbox-search.ts";

const DEFAULT_SHUTDOWN_TIMEOUT_MS = 10_000;
const SANDBOX = ["serve", "--sandbox", "--config", "schemas/examples/config/valid", "--host", "127.0.0.1"];

test("serves the sandbox until SIGTERM, finishes requests in progress and exits with 0", async () => {
  const running = runCommand([...SANDBOX, "--port", "0"]);
  const port = await portOf(running);
  expect(await search(port)).toBe(200);
  const inFlight = await startSearch(port);

  running.child.kill("SIGTERM");
  await running.printed(/"msg":"stopping"/);
  expect(await inFlight.finish()).toMatch(/^HTTP\/1\.1 200 /);
  expect(await running.ended()).toMatchObject({ code: 0, signal: null, stderr: "" });
});

test("SIGINT stops it too, and its standard output is JSON to the last line", async () => {
  const running = runCommand(SANDBOX, { PORT: "0" });
  const port = await portOf(running);
  await search(port);
  running.child.kill("SIGINT");
  const { code, stdout } = await running.ended();
  expect(code).toBe(0);
  const messages = stdout
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line).msg);
  expect(messages.slice(-4)).toEqual(["ready", "request", "stopping", "stopped"]);
});

test("the same signal twice within moments is one: the process finishes as it should", async () => {
  const running = runCommand([...SANDBOX, "--port", "0"]);
  const port = await portOf(running);
  const inFlight = await startSearch(port);
  running.child.kill("SIGTERM");
  await running.printed(/"msg":"stopping"/);
  running.child.kill("SIGTERM");
  await setTimeout(200);
  expect(await inFlight.finish()).toMatch(/^HTTP\/1\.1 200 /);
  expect((await running.ended()).code).toBe(0);
});

test("a later second signal stops it immediately", async () => {
  const running = runCommand([...SANDBOX, "--port", "0"]);
  const port = await portOf(running);
  await startSearch(port);
  running.child.kill("SIGTERM");
  await running.printed(/"msg":"stopping"/);
  await setTimeout(1100);
  running.child.kill("SIGTERM");
  expect((await running.ended()).code).toBe(143);
});

test("aborts requests that take too long to finish, with a warning", async () => {
  const running = runCommand([...SANDBOX, "--port", "0", "--shutdown-timeout-ms", "200"]);
  await startSearch(await portOf(running));
  running.child.kill("SIGTERM");
  const { code, stdout } = await running.ended();
  expect(code).toBe(0);
  expect(stdout).toContain('"msg":"stopped with requests in flight"');
});

test("a client that does not send the rest of its body does not keep the process", async () => {
  const timeouts = ["--body-timeout-ms", "600000", "--shutdown-timeout-ms", "200"];
  const running = runCommand([...SANDBOX, "--port", "0", ...timeouts]);
  const socket = connect(await portOf(running), "127.0.0.1");
  const path = "/crs/routingservice/external/get-payment-methods";
  socket.write(`POST ${path} HTTP/1.1\r\nHost: test\r\nContent-Length: 100000000\r\n\r\n`);
  const [answer] = await once(socket, "data");
  expect(String(answer)).toMatch(/^HTTP\/1\.1 4/);
  running.child.kill("SIGTERM");
  expect((await running.ended()).code).toBe(0);
});

/** A process in which a thread waits for the other end of a FIFO. */
async function runHanging(flags: readonly string[] = []): Promise<RunningProcess> {
  const folder = await mkdtemp(join(tmpdir(), "serve-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const fifo = join(folder, "fifo");
  execFileSync("mkfifo", [fifo]);
  const preload = join(folder, "hang.mjs");
  await writeFile(preload, `import { open } from "node:fs/promises"; open(${JSON.stringify(fifo)});`);
  return runCommand([...SANDBOX, "--port", "0", ...flags], { NODE_OPTIONS: `--import=${preload}` });
}

test("a process with a thread that hangs ends itself by a signal, after it has said so", async () => {
  const running = await runHanging();
  await portOf(running);
  running.child.kill("SIGTERM");
  const { signal, stdout } = await running.ended();
  expect(signal).toBe("SIGKILL");
  expect(stdout).toMatch(
    /"msg":"stopped"\}\n.*"msg":"a thread waits for the system: the process ends itself/,
  );
});

test("at a second signal it does so at once", async () => {
  const running = await runHanging(["--shutdown-timeout-ms", "600000"]);
  await startSearch(await portOf(running));
  running.child.kill("SIGTERM");
  await running.printed(/"msg":"stopping"/);
  await setTimeout(1100);
  running.child.kill("SIGTERM");
  expect((await running.ended()).signal).toBe("SIGKILL");
});

test.each([
  { flags: [], timeoutMs: DEFAULT_SHUTDOWN_TIMEOUT_MS },
  // The time to exit is not part of the timeout.
  { flags: ["--shutdown-timeout-ms", "100"], timeoutMs: 700 },
])(
  "it serves and stops in $timeoutMs ms where nobody reads its standard output",
  async ({ flags, timeoutMs }) => {
    const running = runCommand([...SANDBOX, "--port", "0", ...flags]);
    const port = await portOf(running);
    running.child.stdout?.pause();
    // Each writes a log line of some hundred bytes: together more than the pipe and the buffer can hold.
    const socket = connect(port, "127.0.0.1");
    socket.write("GET /nowhere HTTP/1.1\r\nHost: test\r\n\r\n".repeat(8_000));
    socket.write("GET /nowhere HTTP/1.1\r\nHost: test\r\nConnection: close\r\n\r\n");
    await once(socket.resume(), "close");
    expect(await search(port)).toBe(200);
    const exited = once(running.child, "exit");
    running.child.kill("SIGTERM");
    const end = await Promise.race([exited, setTimeout(timeoutMs, "too late")]);
    expect(end).toEqual([0, null]);
  },
);

test("a port in use is one clear line", async () => {
  const taken = createServer().listen(0, "127.0.0.1");
  await once(taken, "listening");
  onTestFinished(() => {
    taken.close();
  });
  const { port } = taken.address() as { port: number };
  expect(await runCommand([...SANDBOX, "--port", String(port)]).ended()).toMatchObject({
    code: 1,
    stderr: `payment-routing serve: 127.0.0.1:${port} is already in use. See --port and --host.\n`,
  });
  const split = runCommand([...SANDBOX, "--port", "0", "--operations-port", String(port)]);
  expect((await split.ended()).stderr).toContain(
    `${port} is already in use. See --operations-port and --host.`,
  );
});

test("an invalid configuration prevents a start", async () => {
  const running = runCommand(["serve", "--config", "schemas/examples/config/invalid/misspelt-only.yaml"]);
  const { code, stdout, stderr } = await running.ended();
  expect([code, stdout]).toEqual([1, ""]);
  expect(stderr).toMatch(
    /^schemas\/examples\/config\/invalid\/misspelt-only\.yaml:\d+:\d+ .*expected .*, got /m,
  );
  expect(stderr).not.toMatch(/^\s+at /m);
});

test("outside the sandbox sandbox keys are rejected, with a warning", async () => {
  const running = runCommand(["serve", "--config", "schemas/examples/config/valid", "--port", "0"]);
  const port = await portOf(running);
  await running.printed(/"level":"warn"[^\n]*credentials\.yaml:\d+:\d+ the key sandbox-key of client 10077/);
  expect(await search(port)).toBe(401);
});

async function portOf(running: RunningProcess): Promise<number> {
  const [, port] = await running.printed(/"url":"http:\/\/[^"]*:(\d+)"[^\n]*"msg":"ready"/);
  return Number(port);
}
