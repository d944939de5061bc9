import { expect, test } from "vitest";
import { useOperatorCommands, WHY } from "../../../test/operator-commands.ts";

const { running, run, runJson, listStates } = useOperatorCommands();

test("an action goes on without the command, is listed, shown and stopped", async () => {
  for (const sessionId of [71, 72, 73]) {
    await running().report(sessionId, 1, 4000);
    await expect.poll(() => listStates(sessionId)).toEqual(["1 delivered"]);
  }
  const redeliver = [
    "callbacks",
    "redeliver",
    "--client-id",
    "10077",
    "--rate",
    "1",
    "--yes",
    "--detach",
    ...WHY,
  ];
  const { action_id } = await runJson(redeliver);
  const id = String(action_id);
  const stopped = await run(["actions", "stop", id, "--reason", "enough"]);
  expect(stopped.out).toMatch(/\n {2}stopped by sandbox-operator-key: enough, \d of 3 processed/);
  const list = await run(["actions", "list", "--state", "stopped"]);
  expect(list.out).toMatch(
    new RegExp(`^action .*\\n${id} .* redeliver-callbacks +client:10077 +stopped +\\d of 3 +trying it$`),
  );
  expect(await runJson(["actions", "show", id])).toMatchObject({ state: "stopped", per_second: 1, total: 3 });
  const again = await run(["actions", "stop", id, ...WHY]);
  expect([again.code, again.err.split("\n")[0]]).toEqual([
    1,
    expect.stringMatching(/^the service answered 409 other-state/),
  ]);
});

test("a bound of the rate needs a filter", async () => {
  const { code, err } = await run(["callbacks", "redeliver", "cb_1", "--rate", "1", ...WHY]);
  expect([code, err.split("\n")[0]]).toEqual([
    2,
    "payment-routing callbacks redeliver: --rate: expected filter options with it, got an ID",
  ]);
});

test("callbacks that were never attempted are selected", async () => {
  const ids = async (answer: string) => {
    const { items } = await runJson(["callbacks", "list", "--never-attempted", answer]);
    return items.map(({ session_id }: Record<string, unknown>) => session_id);
  };
  await run(["lanes", "pause", "71", ...WHY]);
  await running().report(71, 2, 4001);
  expect(await ids("true")).toEqual([71]);
  expect(await ids("false")).toHaveLength(3);
});
