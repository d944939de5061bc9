import { expect, test } from "vitest";
import { type Problem, readProblem } from "./problem.ts";

const WHOLE: Problem = {
  type: "https://payments.example/problems/invalid-document",
  code: "invalid-document",
  title: "The request is not valid",
  status: 400,
  detail: "2 faults",
  instance: "urn:uuid:6c1c1e6e-93a1-4a04-8d12-0c5a4f7d4a11",
  event_id: 918273645,
  issues: [
    {
      code: "missing-element",
      message: "/payment_method_search_criteria/client_info: expected ip, got </client_info>",
      path: "/payment_method_search_criteria/client_info",
      line: 62,
      column: 3,
      expected: "ip",
      received: "</client_info>",
    },
    {
      code: "a-code-of-tomorrow",
      message: "",
      path: "",
      line: undefined,
      column: undefined,
      expected: "",
      received: "",
    },
  ],
};

const NOTHING: Problem = {
  type: undefined,
  code: undefined,
  title: undefined,
  status: undefined,
  detail: undefined,
  instance: undefined,
  event_id: undefined,
  issues: [],
};

const XML = `<?xml version="1.0" encoding="UTF-8"?>
<problem xmlns="urn:ietf:rfc:7807">
  <type>https://payments.example/problems/invalid-document</type>
  <title>The request is not valid</title>
  <status>400</status>
  <detail>2 faults</detail>
  <instance>urn:uuid:6c1c1e6e-93a1-4a04-8d12-0c5a4f7d4a11</instance>
  <event_id>918273645</event_id>
  <issues>
    <i>
      <code>missing-element</code>
      <message>/payment_method_search_criteria/client_info: expected ip, got &lt;/client_info></message>
      <path>/payment_method_search_criteria/client_info</path>
      <line>62</line>
      <column>3</column>
      <expected>ip</expected>
      <received><![CDATA[</client_info>]]></received>
      <hint>a member of tomorrow</hint>
    </i>
    <i><code>a-code-of-tomorrow</code></i>
  </issues>
  <balance>a member of tomorrow</balance>
</problem>`;

function read(contentType: string | undefined, body: string): Problem | undefined {
  return readProblem(contentType, new TextEncoder().encode(body));
}

test("reads problem+xml", () => {
  expect(read("application/problem+xml; charset=utf-8", XML)).toEqual(WHOLE);
});

test("reads problem+xml with a prefix", () => {
  const body =
    '<p:problem xmlns:p="urn:ietf:rfc:7807"><p:status> 503 </p:status><title>no</title></p:problem>';
  expect(read("application/problem+xml", body)).toEqual({ ...NOTHING, status: 503 });
});

test("reads problem+json", () => {
  const { code: _derived, ...members } = WHOLE;
  const body = JSON.stringify({ ...members, balance: "a member of tomorrow" });
  expect(read("Application/Problem+JSON", body)).toEqual(WHOLE);
});

test("counts a member of another type as absent", () => {
  const body = JSON.stringify({ type: 1, title: [], status: "400", event_id: 0.5, issues: [null, 3, "x"] });
  expect(read("application/problem+json", body)).toEqual(NOTHING);
  const xml =
    '<problem xmlns="urn:ietf:rfc:7807"><status>four</status><event_id>9007199254740993</event_id></problem>';
  expect(read("application/problem+xml", xml)).toEqual(NOTHING);
});

test.for([
  { type: "about:blank", code: undefined },
  { type: "https://payments.example/problems/", code: undefined },
  { type: "https://payments.example/problems/Ada Lovelace", code: undefined },
  { type: "https://payments.example/problems/no-eligible-method", code: "no-eligible-method" },
])("finds the code $code in the type $type", ({ type, code }) => {
  expect(read("application/problem+json", JSON.stringify({ type }))).toEqual({ ...NOTHING, type, code });
});

test.for([
  { name: "no content type", contentType: undefined, body: XML },
  { name: "plain XML", contentType: "application/xml", body: XML },
  { name: "HTML", contentType: "text/html", body: "<!doctype html><title>403</title>" },
  { name: "XML that breaks off", contentType: "application/problem+xml", body: XML.slice(0, -3) },
  { name: "a DOCTYPE", contentType: "application/problem+xml", body: `<!DOCTYPE problem>${XML.slice(39)}` },
  { name: "nothing", contentType: "application/problem+xml", body: "" },
  {
    name: "another root",
    contentType: "application/problem+xml",
    body: '<fault xmlns="urn:ietf:rfc:7807"/>',
  },
  {
    name: "another namespace",
    contentType: "application/problem+xml",
    body: "<problem><status>400</status></problem>",
  },
  { name: "JSON that breaks off", contentType: "application/problem+json", body: '{"status":4' },
  { name: "a JSON array", contentType: "application/problem+json", body: "[]" },
  { name: "a JSON null", contentType: "application/problem+json", body: "null" },
])("finds no problem document in $name", ({ contentType, body }) => {
  expect(read(contentType, body)).toBeUndefined();
});
