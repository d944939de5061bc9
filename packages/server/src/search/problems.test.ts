import { readdirSync, readFileSync } from "node:fs";
import { METHODS } from "node:http";
import type { Router } from "@payment-routing/routing";
import { expect, test } from "vitest";
import { openConnection, searchHead } from "../../test/raw-connection.ts";
import { readProblemJson, readProblemXml } from "../../test/read-problem.ts";
import { FULL_SEARCH, loadSandbox } from "../../test/sandbox.ts";
import { search, send } from "../../test/send.ts";
import { startServer } from "../../test/start-server.ts";

const invalidFolder = new URL("../../../../schemas/examples/search/invalid/", import.meta.url);

test("every invalid example is answered 400 with its issues, or 413 when it is only too long", async () => {
  const { port } = await startServer();
  const examples = readdirSync(invalidFolder).filter((name) => name.endsWith(".xml"));
  expect(examples.length).toBeGreaterThan(50);
  for (const name of examples) {
    const { status, code, issues } = readProblemXml(
      await search(port, { body: readFileSync(new URL(name, invalidFolder)) }),
    );
    if (name.startsWith("limit-size.")) expect([name, status, code]).toEqual([name, 413, "body-too-large"]);
    else {
      expect([name, status, issues.length > 0]).toEqual([name, 400, true]);
      const unreadable = /^(malformed-xml|unsupported-doctype|unsupported-encoding|limit-)/.test(name);
      expect([name, code]).toEqual([name, unreadable ? "unreadable-document" : "invalid-document"]);
      for (const issue of issues) expect(Object.keys(issue)).toEqual(ISSUE_MEMBERS);
    }
  }
});

const ISSUE_MEMBERS = ["code", "message", "path", "line", "column", "expected", "received"];

test("all issues are listed, with positions", async () => {
  const { port } = await startServer();
  const body = FULL_SEARCH.replace("<type_id>1<", "<type_id>7<").replace("<decimal>2</decimal>", "");
  const { code, issues } = readProblemXml(await search(port, { body }));
  expect(code).toBe("invalid-document");
  expect(issues.map(({ code, path, line }) => ({ code, path, line }))).toEqual([
    { code: "not-in-enumeration", path: "/payment_method_search_criteria/transaction/type_id", line: "6" },
    {
      code: "missing-element",
      path: "/payment_method_search_criteria/transaction/amount/decimal",
      line: expect.any(String),
    },
  ]);
});

test.each([
  {
    name: "a valid document of another account",
    body: FULL_SEARCH.replace(">100482<", ">1<"),
    status: 403,
    want: "918273645",
  },
  {
    name: "a valid document of another client",
    body: FULL_SEARCH.replace(">10077<", ">1<"),
    status: 403,
    want: "918273645",
  },
  {
    name: "a document without an eligible method",
    body: FULL_SEARCH.replace("<country_id>208<", "<country_id>990<"),
    status: 422,
    want: "918273645",
  },
  {
    name: "a document that is not valid",
    body: FULL_SEARCH.replace(">100482<", "> <"),
    status: 400,
    want: "918273645",
  },
  { name: "a document that ends after it", body: FULL_SEARCH.slice(0, 300), status: 400, want: "918273645" },
  {
    name: "an event_id with white space and a sign",
    body: FULL_SEARCH.replace("918273645", "\n +0012 ").replace(">208<", "><"),
    status: 400,
    want: "12",
  },
  {
    name: "an event_id past 2^53",
    body: FULL_SEARCH.replace("918273645", "9007199254740993"),
    status: 400,
    want: undefined,
  },
  {
    name: "an event_id that is not a number",
    body: FULL_SEARCH.replace("918273645", "12a"),
    status: 400,
    want: undefined,
  },
  {
    name: "a document without event_id",
    body: "<payment_method_search_criteria/>",
    status: 400,
    want: undefined,
  },
  { name: "something that is not XML", body: "event_id=12", status: 400, want: undefined },
  { name: "an empty body", body: "", status: 400, want: undefined },
])("$name: event_id is $want", async ({ body, status, want }) => {
  const { port } = await startServer();
  const problem = readProblemXml(await search(port, { body }));
  expect([problem.status, problem.event_id]).toEqual([status, want]);
});

test.each([
  { name: "a wrong key", headers: { authorization: "Bearer wrong" } },
  { name: "no key", headers: { authorization: undefined } },
])("$name gets 401 with both challenges and nothing of the document", async ({ headers }) => {
  const { port } = await startServer();
  const response = await search(port, { headers });
  expect(response.headers["www-authenticate"]).toBe(
    'Basic realm="payment routing", charset="UTF-8", Bearer realm="payment routing"',
  );
  expect(readProblemXml(response)).toEqual({ code: "unauthenticated", status: 401, issues: [] });
});

test.each([
  { name: "another type", headers: { "content-type": "application/json" } },
  { name: "another charset", headers: { "content-type": "application/xml; charset=iso-8859-1" } },
  { name: "no type", headers: { "content-type": undefined } },
  { name: "an invalid type", headers: { "content-type": ";;" } },
  { name: "a compressed body", headers: { "content-encoding": "gzip" } },
])("$name gets 415", async ({ headers }) => {
  const { port } = await startServer();
  expect(readProblemXml(await search(port, { headers })).code).toBe("unsupported-media-type");
});

test("a request with neither body nor type is authenticated, then rejected as an empty document", async () => {
  const { port } = await startServer();
  const nothing = { body: "", headers: { "content-type": undefined, "content-length": undefined } };
  expect(readProblemXml(await search(port, nothing)).code).toBe("unreadable-document");
  const stranger = { ...nothing, headers: { ...nothing.headers, authorization: undefined } };
  expect(readProblemXml(await search(port, stranger)).code).toBe("unauthenticated");
});

test("every other method gets 405 with Allow", async () => {
  const { port } = await startServer();
  const others = METHODS.filter((method) => !["GET", "POST", "CONNECT"].includes(method));
  for (const method of others) {
    const response = await search(port, { method });
    expect([method, response.status, response.headers.allow]).toEqual([method, 405, "GET, POST"]);
    expect(response.headers["cache-control"]).toBe("no-store");
    if (method !== "HEAD") expect(readProblemXml(response).code).toBe("method-not-allowed");
  }
});

test.each([
  { name: "an unknown path", method: "GET", path: "/nothing", want: "not-found" },
  { name: "an unknown path with a body", method: "POST", path: "/crs/routingservice", want: "not-found" },
  {
    name: "another case",
    method: "GET",
    path: "/CRS/routingservice/external/get-payment-methods",
    want: "not-found",
  },
  {
    name: "a slash at the end",
    method: "GET",
    path: "/crs/routingservice/external/get-payment-methods/",
    want: "not-found",
  },
  { name: "a method of another path", method: "POST", path: "/livez", want: "method-not-allowed" },
  { name: "an invalid path", method: "GET", path: "/%zz", want: "malformed-request" },
])("$name is answered in JSON", async ({ method, path, want }) => {
  const { port } = await startServer();
  const response = await send(port, {
    method,
    path,
    body: "<x/>".repeat(100_000),
    headers: { "content-type": "a/b;" },
  });
  expect(readProblemJson(response).code).toBe(want);
});

test("an internal error is answered 500 and logged, without details in the response", async () => {
  const { router, credentials } = await loadSandbox();
  const failing: Router = {
    ...router,
    decide: () => {
      throw new Error("secret of the house");
    },
  };
  const { port, log } = await startServer({ configuration: { router: failing, credentials } });
  const response = await search(port, { headers: { "x-request-id": "r-500" } });
  expect(readProblemXml(response)).toEqual({
    code: "internal-error",
    status: 500,
    event_id: "918273645",
    issues: [],
  });
  expect(response.body).not.toContain("secret");
  expect(log()).toContainEqual(
    expect.objectContaining({ level: "error", request_id: "r-500", msg: "unexpected error" }),
  );
});

test.each([
  { name: "bytes that are not HTTP", bytes: "hello\r\n\r\n", status: 400, code: "malformed-request" },
  {
    name: "a header that is too large",
    bytes: `GET / HTTP/1.1\r\nHost: x\r\nA: ${"a".repeat(20_000)}\r\n\r\n`,
    status: 431,
    code: "header-too-large",
  },
  {
    name: "a repeated Content-Length",
    bytes: "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n",
    status: 400,
    code: "malformed-request",
  },
  {
    name: "two Host headers",
    bytes: "GET /livez HTTP/1.1\r\nHost: x\r\nhOST: x\r\n\r\n",
    status: 400,
    code: "malformed-request",
  },
  {
    name: "another transfer coding than chunked",
    bytes: "POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: gzip\r\n\r\n",
    status: 501,
    code: "unsupported-transfer-coding",
  },
  {
    name: "a transfer coding in addition to chunked",
    bytes: "POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: gzip, chunked\r\n\r\n0\r\n\r\n",
    status: 501,
    code: "unsupported-transfer-coding",
  },
])("$name get $status and the connection is closed", async ({ bytes, status, code }) => {
  const { port } = await startServer();
  const connection = await openConnection(port);
  connection.write(bytes);
  const [head = "", body = ""] = (await connection.closed()).split("\r\n\r\n");
  expect(head).toMatch(/\r\nconnection: close/i);
  expect(head).toMatch(
    new RegExp(`^HTTP/1\\.1 ${status} [\\s\\S]*Content-Type: application/problem\\+json; charset=utf-8`, "i"),
  );
  expect(JSON.parse(body)).toMatchObject({
    status,
    type: `https://payment-routing.example/problems/${code}`,
  });
});

test.each([
  { name: "two Host headers", field: "Host: other", status: 400 },
  { name: "another transfer coding", field: "Transfer-Encoding: gzip, chunked", status: 501 },
])("a search with $name gets $status in XML, and the connection is closed", async ({ field, status }) => {
  const { port } = await startServer();
  const connection = await openConnection(port);
  connection.write(searchHead("POST", field));
  const [head, body] = (await connection.closed()).split("\r\n\r\n");
  expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(body).toContain(`<status>${status}</status>`);
});

test("a search that does not say how long its body is gets 400, and the connection is closed", async () => {
  const { port } = await startServer();
  const connection = await openConnection(port);
  connection.write(`${searchHead("GET")}${FULL_SEARCH}`);
  const [head, body] = (await connection.closed()).split("\r\n\r\n");
  expect(head).toMatch(/^HTTP\/1\.1 400 [\s\S]*\r\nconnection: close/i);
  expect(body).toContain("Send the document with Content-Length");
});

test("hostile text in a document is escaped", async () => {
  const { port } = await startServer();
  const hostile = "&lt;/received&gt;&lt;x&gt;&amp;amp; ]]&gt; 'a' \"b\" &#x1f4b3;";
  const body = FULL_SEARCH.replace("<event_id>918273645<", `<event_id>${hostile}<`);
  const { issues } = readProblemXml(await search(port, { body }));
  expect(issues.map(({ code }) => code)).toEqual(["invalid-lexical"]);
  expect(issues[0]?.received).toContain("</received><x>&amp; ]]> 'a'");
});

test("bytes that XML does not allow do not break the response", async () => {
  const { port } = await startServer();
  for (const bytes of ["\u0000", "\u001b[31m", "\ufffe", "<a \u0001='1'/>", "<\u0008/>"]) {
    expect(readProblemXml(await search(port, { body: `<x>${bytes}</x>` })).code).toBe("unreadable-document");
  }
  const invalidUtf8 = Buffer.from([0x3c, 0x78, 0x3e, 0xff, 0xfe, 0x3c, 0x2f, 0x78, 0x3e]);
  expect(readProblemXml(await search(port, { body: invalidUtf8 })).code).toBe("unreadable-document");
});
