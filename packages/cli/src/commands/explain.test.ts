import { fileURLToPath } from "node:url";
import { beforeAll, expect, test } from "vitest";
import { runLine } from "../../test/run-line.ts";
import { ROOT } from "../../test/run-process.ts";

const SEARCH = `${ROOT}schemas/examples/search/valid/full.xml`;
const CONFIG = ["--config", `${ROOT}schemas/examples/config/valid`, "--sandbox"];
const AT = ["--at", "2026-11-21T10:00:00Z"];

let whole: string;
beforeAll(async () => {
  const { code, out, err } = await runLine(["explain", SEARCH, ...CONFIG, ...AT]);
  expect([code, err]).toEqual([0, ""]);
  whole = out.replaceAll(ROOT, "");
});

test("prints offered methods first, in order", () => {
  expect(whole).toMatch(
    /^client 10077, account 100482, event 918273645, 2026-11-21T10:00:00\.000Z\nsha256:[0-9a-f]{64}\n\nOffered:\n {2}10 {2}method 3 Danish national debit card\n {2}20 {2}method 1 /,
  );
});

test("each method that is left out has all its reasons, with the places that they stand at", () => {
  const [, corporate] = /\n\n(Left out: method 50 [\s\S]*?)\n\n/.exec(whole) ?? [];
  expect(corporate?.split("\n")).toEqual([
    "Left out: method 50 Corporate travel account, 2 reasons",
    expect.stringMatching(
      /^ {2}schemas\S+merchants\.yaml:\d+:\d+ not-offered: expected an offer of the method, got none$/,
    ),
    expect.stringMatching(
      /^ {2}schemas\S+catalogue\.yaml:\d+:\d+ transaction-type: expected one of 2, 5, got 1$/,
    ),
  ]);
});

test("prints the ordering rule last", () => {
  expect(whole).toMatch(/\n\nOrder: base preferences, because the account has no rules$/);
});

test("one method, as JSON", async () => {
  const { out } = await runLine(["explain", SEARCH, ...CONFIG, ...AT, "--method", "11", "--json"]);
  expect(JSON.parse(out)).toMatchObject({
    event_id: 918273645,
    instant: "2026-11-21T10:00:00.000Z",
    methods: [
      { id: 11, eligible: false, reasons: [{ code: "platform", actual: '"HTML5"', missing: false }] },
    ],
  });
});

test("the moment is the one that was given, to the millisecond", async () => {
  const { out } = await runLine(["explain", SEARCH, ...CONFIG, "--at", "2026-12-31T23:59:59.900Z", "--json"]);
  expect(JSON.parse(out)).toMatchObject({ instant: "2026-12-31T23:59:59.900Z" });
});

test.each([
  {
    name: "an invalid document",
    args: [fileURLToPath(new URL("explain.test.ts", import.meta.url)), ...CONFIG],
    want: {
      type: "https://payment-routing.example/problems/unreadable-document",
      status: 400,
      detail: "The document has one issue.",
      issues: [expect.objectContaining({ code: "malformed-xml", line: 1, column: 1 })],
    },
  },
  {
    name: "an unknown account",
    args: [SEARCH, "--config", `${ROOT}schemas/examples/configurations/single-country-shop`, "--sandbox"],
    want: {
      type: "https://payment-routing.example/problems/account-mismatch",
      status: 403,
      detail: "The client has no account with this account_id.",
      event_id: 918273645,
    },
  },
])("$name is printed as JSON, as POST /internal/v1/explain returns it", async ({ args, want }) => {
  const { code, out, err } = await runLine(["explain", ...args, "--json"]);
  expect([code, err]).toEqual([1, expect.stringContaining(want.detail)]);
  expect(JSON.parse(out)).toEqual({ ...want, title: expect.any(String) });
});

test.each([
  {
    name: "no configuration",
    args: [SEARCH],
    code: 2,
    want: /--config: expected a file, a folder or a version, got nothing/,
  },
  {
    name: "an unknown method",
    args: [SEARCH, ...CONFIG, "--method", "7"],
    code: 2,
    want: /catalogue, got 7/,
  },
  {
    name: "an invalid document",
    args: [fileURLToPath(new URL("explain.test.ts", import.meta.url)), ...CONFIG],
    code: 1,
    want: /^payment-routing explain: .*\n.*explain\.test\.ts:1:1 /,
  },
  {
    name: "an invalid configuration",
    args: [SEARCH, "--config", `${ROOT}schemas/examples/config/invalid/misspelt-only.yaml`],
    code: 1,
    want: /misspelt-only\.yaml:\d+:\d+ /,
  },
])("$name is reported", async ({ args, code, want }) => {
  const result = await runLine(["explain", ...args]);
  expect(result).toMatchObject({ code, out: "", err: expect.stringMatching(want) });
});
