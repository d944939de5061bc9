import { expect, test } from "vitest";
import { REPORTS_HEADERS, REPORTS_PATH } from "./open-reports.ts";
import { reportSession } from "./reports.ts";
import { FULL_SEARCH } from "./sandbox.ts";
import { search, send, type TestRequest } from "./send.ts";
import { OPERATOR, PROCESSOR, startInternal, useSandboxDelivery } from "./start-internal.ts";

const sandbox = useSandboxDelivery();

const LONG = "x".repeat(60_000);
const WORDS = "x ".repeat(30_000);
const TOO_LONG = /x{161}|(?:x ){81}|9{161}/;
const xml = FULL_SEARCH.toString();

test.each([
  { name: "an element", body: xml.replace("<event_id>", `<${LONG}/><event_id>`) },
  { name: "a root", body: `<${LONG}/>` },
  { name: "an attribute", body: xml.replace("<event_id>", `<event_id ${LONG}="1">`) },
  { name: "a value", body: xml.replace(/<event_id>\d+/, `<event_id>${WORDS}`) },
  { name: "a prefix", body: xml.replace("<event_id>", `<${LONG}:a/><event_id>`) },
  { name: "an entity", body: xml.replace("<event_id>", `<event_id>&${LONG};`) },
  { name: "an end tag", body: `<a></${LONG}>` },
])("the problem of a search quotes at most 160 characters of $name", async ({ body }) => {
  const { port } = await startInternal(sandbox.delivery);
  const response = await search(port, { body });
  expect(response.status).toBe(400);
  expect(response.body).not.toMatch(TOO_LONG);
  expect(response.body.length).toBeLessThan(5000);
});

const report = JSON.stringify(reportSession(1));
const addTo = (members: string) => report.replace("{", `{${members},`);

const REPORTS = [
  { name: "a name", body: addTo(`"${LONG}":1`) },
  { name: "a name of many words", body: addTo(`"${WORDS}":1`) },
  { name: "a repeated name", body: addTo(`"${LONG}":1,"${LONG}":2`) },
  { name: "a name inside another", body: addTo(`"${LONG}":{"${LONG}":"\\ud800"}`) },
  { name: "a value", body: report.replace(/"session_id":\d+/, `"session_id":"${WORDS}"`) },
  { name: "a number", body: report.replace(/"session_id":\d+/, `"session_id":${"9".repeat(60_000)}`) },
  { name: "text that is no JSON", body: `{"a": ${LONG}}` },
];

test.each(REPORTS)("the problem of a report quotes at most 160 characters of $name", async ({ body }) => {
  const { internalPort } = await startInternal(sandbox.delivery);
  const path = "/internal/v1/payment-sessions/1";
  const headers = { ...PROCESSOR, "content-type": "application/json" };
  const response = await send(internalPort, { method: "PUT", path, headers, body });
  expect(response.status).toBe(400);
  expect(response.body).not.toMatch(TOO_LONG);
  expect(response.body.length).toBeLessThan(5000);
});

test.each(REPORTS)("the answer to a line quotes at most 160 characters of $name", async ({ body }) => {
  const { internalPort } = await startInternal(sandbox.delivery);
  const headers = REPORTS_HEADERS;
  const response = await send(internalPort, { method: "POST", path: REPORTS_PATH, headers, body });
  expect(response.status).toBe(200);
  expect(response.body).toContain('"issues"');
  expect(response.body).not.toMatch(TOO_LONG);
  expect(response.body.length).toBeLessThan(5000);
});

// The parser of node:http accepts a head of 16 kB.
const HEAD = "x".repeat(12_000);

test.each<{ name: string; request: TestRequest; status: number }>([
  { name: "a parameter", request: { path: `/internal/v1/lanes?${HEAD}=1` }, status: 400 },
  { name: "the value of a parameter", request: { path: `/internal/v1/lanes?limit=${HEAD}` }, status: 400 },
  { name: "a time", request: { path: `/internal/v1/callbacks?from=${HEAD}` }, status: 400 },
  { name: "a cursor", request: { path: `/internal/v1/lanes?after=${HEAD}` }, status: 400 },
  { name: "an identifier", request: { path: `/internal/v1/callbacks/${HEAD}` }, status: 400 },
  { name: "a path", request: { path: `/${HEAD}` }, status: 404 },
  {
    name: "If-Match",
    request: {
      method: "PUT",
      path: "/internal/v1/payment-sessions/1",
      headers: { ...PROCESSOR, "if-match": HEAD },
    },
    status: 415,
  },
  {
    name: "Content-Type",
    request: {
      method: "PUT",
      path: "/internal/v1/payment-sessions/1",
      headers: { ...PROCESSOR, "content-type": HEAD },
    },
    status: 415,
  },
  {
    name: "a key",
    request: { path: "/internal/v1/lanes", headers: { authorization: `Bearer ${HEAD}` } },
    status: 401,
  },
])("the problem quotes at most 160 characters of $name", async ({ request, status }) => {
  const { internalPort } = await startInternal(sandbox.delivery);
  const response = await send(internalPort, { ...request, headers: { ...OPERATOR, ...request.headers } });
  expect(response.status).toBe(status);
  expect(response.body).not.toMatch(TOO_LONG);
  expect(response.body.length).toBeLessThan(5000);
});
