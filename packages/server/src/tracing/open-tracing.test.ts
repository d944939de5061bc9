import { expect, onTestFinished, test } from "vitest";
import { openTracing, readTraceparent } from "./open-tracing.ts";

// Where nobody listens.
const ENDPOINT = "http://127.0.0.1:4";
const TRACE = "4bf92f3577b34da6a3ce929d0e0e4736";
const CALLER = `00-${TRACE}-00f067aa0ba902b7`;

async function open(percent: number) {
  const errors: unknown[] = [];
  const onError = (error: unknown) => errors.push(error);
  const tracing = await openTracing({ endpoint: ENDPOINT, percent, tellsMerchants: false, onError });
  onTestFinished(() => tracing.close());
  return { tracing, errors };
}

test("merchants cause no trace of a search, and searches are not in theirs", async () => {
  const none = (await open(0)).tracing;
  expect(none.beginSearch(`${CALLER}-01`, 0)).toBeUndefined();
  const all = (await open(100)).tracing;
  expect(all.beginSearch(`${CALLER}-00`, 0)?.traceId).not.toBe(TRACE);
});

test("a processor decides whether its reports are traced, and continues its trace", async () => {
  const none = (await open(0)).tracing;
  expect(none.beginReport(`${CALLER}-01`, 0)?.traceparent).toMatch(
    new RegExp(`^00-${TRACE}-[0-9a-f]{16}-01$`),
  );
  const all = (await open(100)).tracing;
  expect(all.beginReport(`${CALLER}-00`, 0)).toBeUndefined();
});

test.each([
  undefined,
  "",
  "00-0-0-01",
  `00-${"0".repeat(32)}-00f067aa0ba902b7-01`,
  `ff${CALLER.slice(2)}-01`,
])("without a valid header, such as %j, chance decides", async (header) => {
  expect((await open(0)).tracing.beginReport(header, 0)).toBeUndefined();
  const span = (await open(100)).tracing.beginReport(header, 0);
  expect(span?.traceId).toMatch(/^[0-9a-f]{32}$/);
  expect(span?.traceId).not.toBe(TRACE);
});

test("several headers are none", () => {
  expect(readTraceparent({ traceparent: `${CALLER}-01` })).toBe(`${CALLER}-01`);
  expect(readTraceparent({ traceparent: [`${CALLER}-01`, `${CALLER}-01`] })).toBeUndefined();
});

test("a span of a stored one is in its trace", async () => {
  const { tracing } = await open(100);
  const report = tracing.beginReport(undefined, 0);
  expect(report?.stored).toHaveLength(25);
  const attempt = report && tracing.begin("attempt", report.stored, 0);
  expect(attempt?.traceparent.split("-")[1]).toBe(report?.traceId);
});

test("spans that nobody takes are lost with an error", async () => {
  const { tracing, errors } = await open(100);
  tracing.beginSearch(undefined, performance.now())?.end();
  await tracing.close();
  await expect.poll(() => errors.length).toBeGreaterThan(0);
});
