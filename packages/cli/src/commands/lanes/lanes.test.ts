import { describe, expect, test } from "vitest";
import { useOperatorCommands, WHY } from "../../../test/operator-commands.ts";
import { recordProgress } from "../../../test/run-line.ts";

const { running, run, runJson, listStates } = useOperatorCommands();

test("a lane is paused, listed, and resumed", async () => {
  await running().report(2, 1, 4000);
  await expect.poll(() => listStates(2)).toEqual(["1 delivered"]);
  expect((await run(["lanes", "pause", "2", ...WHY])).out).toBe("The lane of session 2 is paused.");
  await running().report(2, 2, 4030);
  const { out } = await run(["lanes", "list", "--state", "paused"]);
  expect(out.split("\n").map((line) => line.split(/ {2,}/).slice(0, 6))).toEqual([
    ["session", "client", "endpoint", "state", "waits", "next"],
    ["2", "10077", expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+$/), "paused", "1", "2"],
  ]);
  expect((await run(["lanes", "resume", "2", ...WHY])).code).toBe(0);
  await expect.poll(() => listStates(2)).toEqual(["2 delivered", "1 delivered"]);
  expect((await run(["lanes", "list"])).out).toBe("None.");
});

describe("a callback is skipped", () => {
  test("only after a confirmation, or with --yes", async () => {
    await running().report(3, 1, 4000);
    await expect.poll(() => listStates(3)).toEqual(["1 delivered"]);
    await run(["lanes", "pause", "3", ...WHY]);
    await running().report(3, 2, 4001);
    const skip = ["lanes", "skip", "3", "--sequence", "2", ...WHY];
    expect(await run(skip)).toEqual({
      code: 1,
      out: "",
      err: "Skip callback 2 of session 3? Standard input is not a terminal: add --yes to confirm.",
    });
    const questions: string[] = [];
    const ask = async (question: string) => {
      questions.push(question);
      return "n";
    };
    expect(await run(skip, { ask })).toEqual({ code: 1, out: "", err: "Cancelled. Nothing was changed." });
    expect(questions).toEqual(["Skip callback 2 of session 3? [y/N] "]);
    expect(await listStates(3)).toEqual(["2 waiting", "1 delivered"]);
    expect((await run(skip, { ask: async () => "y" })).out).toBe("Callback 2 of session 3 is skipped.");
    expect(await listStates(3)).toEqual(["2 skipped", "1 delivered"]);
    await run(["lanes", "resume", "3", ...WHY]);
    const late = await run([...skip, "--yes"]);
    expect(late.code).toBe(1);
    expect(late.err).toMatch(
      /^the service answered 409 not-next: Sequence: expected the callback whose turn it is, got 2/,
    );
  });
});

test("the audit lists the pauses, page by page", async () => {
  const first = await run(["audit", "--limit", "1", "--action", "pause-lane"]);
  expect(first.out).toMatch(
    /^when +by +did +to +why\n\S+Z {2}sandbox-operator-key {2}pause-lane {2}session:3 {2}trying it\nMore: --after \S+$/,
  );
  const after = /--after (\S+)/.exec(first.out)?.[1] ?? "";
  const second = await run(["audit", "--action", "pause-lane", "--after", after]);
  expect(second.out).toMatch(/ session:2 {2}trying it$/);
});

test("all lanes of a client are paused and resumed, after they were counted and a yes", async () => {
  const many = (verb: string, ...args: string[]) => ["lanes", verb, "--client-id", "10077", ...args, ...WHY];
  for (const sessionId of [61, 62]) {
    await run(["lanes", "pause", String(sessionId), ...WHY]);
    await running().report(sessionId, 1, 4000);
    await expect.poll(() => listStates(sessionId)).toEqual(["1 delivered"]);
    await run(["lanes", "pause", String(sessionId), ...WHY]);
    await running().report(sessionId, 2, 4001);
    expect((await run(many("unpark"))).out).toMatch(
      sessionId === 61
        ? / 1 other lane unchanged, because of its state$/
        : / 2 other lanes unchanged, because of their state$/,
    );
  }
  const counted =
    "2 lanes of 1 client and 1 endpoint\n  2 callbacks in them\n  0 other lanes unchanged, because of their state";
  expect(await run(many("resume"), { ask: async () => "n" })).toEqual({
    code: 1,
    out: counted,
    err: "Cancelled. Nothing was changed.",
  });
  const { progressStream, shown } = recordProgress();
  expect(
    await run(many("resume", "--state-reason", "trying"), {
      ask: async () => "y",
      progressStream,
    }),
  ).toMatchObject({
    code: 0,
    out: expect.stringMatching(
      /\nAction \d+: resume-lanes, client:10077\n {2}finished, 2 of 2 processed\n {2}lanes changed: 2$/,
    ),
  });
  expect(shown()).toContain("[##############################] 100 %  2 of 2");
  for (const sessionId of [61, 62]) {
    await expect.poll(() => listStates(sessionId)).toEqual(["2 delivered", "1 delivered"]);
  }
  for (const verb of ["unpark", "skip"]) {
    expect(await runJson(many(verb))).toEqual({ done: 0, total: 0 });
  }
  const both = await run(["lanes", "pause", "61", "--client-id", "10077", ...WHY]);
  expect([both.code, both.err.split("\n")[0]]).toEqual([
    2,
    "payment-routing lanes pause: <session>: expected either an ID or filter options that select sessions, got both",
  ]);
});
