import type { SimulationResult } from "@payment-routing/operator-contract";
import { defineCommand } from "../../command.ts";
import { printChanges } from "../../configuration/print-changes.ts";
import { describeReplay, REPLAY_SETTINGS, replaySource } from "../../configuration/run-job.ts";
import { flag } from "../../settings/setting-kinds.ts";

export const command = defineCommand({
  description:
    "Replay the requests that the service recorded against a configuration, each at its original time, and show which answers would change, with examples: order and default method, lost and gained methods, requests without any method, preference, psp_type and state_id of a method, and the status of rejected requests. Also list what the configuration uses but the records do not contain. Exit with 0 with and without changes.",
  settings: {
    ...REPLAY_SETTINGS,
    json: flag("Print one JSON object instead of text."),
  },
  async run(given, terminal) {
    const { print } = terminal;
    const result = await replaySource<SimulationResult>("simulateConfiguration", given, terminal);
    const { changes, ...rest } = result;
    if (given.json) print(JSON.stringify({ ...rest, ...changes }));
    else for (const line of describe(result)) print(line);
  },
});

function describe(result: SimulationResult): readonly string[] {
  const { digest, changes } = result;
  const { requests, unknown_accounts: unknownAccounts, changed } = changes;
  return [
    digest,
    `${changed} of ${requests} recorded requests would get another answer`,
    ...(unknownAccounts > 0
      ? [`${unknownAccounts} requests are for accounts that the configuration does not contain`]
      : []),
    ...describeReplay({ ...result, requests }),
    ...printChanges(changes),
  ];
}
