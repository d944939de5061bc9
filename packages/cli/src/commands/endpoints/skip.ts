import type { EndpointSkipCount, EndpointSkipProgress } from "@payment-routing/operator-contract";
import { defineCommand, EXIT_CODES } from "../../command.ts";
import { CONFIRMATION_SETTINGS, confirm } from "../../operator/confirm.ts";
import { connectOperator } from "../../operator/operator-service.ts";
import { ACTION_SETTINGS, readAccess, readReason } from "../../operator/operator-settings.ts";
import { followProgress } from "../../progress.ts";
import { operand } from "../../settings/setting-kinds.ts";
import { showCount } from "../../show-text.ts";

export const command = defineCommand({
  description:
    "Skip all undelivered callbacks of an endpoint, including those in parked and paused lanes, and cancel its redeliveries and test events. Use it for a merchant whose endpoint does not return. Counts them first and asks for confirmation. Does not affect later callbacks.",
  settings: {
    endpoint: operand("endpoint", "The origin of the callback URL, for example https://merchant.example."),
    ...ACTION_SETTINGS,
    ...CONFIRMATION_SETTINGS,
  },
  async run(given, terminal) {
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
    if (!(await confirm(`Skip ${describe(count)}?`, yes, terminal))) {
      terminal.complain("Cancelled. Nothing was changed.");
      return EXIT_CODES.failed;
    }
    const lines = service.postLines<EndpointSkipProgress>("/endpoints/skip", {}, { endpoint, reason });
    const last = await followProgress(lines, terminal);
    terminal.print(json ? JSON.stringify(last) : describeEnd(last));
  },
});

/** The result when nothing matches: no request is sent then. */
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
  const done = `${showCount(callbacks, "callback")} skipped, ${showRedeliveries(redeliveries)} cancelled.`;
  return under_way === 0
    ? done
    : `${done} ${under_way} not skipped, because an attempt is in progress: run the command again in a few seconds.`;
}

function showRedeliveries(count: number): string {
  return showCount(count, "redelivery", "redeliveries");
}
