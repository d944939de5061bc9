import { readFileSync } from "node:fs";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import {
  answerSound,
  type Fault,
  type Forward,
  findFailures,
  forwardOnce,
  makeRequestsOnce,
  reject,
  startLate,
  text,
} from "../../../test/faults.ts";
import { runContracts } from "../../contracts.ts";
import { loadPackage } from "../conformance-command.ts";
import { runRules } from "../conformance-rule.ts";
import type { HttpRequest } from "../exchange.ts";
import { hasFailedRequirement } from "../report.ts";
import { nowSeconds, type ReceiverTarget, type Signing } from "./delivery.ts";
import { receiverRules } from "./receiver-rules.ts";

// Our receiver keeps every rule. Behind a layer with one fault it breaks exactly the rules of the fault.

const MAC_FILE = fileURLToPath(
  new URL("../../../../../schemas/examples/mac-specification/valid/recommended.json", import.meta.url),
);
const SECRET = "whsec_b25seSBmb3IgdGVzdCB2ZWN0b3JzOiBrZXkgbm8uIDE=";
const SALT = "only-for-this-example-0123456789";

const rules = makeRequestsOnce(receiverRules);
let target: ReceiverTarget;
let forward: Forward;
let client: Client;
let callbacks: object;

/** The part of `@payment-routing/client/callbacks` that the tests use. Its types are not built before the tools. */
interface Client {
  createCallbackReceiver(options: object): object;
  createFetchHandler(receiver: object): (request: Request) => Promise<Response>;
  createNodeListener(receiver: object): RequestListener;
}

beforeAll(async () => {
  const signing = await loadPackage<Signing>("@payment-routing/signing", process.cwd());
  const loaded = await loadPackage<Client>("@payment-routing/client/callbacks", process.cwd());
  if (signing === undefined || loaded === undefined) throw new Error("the client is not built");
  client = loaded;
  const secret = signing.readSecret("test", SECRET);
  const specification = JSON.parse(readFileSync(MAC_FILE, "utf8"));
  callbacks = client.createCallbackReceiver({
    ...{ secrets: [secret], bodySecrets: [secret], macSpecification: specification, macSalts: [SALT] },
    onCallback() {},
  });
  const handle = client.createFetchHandler(callbacks);
  forward = forwardOnce(async ({ method, headers, body }) => {
    const init = { method, headers, ...(method !== "GET" && { body: new Uint8Array(body) }) };
    const response = await handle(new Request("http://receiver.example/", init));
    const bytes = new Uint8Array(await response.arrayBuffer());
    return { status: response.status, headers: Object.fromEntries(response.headers), body: bytes };
  });
  let session = 1;
  target = {
    ...{ signing, secret, bodySecret: secret, mac: { specification, salt: SALT } },
    ...{ clientId: 10077, accountId: 100482, nextSession: () => session++ },
  };
});

interface Parts {
  readonly body: string;
  readonly headers: HttpRequest["headers"];
  readonly method: string;
}

const partsOf = (request: HttpRequest): Parts => ({ ...request, body: text(request) });
/** Accepts callbacks that it should reject. */
const accepting =
  (matches: (parts: Parts) => boolean): Fault =>
  async (request, forwardTo) => {
    const response = await forwardTo(request);
    return matches(partsOf(request)) ? { ...response, status: 204 } : response;
  };
/** Rejects callbacks that it should accept. */
const rejecting =
  (matches: (parts: Parts) => boolean): Fault =>
  async (request, forwardTo) => {
    const response = await forwardTo(request);
    return matches(partsOf(request)) ? reject(500) : response;
  };
/** Accepts callbacks that the receiver rejects for this reason. */
const ignoring =
  (code: string): Fault =>
  async (request, forwardTo) => {
    const response = await forwardTo(request);
    return response.status >= 400 && text(response).includes(code) ? { ...response, status: 204 } : response;
  };
const lacks = (member: string, parent: string) =>
  accepting(({ body, method }) => {
    if (method === "GET" || !body.endsWith("}")) return false;
    const callback = JSON.parse(body);
    const holder = parent === "" ? callback : callback.transactions?.[0];
    return holder !== undefined && !(member in holder);
  });
const secondsFromNow = ({ headers }: Parts) => Number(headers["webhook-timestamp"]) - nowSeconds();
const seen = (matches: (parts: Parts) => boolean): Fault =>
  (() => {
    const sessions = new Set<string | undefined>();
    return async (request: HttpRequest, forwardTo: Forward) => {
      const response = await forwardTo(request);
      const session = request.headers["payment-routing-session"];
      const isKnown = sessions.has(session);
      sessions.add(session);
      return response.status === 200 && isKnown && matches(partsOf(request)) ? reject(409) : response;
    };
  })();

const faults: readonly (readonly [fails: string, fault: Fault])[] = [
  ["callback-accepted", startLate()],
  ["optional-members-accepted", rejecting(({ body }) => body.includes("external-id"))],
  ["several-transactions-accepted", rejecting(({ body }) => body.split("route_config_id").length === 3)],
  ["every-status-accepted", rejecting(({ body }) => body.includes('"code":99999'))],
  ["unknown-members-accepted", rejecting(({ body }) => body.includes("added_later"))],
  ["negative-amounts-accepted", rejecting(({ body }) => body.includes('"value":-1'))],
  ["text-not-ascii-accepted", rejecting(({ body }) => /[^ -~\s]/.test(body))],
  ["white-space-accepted", rejecting(({ body }) => body.startsWith("{\n"))],
  ["large-bodies-accepted", rejecting(({ body }) => body.length > 100_000)],
  ["charset-accepted", rejecting(({ headers }) => headers["content-type"]?.includes("charset") === true)],
  [
    "repeated-callback-accepted",
    seen(
      ({ headers }) =>
        headers["payment-routing-redelivery"] === "false" &&
        headers["payment-routing-sequence"] === "1" &&
        !olderSessions.has(headers["payment-routing-session"]),
    ),
  ],
  ["older-callback-accepted", seen(({ headers }) => olderSessions.has(headers["payment-routing-session"]))],
  ["gap-accepted", rejecting(({ headers }) => headers["payment-routing-sequence"] === "5")],
  ["redelivery-accepted", seen(({ headers }) => headers["payment-routing-redelivery"] === "true")],
  ["superseding-callback-accepted", rejecting(({ headers }) => "payment-routing-supersedes" in headers)],
  ["test-event-accepted", rejecting(({ headers }) => headers["webhook-id"]?.startsWith("test_") === true)],
  [
    "second-secret-accepted",
    rejecting(({ headers }) => headers["webhook-signature"]?.includes(" ") === true),
  ],
  ["clock-difference-accepted", rejecting((parts) => Math.abs(Math.abs(secondsFromNow(parts)) - 240) < 10)],
  ["unsigned-callback-rejected", ignoring("missing-header")],
  [
    "wrong-secret-rejected changed-body-rejected changed-id-rejected changed-session-headers-rejected",
    ignoring("wrong-signature"),
  ],
  ["changed-body-rejected", accepting(({ body }) => body.includes("12031"))],
  ["changed-id-rejected", accepting(({ headers }) => headers["webhook-id"] === "conformance_other")],
  [
    "changed-session-headers-rejected",
    accepting(({ headers }) => headers["payment-routing-sequence"] === "99"),
  ],
  ["old-timestamp-rejected", accepting((parts) => secondsFromNow(parts) < -500)],
  ["future-timestamp-rejected", accepting((parts) => secondsFromNow(parts) > 500)],
  ["other-session-rejected", accepting(({ body }) => /"session_id":1,/.test(body))],
  ["wrong-signature-rejected missing-signature-rejected", ignoring("wrong-body-signature")],
  ["missing-signature-rejected", lacks("signature", "")],
  ["wrong-mac-rejected", ignoring("wrong-mac")],
  ["malformed-json-rejected", accepting(({ body }) => body.endsWith('"'))],
  ["duplicate-members-rejected", accepting(({ body }) => body.startsWith('{"client_id":1,'))],
  ["get-rejected", accepting(({ method }) => method === "GET")],
  ...["client_id", "account_id", "session_id", "sale_amount", "status", "transactions"].map(
    (name) => [`missing-${name.replaceAll("_", "-")}-rejected`, lacks(name, "")] as const,
  ),
  ...[
    "id",
    "route_config_id",
    "order_id",
    "txn_type_id",
    "payment_method",
    "payment_type",
    "date_time",
    "amount",
    "status",
    "customer_info",
  ].map(
    (name) =>
      [`missing-transaction-${name.replaceAll("_", "-")}-rejected`, lacks(name, "transactions")] as const,
  ),
];
const olderSessions = new Set<string | undefined>();

describe("receiver", () => {
  /** Notes the sessions whose first callback is not number 1. */
  const noting =
    (fault: Fault): Fault =>
    (request, forwardTo) => {
      if (request.headers["payment-routing-sequence"] === "2")
        olderSessions.add(request.headers["payment-routing-session"]);
      return fault(request, forwardTo);
    };

  test("our receiver keeps every rule", async () => {
    expect(await findFailures(rules, target, forward, answerSound)).toEqual([]);
  });

  test.for(faults)("a fault breaks exactly: %s", async ([fails, fault]) => {
    expect(await findFailures(rules, target, forward, noting(fault))).toEqual(fails.split(" "));
  });

  test("a receiver that does not verify members breaks the rules about them", async () => {
    const { bodySecret } = target;
    const handle = client.createFetchHandler(
      client.createCallbackReceiver({ secrets: [bodySecret], onCallback() {} }),
    );
    const lenient: Forward = async ({ method, headers, body }) => {
      const init = { method, headers, ...(method !== "GET" && { body: new Uint8Array(body) }) };
      return {
        status: (await handle(new Request("http://receiver.example/", init))).status,
        headers: {},
        body,
      };
    };
    expect(await findFailures(rules, target, lenient, answerSound)).toEqual([
      "wrong-signature-rejected",
      "missing-signature-rejected",
      "wrong-mac-rejected",
    ]);
  });

  test.for(["missing-header", "wrong-signature", "expired", "wrong-body-signature"])(
    "a receiver that accepts callbacks with the problem %s fails a requirement",
    async (code) => {
      const results = await runRules(rules, target, async (request) => ({
        request,
        response: await ignoring(code)(request, forward),
      }));
      expect(hasFailedRequirement(results)).toBe(true);
    },
  );

  test("every rule has a fault", () => {
    const broken = new Set(faults.flatMap(([fails]) => fails.split(" ")));
    const left = receiverRules.map(({ id }) => id).filter((id) => !broken.has(id));
    expect(left).toEqual([]);
  });
});

describe("the command", () => {
  afterEach(() => vi.restoreAllMocks());

  async function run(...args: readonly string[]) {
    const print = vi.spyOn(console, "log").mockImplementation(() => {});
    const complain = vi.spyOn(console, "error").mockImplementation(() => {});
    const code = await runContracts(["conformance", ...args]);
    return { code, output: print.mock.calls.join("\n"), errors: complain.mock.calls.join("\n") };
  }

  test("reports our receiver in each format, and a receiver that rejects everything", async () => {
    const sound = createServer(client.createNodeListener(callbacks));
    const faulty = createServer((_, response) => response.writeHead(500).end("broken"));
    const [soundUrl, faultyUrl] = await Promise.all(
      [sound, faulty].map(async (server) => {
        await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
        return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
      }),
    );
    const options = ["--secret", SECRET, "--signature-key", SECRET, "--mac", MAC_FILE, "--salt", SALT];
    const passed = await run("--receiver", String(soundUrl), ...options, "--format", "json");
    expect(passed.code).toBe(0);
    expect(JSON.parse(passed.output)).toMatchObject({ passed: receiverRules.length, failed: 0, skipped: 0 });
    const junit = await run("--receiver", String(faultyUrl), "--secret", SECRET, "--format", "junit");
    expect(junit.code).toBe(1);
    // Jenkins requires `errors`.
    expect(junit.output).toMatch(
      /<testsuite name="[^"]*" tests="\d+" failures="\d+" errors="0" skipped="3">/,
    );
    expect(junit.output).toContain(
      '<testcase classname="4.2" name="callback-accepted"><failure message="expected a 2xx status, got 500">',
    );
    const text = await run("--receiver", String(faultyUrl), "--secret", SECRET);
    expect(text.output).toContain("failed   callback-accepted (4.2)");
    expect(text.output).toContain(
      "skipped  wrong-mac-rejected (5): A transaction with a wrong hmac is rejected. needs --mac and --salt",
    );
    expect(text.output).toContain("< HTTP 500");
    expect(text.errors).toContain("callback-accepted failed, and rules that need it with it");
    await Promise.all([sound, faulty].map((server) => new Promise((resolve) => server.close(resolve))));
    expect((await run("--receiver", String(faultyUrl), "--secret", SECRET)).code).toBe(2);
  });

  test("lists the rules, each with an ID of its own", async () => {
    const { code, output } = await run("--list");
    expect(code).toBe(0);
    const ids = output.match(/^[a-z0-9-]+(?= \()/gm) ?? [];
    expect(ids).toContain("doctype-rejected");
    expect(new Set(ids).size).toBe(ids.length);
  });

  test.for([
    [],
    ["--receiver", "http://127.0.0.1:1/"],
    ["--search", "mailto:a"],
    ["--receiver", "http://127.0.0.1:1/", "--secret", "short"],
    ["--receiver", "http://127.0.0.1:1/", "--secret", SECRET, "--timeout-ms", "0"],
  ])("wrong arguments end with 2: %j", async (args) => {
    vi.spyOn(process.stderr, "write").mockImplementation(() => true);
    expect((await run(...args)).code).toBe(2);
  });

  test.for([
    ["package.json", SALT, "package.json is not a MAC specification:"],
    [MAC_FILE, "", "--mac and --salt: "],
  ])("a MAC that cannot be made ends with 2: %j", async ([file = "", salt = "", message]) => {
    const receiver = ["--receiver", "http://127.0.0.1:1/", "--secret", SECRET];
    const { code, errors } = await run(...receiver, "--mac", file, "--salt", salt);
    expect(code).toBe(2);
    expect(errors).toContain(message);
  });
});
