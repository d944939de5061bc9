import { once } from "node:events";
import { connect, createServer } from "node:net";
import { text } from "node:stream/consumers";
import type { WebhookMessage } from "@payment-routing/signing";
import { expect, onTestFinished, test } from "vitest";
import { runLine } from "../../test/run-line.ts";
import { runCommand } from "../../test/run-process.ts";
import { sendCallback } from "../../test/send-callback.ts";
import { readSignedCallback, writeTemporary } from "../../test/signed-callback.ts";

const { body, mac } = readSignedCallback("minimal-declined");
// The first secret of the test vectors, whose callbacks also have a signature and an hmac.
const SECRET = readSignedCallback("minimal-declined").secrets[0]?.replace("2026-11=", "") ?? "";
const OTHER_SECRET = `whsec_${Buffer.from("another one, for tests only").toString("base64")}`;
const TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z/gm;

test("prints of each callback that it is verified, by which secret, and each status", async () => {
  const { running, send, end } = await listen(["--secret", `shop=${SECRET}`]);
  expect(await send({ redelivery: true })).toBe(200);
  await running.printed(/transaction/);
  const { code, stdout, stderr } = await end("SIGINT");
  expect([code, stderr]).toEqual([0, ""]);
  expect(stdout.replace(/:\d+\/$/m, ":0/").replaceAll(TIME, "<time>")).toBe(`\
Listening for callbacks at http://127.0.0.1:0/
Verifies: headers by shop; contract; no signature; no hmac

<time> 200 verified
  session 7740013, sequence 1, cb_1, redelivery, signed by shop
  client 10077, account 100482: 4010 Payment session failed
  transaction 1900554322, order A-2: 2010 Declined

`);
});

test("prints why a request is rejected, and answers as a receiver does", async () => {
  const { url, running, send, end } = await listen(["--secret", SECRET]);
  expect(await send({}, OTHER_SECRET)).toBe(401);
  expect(await send({ timestampSeconds: 1 })).toBe(401);
  expect(await send({ sessionId: 5 })).toBe(400);
  expect(await send({ body: Buffer.from('{\n  "client_id": "x"\n}') })).toBe(400);
  expect((await fetch(url)).status).toBe(405);
  await running.printed(/method-not-allowed/);
  const { stdout } = await end();
  expect(
    stdout
      .replaceAll(TIME, "<time>")
      .split("\n")
      .filter((line) => /<time>|signed by|\d+:\d+ .*client_id/.test(line)),
  ).toEqual([
    "<time> 401 rejected, wrong-signature: header webhook-signature contains no valid signature with a known secret",
    "<time> 401 rejected, expired: header webhook-timestamp is more than 300 seconds in the past",
    "<time> 400 rejected, session-mismatch: expected session_id 5, which the headers name",
    "  session 5, sequence 1, cb_1, signed by secret-1",
    "<time> 400 rejected, invalid-body: the body has 6 issues",
    "  session 7740013, sequence 1, cb_1, signed by secret-1",
    '  2:16 invalid-type /client_id: expected an integer, got "x"',
    "<time> 405 rejected, method-not-allowed: expected POST",
  ]);
});

test("duplicates and older callbacks are recognised, a redelivery is taken", async () => {
  const { send, outcomes, end } = await listen(["--secret", SECRET, "--json"]);
  await send({ id: "cb_2", sequence: 2 });
  await send({ id: "cb_2", sequence: 2 });
  await send({ id: "cb_1", sequence: 1 });
  await send({ id: "cb_1", sequence: 1, redelivery: true });
  expect(await outcomes(4)).toEqual(["handled 200", "duplicate 200", "older 200", "handled 200"]);
  await end();
});

test("prints the callbacks that a callback supersedes", async () => {
  const { running, send, end } = await listen(["--secret", `shop=${SECRET}`]);
  await send({ sequence: 4, supersedes: [1, 2, 3] });
  await running.printed(/sequence 4, cb_1, supersedes 1, 2, 3, signed by shop/);
  await end();
});

test("names a test event", async () => {
  const { running, send, end } = await listen(["--secret", `shop=${SECRET}`]);
  await send({ id: "test_1", redelivery: true });
  await running.printed(/sequence 1, test_1, test event, redelivery, signed by shop/);
  await end();
});

test("answers with the given statuses in order, and does not store a callback that it rejects", async () => {
  const flags = ["503", "302", "204", "500"].map((status) => `--status=${status}`);
  const { send, outcomes, end } = await listen(["--secret", SECRET, "--json", ...flags]);
  const statuses = [];
  for (const id of ["cb_1", "cb_1", "cb_1", "cb_1", "cb_2", "cb_3"]) statuses.push(await send({ id }));
  expect(statuses).toEqual([503, 302, 204, 200, 500, 500]);
  expect(await outcomes(6)).toEqual([
    "simulated-failure 503",
    "simulated-failure 302",
    "handled 204",
    "duplicate 200",
    "simulated-failure 500",
    "simulated-failure 500",
  ]);
  await end();
});

test("a callback of a client that is not expected is not taken", async () => {
  const expected = await listen(["--secret", SECRET, "--client-id", "1", "--client-id", "10077", "--json"]);
  expect(await expected.send()).toBe(200);
  await expected.end();
  const other = await listen(["--secret", SECRET, "--client-id", "1", "--json"]);
  expect([await other.send(), await other.send()]).toEqual([500, 500]);
  expect(await other.outcomes(2)).toEqual(["other-client 500", "other-client 500"]);
  await other.end();
});

test("verifies signature and hmac with secrets from the environment", async () => {
  const specification = writeTemporary("mac.json", mac.specification);
  const salt = writeTemporary("salt", `${mac.salt}\n`);
  const wrongSalt = writeTemporary("salt", `${mac.salt}.`);
  const right = ["--mac-specification", specification, "--mac-salt-file", salt];
  const environment = { CALLBACK_SECRET: OTHER_SECRET, CALLBACK_BODY_SECRET: SECRET };
  const { running, send, end } = await listen(right, environment);
  expect(await send({}, OTHER_SECRET)).toBe(200);
  const unsigned = Buffer.from(body.toString().replace(/,"signature":"\w+"/, ""));
  expect(await send({ body: unsigned, sequence: 2, id: "cb_2" }, OTHER_SECRET)).toBe(401);
  await running.printed(/401 rejected, wrong-body-signature: /);
  expect((await end()).stdout).toContain(
    "Verifies: headers by secret-1; contract; signature by body-secret-1; hmac\n",
  );

  const wrong = await listen(
    ["--mac-specification", specification, "--mac-salt-file", wrongSalt],
    environment,
  );
  expect(await wrong.send({}, OTHER_SECRET)).toBe(401);
  await wrong.running.printed(/401 rejected, wrong-mac: \/transactions\/0\/hmac/);
  await wrong.end();
});

test("--json prints one object a line, with identifiers and statuses", async () => {
  const { send, end, running } = await listen(["--secret", SECRET, "--json"]);
  await send({ id: "cb_9", sequence: 4, supersedes: [2, 3] });
  await running.printed(/"callback"/);
  const lines = (await end()).stdout
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line));
  expect(lines).toEqual([
    { event: "listening", url: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/$/) },
    {
      event: "callback",
      at: expect.stringMatching(TIME),
      status: 200,
      outcome: "handled",
      secret: "secret-1",
      id: "cb_9",
      session_id: 7740013,
      sequence: 4,
      redelivery: false,
      is_test: false,
      supersedes: [2, 3],
      sent: expect.any(String),
      client_id: 10077,
      account_id: 100482,
      session_status: { code: 4010, message: "Payment session failed" },
      transactions: [{ id: 1900554322, order_id: "A-2", status: { code: 2010, message: "Declined" } }],
    },
  ]);
});

test("escapes the content of a callback for a terminal, and prints no secret", async () => {
  const { running, send, end } = await listen(["--secret", SECRET]);
  const tricky = Buffer.from(
    body.toString().replace('"Declined"', JSON.stringify("\u001b[2J\u202eDeclined")),
  );
  expect(await send({ body: tricky })).toBe(200);
  await running.printed(/transaction 1900554322, order A-2: 2010 \\u\{1b\}\[2J\\u\{202e\}Declined\n/);
  const { stdout } = await end();
  for (const hidden of ["\u001b", "\u202e", SECRET.slice("whsec_".length)])
    expect(stdout).not.toContain(hidden);
});

test("SIGTERM ends it with 0 although a connection is open and in the middle of a request", async () => {
  const { url, end } = await listen(["--secret", SECRET]);
  const socket = connect(Number(new URL(url).port), "127.0.0.1");
  socket.on("error", () => undefined);
  await once(socket, "connect");
  socket.write("POST / HTTP/1.1\r\nhost: test\r\ncontent-length: 9\r\nexpect: 100-continue\r\n\r\n");
  // The answer to `expect` shows that the request is being read.
  expect(String((await once(socket, "data"))[0])).toMatch(/^HTTP\/1\.1 100 /);
  const answer = text(socket).catch(() => "");
  expect(await end()).toMatchObject({ code: 0, signal: null, stderr: "" });
  // The connection is closed without waiting for the timeout of the receiver.
  expect(await answer).toBe("");
});

test("a port in use is one clear line", async () => {
  const taken = createServer().listen(0, "127.0.0.1");
  await once(taken, "listening");
  onTestFinished(() => {
    taken.close();
  });
  const { port } = taken.address() as { port: number };
  const running = runCommand(["listen", "--secret", SECRET, "--port", String(port)]);
  expect(await running.ended()).toMatchObject({
    code: 1,
    stdout: "",
    stderr: `payment-routing listen: 127.0.0.1:${port} is already in use. See --port and --host.\n`,
  });
});

test.each([
  { args: [], want: "--secret: expected --secret, --secret-file or CALLBACK_SECRET, got nothing" },
  {
    args: ["--secret", SECRET, "--status", "199"],
    want: "option '--status <number>' argument '199' is invalid. Expected a whole number from 200 to 599.",
  },
  {
    args: ["--secret", SECRET, "--host", "example.test"],
    want: expect.stringMatching(/ argument 'example.test' is invalid. Expected an IP/),
  },
  {
    args: ["--secret", SECRET, "extra"],
    want: "too many arguments for 'listen'. Expected 0 arguments but got 1: extra.",
  },
  {
    args: ["--secret", SECRET, "--mac-specification", "x"],
    want: "--mac-specification: expected --mac-salt-file with it",
  },
])("$args is wrong usage", async ({ args, want }) => {
  const { code, out, err } = await runLine(["listen", ...args]);
  expect([code, out]).toEqual([2, ""]);
  expect(err.split("\n")[0]?.replace("payment-routing listen: ", "")).toEqual(want);
});

/** A running listener and a sender. */
async function listen(args: readonly string[], environment: NodeJS.ProcessEnv = {}) {
  const running = runCommand(["listen", ...args], environment);
  const [url] = await running.printed(/http:\/\/127\.0\.0\.1:\d+\//);
  return {
    running,
    url,
    send: (message: Partial<WebhookMessage> = {}, secret = SECRET) => sendCallback(url, secret, message),
    /** The outcomes of the callbacks so far, from the output of `--json`. */
    async outcomes(count: number): Promise<readonly string[]> {
      const [printed] = await running.printed(new RegExp(`(?:{"event":"callback".*\\n){${count}}`));
      const lines = printed
        .trimEnd()
        .split("\n")
        .map((line) => JSON.parse(line));
      return lines.map(({ outcome, status }) => `${outcome} ${status}`);
    },
    end(signal: NodeJS.Signals = "SIGTERM") {
      running.child.kill(signal);
      return running.ended();
    },
  };
}
