import type { EndpointSkipCount, EndpointSkipProgress } from "@payment-routing/operator-contract";
import { defineCommand, type Terminal } from "../../command.ts";
import { EXIT_CODES } from "../../exit-codes.ts";
import { CONFIRMATION_SETTINGS, confirm } from "../../operator/confirm.ts";
import { followProgress } from "../../operator/follow-progress.ts";
import { connectOperator } from "../../operator/operator-service.ts";
import { ACTION_SETTINGS, readAccess, readReason } from "../../operator/operator-settings.ts";
import type { SettingsOf } from "../../settings/setting-definition.ts";
import { operand } from "../../settings/setting-kinds.ts";
import { showCount } from "../../show-count.ts";

const settings = {
  endpoint: operand("endpoint", "The origin that callbacks go to: https://merchant.example."),
  ...ACTION_SETTINGS,
  ...CONFIRMATION_SETTINGS,
};

/** `payment-routing endpoints skip`: gives up on all that waits for an origin. */
export const skipEndpoint = defineCommand({
  description:
    "Skips every callback that waits for an origin now, parked and paused ones too, and withdraws redeliveries and test events to it: for a merchant who will not come back. They are counted first, and skipped only after a yes. What is made later waits like any other.",
  settings,
  run,
});

async function run(given: SettingsOf<typeof settings>, terminal: Terminal): Promise<number> {
  const { endpoint, yes, json } = given;
  const reason = readReason(given);
  const service = connectOperator(await readAccess(given));
  const count = await service.get<EndpointSkipCount>("/endpoints/skip", { endpoint });
  const { callbacks, redeliveries } = count;
  const found = `${describe(count)} of ${showCount(count.lanes, "session")}`;
  if (!json) terminal.print(`${endpoint}: ${found}`);
  if (callbacks + redeliveries === 0) {
    if (json) terminal.print(JSON.stringify(NOTHING));
    return EXIT_CODES.done;
  }
  if (!(await confirm(`Give up on ${describe(count)}?`, yes, terminal))) {
    terminal.complain("Nothing was done.");
    return EXIT_CODES.failed;
  }
  const lines = service.postLines<EndpointSkipProgress>("/endpoints/skip", {}, { endpoint, reason });
  const last = await followProgress(lines, terminal);
  terminal.print(json ? JSON.stringify(last) : describeEnd(last));
  return EXIT_CODES.done;
}

/** What the last line of the answer would be: nothing is asked for where there is nothing to do. */
const NOTHING: EndpointSkipProgress = {
  done: 0,
  total: 0,
  callbacks: 0,
  redeliveries: 0,
  under_way: 0,
  finished: true,
};

function describe({ callbacks, redeliveries }: EndpointSkipCount): string {
  return `${showCount(callbacks, "callback")} and ${showRedeliveries(redeliveries)}`;
}

function describeEnd({ callbacks, redeliveries, under_way }: EndpointSkipProgress): string {
  const done = `${showCount(callbacks, "callback")} skipped, ${showRedeliveries(redeliveries)} withdrawn.`;
  return under_way === 0
    ? done
    : `${done} ${under_way} left alone, since an attempt is under way: call this again in some seconds.`;
}

function showRedeliveries(count: number): string {
  return showCount(count, "redelivery", "redeliveries");
}
