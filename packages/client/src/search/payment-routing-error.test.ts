import { inspect } from "node:util";
import { expect, test } from "vitest";
import { SECRETS } from "../../test/documents.ts";
import { PAYMENT_ROUTING_ERROR_CODES, PaymentRoutingError } from "./payment-routing-error.ts";
import type { ReportedIssue } from "./problem.ts";

const ISSUE: ReportedIssue = {
  code: "invalid-type",
  message: `/client_info/email/email: expected a string, got ${SECRETS.email}`,
  path: "/client_info/email/email",
  line: undefined,
  column: undefined,
  expected: "a string",
  received: SECRETS.email,
};

test("is an error with its name, code and cause", () => {
  const cause = new RangeError("own");
  const error = new PaymentRoutingError("network", "no answer", { cause, status: 200, requestId: "r-1" });
  expect(error).toBeInstanceOf(Error);
  expect(error).toMatchObject({
    name: "PaymentRoutingError",
    code: "network",
    status: 200,
    requestId: "r-1",
  });
  expect(error.cause).toBe(cause);
  expect(error.stack).toMatch(/^PaymentRoutingError: no answer\n/);
});

test("has no cause where none was given", () => {
  expect("cause" in new PaymentRoutingError("network", "no answer")).toBe(false);
});

test("is retryable where the same search may succeed later", () => {
  const retryable = PAYMENT_ROUTING_ERROR_CODES.filter(
    (code) => new PaymentRoutingError(code, "x").retryable,
  );
  expect(retryable).toEqual(["rate-limited", "unavailable", "timeout", "network"]);
});

test("uses the issues of the problem by default", () => {
  const problem = { ...EMPTY_PROBLEM, issues: [ISSUE] };
  expect(new PaymentRoutingError("rejected", "x", { problem }).issues).toEqual([ISSUE]);
  expect(new PaymentRoutingError("rejected", "x").issues).toEqual([]);
});

test("hides issues and problem when it is printed", () => {
  const problem = { ...EMPTY_PROBLEM, detail: SECRETS.email, issues: [ISSUE] };
  const error = new PaymentRoutingError("rejected", "x", { problem, issues: [ISSUE] });
  for (const printed of [
    inspect(error, { depth: 9 }),
    JSON.stringify(error),
    JSON.stringify({ ...error }),
    `${error}`,
  ]) {
    expect(printed).not.toContain(SECRETS.email);
  }
  expect(error.problem?.detail).toBe(SECRETS.email);
});

test("is recognised across two copies of the package", async () => {
  const url = new URL("./payment-routing-error.ts?other", import.meta.url);
  const other: typeof import("./payment-routing-error.ts") = await import(url.href);
  expect(other.PaymentRoutingError).not.toBe(PaymentRoutingError);
  expect(new other.PaymentRoutingError("network", "x")).toBeInstanceOf(PaymentRoutingError);
  expect(new PaymentRoutingError("network", "x")).toBeInstanceOf(other.PaymentRoutingError);
});

test.for([undefined, null, "x", {}, { name: "PaymentRoutingError" }, new Error("x")])(
  "is not %s",
  (value) => {
    expect(value).not.toBeInstanceOf(PaymentRoutingError);
  },
);

const EMPTY_PROBLEM = {
  type: undefined,
  code: undefined,
  title: undefined,
  status: undefined,
  detail: undefined,
  instance: undefined,
  event_id: undefined,
  issues: [],
};
