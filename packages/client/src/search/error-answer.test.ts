import { expect, test } from "vitest";
import { catchRejection } from "../../test/caught.ts";
import { CRITERIA, SECRETS } from "../../test/documents.ts";
import { startService } from "../../test/local-service.ts";
import { PaymentRoutingClient } from "./payment-routing-client.ts";
import type { PaymentRoutingError } from "./payment-routing-error.ts";

interface Given {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

async function reject(given: Given, method: "GET" | "POST" = "GET"): Promise<PaymentRoutingError> {
  await using service = await startService((response) =>
    response.writeHead(given.status, given.headers).end(given.body),
  );
  await using client = new PaymentRoutingClient({
    baseUrl: service.baseUrl,
    clientId: 10077,
    apiKey: SECRETS.apiKey,
    method,
  });
  return await catchRejection(client.searchPaymentMethods(CRITERIA, { requestId: "r-1" }));
}

const TYPE = "https://payments.example/problems";

function problem(status: number, members = "", headers: Readonly<Record<string, string>> = {}): Given {
  const body = `<problem xmlns="urn:ietf:rfc:7807"><status>${status}</status>${members}</problem>`;
  return { status, headers: { "content-type": "application/problem+xml", ...headers }, body };
}

test.for([
  {
    status: 400,
    problem: "invalid-document",
    code: "rejected",
    retryable: false,
    reason: "the service found the request invalid",
  },
  {
    status: 400,
    problem: "unreadable-document",
    code: "rejected",
    retryable: false,
    reason: "the service found the request invalid",
  },
  {
    status: 401,
    problem: "unauthenticated",
    code: "unauthorized",
    retryable: false,
    reason: "the API key was not accepted",
  },
  {
    status: 403,
    problem: "account-mismatch",
    code: "forbidden",
    retryable: false,
    reason: "the API key, client_id and account_id do not belong together",
  },
  {
    status: 404,
    problem: "not-found",
    code: "unexpected-status",
    retryable: false,
    reason: "the service answered with an unexpected status",
  },
  {
    status: 405,
    problem: "method-not-allowed",
    code: "unexpected-status",
    retryable: false,
    reason: "the service answered with an unexpected status",
  },
  {
    status: 408,
    problem: "request-timeout",
    code: "timeout",
    retryable: true,
    reason: "the service waited too long for the request",
  },
  {
    status: 413,
    problem: "body-too-large",
    code: "too-large",
    retryable: false,
    reason: "the service found the request too large",
  },
  {
    status: 415,
    problem: "unsupported-media-type",
    code: "unsupported-media-type",
    retryable: false,
    reason: "the service did not accept the media type of the request",
  },
  {
    status: 422,
    problem: "no-eligible-method",
    code: "no-eligible-method",
    retryable: false,
    reason: "no payment method is eligible for this payment",
  },
  {
    status: 422,
    problem: "another-problem",
    code: "unexpected-status",
    retryable: false,
    reason: "the service answered with an unexpected status",
  },
  {
    status: 429,
    problem: "client-limit-exceeded",
    code: "rate-limited",
    retryable: true,
    reason: "too many requests",
  },
  {
    status: 500,
    problem: "internal-error",
    code: "unavailable",
    retryable: true,
    reason: "the service cannot answer now",
  },
  {
    status: 503,
    problem: "shutting-down",
    code: "unavailable",
    retryable: true,
    reason: "the service cannot answer now",
  },
])("$status $problem is $code", async ({ status, problem: kind, code, retryable, reason }) => {
  const error = await reject(problem(status, `<type>${TYPE}/${kind}</type>`));
  expect(error).toMatchObject({
    code,
    status,
    retryable,
    requestId: "r-1",
    message: `${reason} (HTTP ${status} ${kind})`,
  });
});

test.for([
  { status: 400, code: "rejected" },
  { status: 401, code: "unauthorized" },
  { status: 403, code: "forbidden" },
  { status: 408, code: "timeout" },
  { status: 413, code: "too-large" },
  { status: 415, code: "unsupported-media-type" },
  { status: 422, code: "unexpected-status" },
  { status: 429, code: "rate-limited" },
  { status: 431, code: "unexpected-status" },
  { status: 500, code: "unavailable" },
  { status: 502, code: "unavailable" },
  { status: 503, code: "unavailable" },
  { status: 504, code: "unavailable" },
])("$status without a problem document is $code", async ({ status, code }) => {
  expect(await reject({ status })).toMatchObject({ code, status });
});

test.for([
  { name: "no body", given: { status: 403 } },
  { name: "HTML", given: { status: 403, headers: { "content-type": "text/html" }, body: "<h1>403</h1>" } },
  {
    name: "problem+xml that breaks off",
    given: { status: 403, headers: { "content-type": "application/problem+xml" }, body: "<problem" },
  },
  {
    name: "problem+json that breaks off",
    given: { status: 403, headers: { "content-type": "application/problem+json" }, body: "{" },
  },
  {
    name: "a body past the bound",
    given: { status: 403, headers: { "content-type": "application/problem+xml" }, body: " ".repeat(300_000) },
  },
])("$name does not hide the status", async ({ given }) => {
  const error = await reject(given, "POST");
  expect(error).toMatchObject({
    code: "forbidden",
    status: 403,
    message: "the answer is HTTP 403 without a problem document",
  });
  expect(error.problem).toBeUndefined();
  expect(error.issues).toEqual([]);
});

test("mentions proxies when a GET is rejected without a problem document", async () => {
  const { message } = await reject({ status: 403 });
  expect(message).toBe(
    'the answer is HTTP 403 without a problem document: a proxy may reject a GET with a body, try method "POST"',
  );
});

test("does not mention proxies for a status that has other reasons", async () => {
  const { message } = await reject({ status: 429 });
  expect(message).toBe("the answer is HTTP 429 without a problem document");
});

test("does not follow a redirect, which would expose the key", async () => {
  const error = await reject({ status: 307, headers: { location: "http://127.0.0.1:9/" } });
  expect(error).toMatchObject({ code: "unexpected-status", status: 307 });
});

test("accepts 200 only", async () => {
  expect(await reject({ status: 204 })).toMatchObject({ code: "unexpected-status", status: 204 });
});

test.for([
  { name: "rate-limited, in seconds", given: problem(429, "", { "retry-after": "3" }), want: 3000 },
  { name: "unavailable, in seconds", given: problem(503, "", { "retry-after": "120" }), want: 120_000 },
  { name: "unavailable, not said", given: problem(503), want: undefined },
  {
    name: "with an unmapped status",
    given: problem(403, "", { "retry-after": "3" }),
    want: undefined,
  },
])("retryAfterMs: $name", async ({ given, want }) => {
  expect((await reject(given)).retryAfterMs).toBe(want);
});

test("contains the problem with its issues, and summarizes them in the message", async () => {
  const issue = (code: string, path: string, line: number, expected: string) =>
    `<i><code>${code}</code><message>${path}: expected ${expected}, got ${SECRETS.email}</message><path>${path}</path>
     <line>${line}</line><column>7</column><expected>${expected}</expected><received>${SECRETS.email}</received></i>`;
  const error = await reject(
    problem(
      400,
      `<type>${TYPE}/invalid-document</type><title>Not valid</title><event_id>7</event_id>
       <issues>${issue("out-of-range", "/a/b", 3, "an integer")}${issue("missing-element", "/a", 9, "ip")}</issues>`,
    ),
  );
  expect(error.message).toBe(
    "the service found the request invalid (HTTP 400 invalid-document): /a/b: expected an integer; /a: expected ip",
  );
  expect(error.problem).toMatchObject({ title: "Not valid", event_id: 7, issues: error.issues });
  expect(error.issues).toMatchObject([
    {
      code: "out-of-range",
      path: "/a/b",
      line: 3,
      column: 7,
      expected: "an integer",
      received: SECRETS.email,
    },
    { code: "missing-element", path: "/a", line: 9, column: 7, expected: "ip", received: SECRETS.email },
  ]);
});
