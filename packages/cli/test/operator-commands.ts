import { afterAll, beforeAll, expect } from "vitest";
import type { Terminal } from "../src/command.ts";
import { runLine } from "./run-line.ts";
import { type RunningSandbox, runSandboxOfTest } from "./running-sandbox.ts";

/** The options of an action. */
export const WHY = ["--reason", "trying it"];

/**
 * Runs the commands of an operator against a sandbox, in the tests of a file. The merchant answers with the statuses in
 * turn, and then with the last one.
 */
export function useOperatorCommands(merchantStatuses: readonly number[] = [200]) {
  let sandbox: RunningSandbox;
  beforeAll(async () => {
    sandbox = await runSandboxOfTest(merchantStatuses);
  }, 60_000);
  afterAll(() => sandbox?.[Symbol.asyncDispose]());

  const run = (args: readonly string[], surroundings: Partial<Terminal> = {}) =>
    runLine(args, { environment: sandbox.environment, ...surroundings });

  async function runJson(args: readonly string[]) {
    const { code, out, err } = await run([...args, "--json"]);
    expect([code, err]).toEqual([0, ""]);
    return JSON.parse(out);
  }

  /** The sequence and the state of each callback of a session, newest first. */
  async function listStates(sessionId: number): Promise<readonly string[]> {
    const { items } = await runJson(["callbacks", "list", "--session-id", String(sessionId)]);
    return items.map(({ sequence, state }: Record<string, unknown>) => `${sequence} ${state}`);
  }

  return { running: () => sandbox, run, runJson, listStates };
}
