import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { runLine } from "../../../test/run-line.ts";
import { type RunningSandbox, runSandboxOfTest } from "../../../test/running-sandbox.ts";
import { searchWith } from "../../../test/sandbox-search.ts";

// Runs the command against a running service.

const EVENT = ["--client-id", "10077", "--event-id", "918273645"];

let running: RunningSandbox;
let answered: readonly number[];
beforeAll(async () => {
  running = await runSandboxOfTest([200]);
  const { body } = await searchWith(Number(new URL(running.sandbox.service.url).port), "sandbox-key");
  answered = [...body.matchAll(/<id>(\d+)</g)].map(([, id]) => Number(id));
  // Records are stored in the background.
  await vi.waitUntil(async () => (await runJson()).decisions.length === 1, { timeout: 30_000 });
}, 60_000);
afterAll(() => running?.[Symbol.asyncDispose]());

const run = (...args: readonly string[]) =>
  runLine(["decisions", ...args], { environment: running.environment });

async function runJson(...args: readonly string[]) {
  const { code, out, err } = await run(...EVENT, "--json", ...args);
  expect([code, err]).toEqual([0, ""]);
  return JSON.parse(out);
}

test("a decision is listed as the search was answered", async () => {
  const { code, out, err } = await run(...EVENT);
  expect([code, err]).toEqual([0, ""]);
  const [head, ...rows] = out.split("\n");
  expect(head).toMatch(/^decided +account +answer +us +version +advisories +request$/);
  expect(rows).toEqual([
    expect.stringMatching(
      new RegExp(`^\\S+Z {2}100482 +${answered.join(",")} +\\d+ +sha256:[0-9a-f]{12} +- +\\S+$`),
    ),
  ]);
  expect(await runJson()).toMatchObject({
    client_id: 10077,
    event_id: 918273645,
    decisions: [{ account_id: 100482, offered: answered.map((id) => expect.objectContaining({ id })) }],
  });
});

test("--explain repeats the decision and prints the reasons for every method", async () => {
  const { out } = await run(...EVENT, "--explain");
  expect(out).toMatch(
    /^\S+Z request \S+, decided in \d+ us, reproduced\nclient 10077, account 100482, event 918273645, \S+Z\nsha256:\w+\n\nOffered:\n {2}10 {2}method 3 Danish national debit card\n/,
  );
  expect(out).toMatch(/\n\nLeft out: method 11 Nordic mobile wallet, 1 reason\n {2}\S+:\d+:\d+ platform: /);
  expect(out).toMatch(/\n\nOrder: base preferences, because the account has no rules$/);
});

test("one method of it", async () => {
  const { out } = await run(...EVENT, "--method", "11");
  expect(out).toMatch(/ reproduced\nclient [^\n]+\nsha256:\w+\n\nLeft out: method 11 [\s\S]*\n\nOrder: /);
  expect(out).not.toContain("method 3 ");
  const [decision] = (await runJson("--method", "11")).decisions;
  expect(decision).toMatchObject({ reproduced: true, explanation: { methods: [{ id: 11 }] } });
  const absent = await run(...EVENT, "--method", "999");
  expect(absent).toMatchObject({ code: 0, err: "" });
  expect(absent.out).toMatch(/ reproduced\nmethod 999: not in the catalogue of this version$/);
});

test("an event without a search has no decisions", async () => {
  const args = ["--client-id", "10077", "--event-id", "1"];
  expect(await run(...args)).toEqual({ code: 0, out: "None.", err: "" });
  expect(await run(...args, "--explain")).toEqual({ code: 0, out: "None.", err: "" });
});

test("without a client or an event, decisions of all are listed, by the filters", async () => {
  const { code, out, err } = await run();
  expect([code, err]).toEqual([0, ""]);
  const [head, row, ...rest] = out.split("\n");
  expect(head).toMatch(/^client +event +decided +account +answer +us +version +advisories +request$/);
  expect([row, rest]).toEqual([expect.stringMatching(/^10077 +918273645 +\S+Z +100482 /), []]);
  const since = new Date(Date.now() - 3_600_000).toISOString();
  const matching = [
    "--client-id",
    "10077",
    "--outcome",
    "offered",
    "--configuration-digest",
    "sha256:",
    "--since",
    since,
  ];
  const listed = JSON.parse((await run(...matching, "--json")).out);
  expect(listed.items).toEqual([expect.objectContaining({ client_id: 10077, event_id: 918273645 })]);
  expect(listed.names.clients).toEqual({ 10077: expect.any(String) });
  for (const other of [
    ["--client-id", "1"],
    ["--event-id", "1"],
    ["--outcome", "no-eligible-method"],
    ["--configuration-digest", "sha256:x"],
    ["--until", since],
    [...EVENT, "--until", since],
  ])
    expect(await run(...other)).toEqual({ code: 0, out: "None.", err: "" });
});
