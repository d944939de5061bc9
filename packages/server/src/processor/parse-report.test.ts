import { expect, test } from "vitest";
import { reportSession, reportSessionStatus, reportTransactionStatus } from "../../test/reports.ts";
import { parseReport } from "./parse-report.ts";

const named = (message: string) => ({ status: { code: 4020, message } });

test.each([
  { name: "a session as a whole", given: reportSession(1) },
  { name: "a status of a session", given: reportSessionStatus(1) },
  { name: "a status of a transaction", given: reportTransactionStatus(1) },
  {
    name: "a status whose text is the name of a member",
    given: reportSessionStatus(1, named("transactions")),
  },
  {
    name: "a status whose text looks like a member",
    given: reportSessionStatus(1, named('"transactions":[]')),
  },
  {
    name: "a status with an escape in its text",
    given: reportSessionStatus(1, named("\\ \n transaction_id")),
  },
])("$name", ({ given }) => {
  for (const indent of [undefined, "\t"]) {
    const document = JSON.stringify(given, undefined, indent);
    expect(parseReport(Buffer.from(document))).toEqual({ ok: true, value: given });
    expect(parseReport(Buffer.from(document.replaceAll(/(?<!\\)":/g, '" \r\n:')))).toEqual({
      ok: true,
      value: given,
    });
  }
});

test("the name of a member may have escapes", () => {
  const given = reportTransactionStatus(1);
  const document = JSON.stringify(given).replace("transaction_id", "\\u0074ransaction_id");
  expect(parseReport(Buffer.from(document))).toEqual({ ok: true, value: given });
});

test.each(["", "{", "null", "[1]", '{"a\\u0062": }', '"transactions"'])("%j is not a report", (given) => {
  const parsed = parseReport(Buffer.from(given));
  expect(parsed.ok).toBe(false);
});

test("an invalid session has the issues of its own schema", () => {
  const { sale_amount: _, ...given } = reportSession(1);
  expect(parseReport(Buffer.from(JSON.stringify(given)))).toMatchObject({
    ok: false,
    issues: [{ code: "missing-member", path: "/sale_amount" }],
  });
});

test("a null character is rejected only in members that the database searches by", () => {
  const given = { report_id: "a\0b", event_type: "\0", status: { code: 1, message: "\0" } };
  const parsed = parseReport(Buffer.from(JSON.stringify(reportSession(1, given))));
  expect(parsed.ok ? [] : parsed.issues.map(({ message }) => message)).toEqual([
    "/report_id: expected text without a null character, got one",
    "/event_type: expected text without a null character, got one",
  ]);
});

test("a lone surrogate is rejected: no callback could contain it", () => {
  const given = reportSession(1, { event_type: "\ud800", event_subtype: "\u{1f600} \\ud800 \ude00\ud83d" });
  const document = JSON.stringify(given, undefined, 1).replace("\u{1f600}", "\\uD83D\\ude00");
  const parsed = parseReport(Buffer.from(document));
  const found = parsed.ok ? [] : parsed.issues.map(({ path, line, column }) => ({ path, line, column }));
  const lines = document.split("\n");
  const place = (name: string) => {
    const line = lines.findIndex((text) => text.startsWith(` "${name}": `));
    return { path: `/${name}`, line: line + 1, column: name.length + 6 };
  };
  expect(found).toEqual([place("event_type"), place("event_subtype")]);
});
