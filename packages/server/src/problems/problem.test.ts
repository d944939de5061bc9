import type { Issue } from "@payment-routing/contract-runtime";
import { expect, test } from "vitest";
import { detailProblem, PROBLEMS, writeProblemJson, writeProblemXml } from "./problem.ts";

const issue: Issue = {
  code: "out-of-range",
  message: "/a: expected 1, got 2",
  path: "/a",
  line: 3,
  column: 7,
  expected: "1",
  received: "2",
};

test("writes all members as XML, and arrays according to RFC 9457", () => {
  const details = detailProblem(
    { code: "invalid-document", detail: "One issue.", issues: [issue], eventId: 0 },
    "r-1",
  );
  expect(writeProblemXml(details)).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<problem xmlns="urn:ietf:rfc:7807">
  <type>https://payment-routing.example/problems/invalid-document</type>
  <title>The document does not conform to the contract</title>
  <status>400</status>
  <detail>One issue.</detail>
  <instance>https://payment-routing.example/requests/r-1</instance>
  <event_id>0</event_id>
  <issues>
    <i>
      <code>out-of-range</code>
      <message>/a: expected 1, got 2</message>
      <path>/a</path>
      <line>3</line>
      <column>7</column>
      <expected>1</expected>
      <received>2</received>
    </i>
  </issues>
</problem>
`);
});

test("writes the same members as JSON", () => {
  const details = detailProblem(
    { code: "invalid-document", detail: "One issue.", issues: [issue], eventId: 0 },
    "r-1",
  );
  expect(JSON.parse(writeProblemJson(details))).toEqual({
    type: "https://payment-routing.example/problems/invalid-document",
    title: "The document does not conform to the contract",
    status: 400,
    detail: "One issue.",
    instance: "https://payment-routing.example/requests/r-1",
    event_id: 0,
    issues: [issue],
  });
});

test("omits undefined members", () => {
  const details = detailProblem({ code: "not-found", detail: "Nothing." }, undefined);
  expect(Object.keys(details)).toEqual(["type", "title", "status", "detail"]);
  const { line: _line, column: _column, ...value } = issue;
  const withValue = { ...details, issues: [{ ...value, line: undefined, column: undefined }] };
  expect(writeProblemXml(withValue)).not.toContain("<line>");
});

test("escapes text of the document, and replaces characters that XML does not allow", () => {
  const received = "</i></issues><x a='\"'>&amp;]]>\r\u0000\u001b\uffff\ud800 \u{1f4b3}";
  const xml = writeProblemXml(
    detailProblem({ code: "invalid-document", detail: "", issues: [{ ...issue, received }] }, "r"),
  );
  expect(xml).toContain(
    "<received>&lt;/i&gt;&lt;/issues&gt;&lt;x a='\"'&gt;&amp;amp;]]&gt;&#13;\ufffd\ufffd\ufffd\ufffd \u{1f4b3}</received>",
  );
});

test("every status is an error", () => {
  for (const { status } of Object.values(PROBLEMS)) expect(status).toBeGreaterThanOrEqual(400);
});
