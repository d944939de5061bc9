import type { OperatorClient } from "@payment-routing/operator-client";
import type { LaneCount } from "@payment-routing/operator-contract";
import { type Command, defineCommand, EXIT_CODES, type Terminal } from "../../command.ts";
import { changeMany, MANY_SETTINGS } from "../../operator/change-many.ts";
import { confirm } from "../../operator/confirm.ts";
import { LANE_FILTER_SETTINGS, readFilter, requireEither } from "../../operator/filter-settings.ts";
import { ACTION_SETTINGS, connectOperator, readReason } from "../../operator/operator-settings.ts";
import { SettingsError, type SettingsOf } from "../../settings/setting-definition.ts";
import { anyInteger, integer } from "../../settings/setting-kinds.ts";
import { showCount } from "../../show-text.ts";

const settings = {
  session: {
    ...anyInteger(
      "The ID of the payment session. Omit it to select lanes by the filter options. Not with a filter option.",
    ),
    placeholder: "session",
    expected: "an ID",
    isOperand: true,
    isOptional: true,
  } as const,
  ...ACTION_SETTINGS,
  ...MANY_SETTINGS,
  ...LANE_FILTER_SETTINGS,
};

const skipSettings = {
  ...settings,
  sequence: integer(
    { min: 1, max: Number.MAX_SAFE_INTEGER },
    "The sequence number of the callback to skip: the column next of lanes list. The command fails if another callback is next. Required with a session.",
  ),
};

type Settings = SettingsOf<typeof settings>;

const MANY =
  "Without a session, it applies to all lanes that match the filter options: the command counts them first and asks for confirmation.";

export const pause = change(
  "pause",
  "paused",
  "Pause the lane of a payment session: no callback is delivered until the lane is resumed. Attempts in progress finish.",
);

export const resume = change("resume", "active", "Resume the deliveries of a paused lane.");

export const unpark = change(
  "unpark",
  "active, and its next callback is due",
  "Retry the callback that a lane is parked for, immediately and with a full set of retries. Callbacks that the contract rejected are created again first.",
);

export const skip = defineCommand({
  description: `Skip the next callback of a payment session and continue with the one after it. The merchant does not receive it, unless it is redelivered later. ${MANY} It then changes only parked lanes, and skips the callback that each is parked for.`,
  settings: skipSettings,
  async run(given, terminal) {
    const { session, sequence, yes, json } = given;
    const reason = readReason(given);
    const filter = selectLanes(given);
    if ((session === undefined) !== (sequence === undefined)) {
      throw new SettingsError([
        session === undefined
          ? "--sequence: expected a session with it, got none"
          : "--sequence: expected a number, got nothing",
      ]);
    }
    const service = await connectOperator(given);
    if (session === undefined) return changeLanes(service, "skip", filter, given, terminal);
    if (!(await confirm(`Skip callback ${sequence} of session ${session}?`, yes, terminal)))
      return EXIT_CODES.failed;
    const body = { sequence: sequence as number, reason };
    const done = await service.call("skipLane", { session_id: session, body });
    terminal.print(json ? JSON.stringify(done) : `Callback ${sequence} of session ${session} is skipped.`);
  },
});

function change(verb: "pause" | "resume" | "unpark", state: string, description: string): Command {
  return defineCommand({
    description: `${description} ${MANY}`,
    settings,
    async run(given, terminal) {
      const reason = readReason(given);
      const filter = selectLanes(given);
      const service = await connectOperator(given);
      if (given.session === undefined) return changeLanes(service, verb, filter, given, terminal);
      const done = await service.call(`${verb}Lane`, { session_id: given.session, body: { reason } });
      terminal.print(given.json ? JSON.stringify(done) : `The lane of session ${given.session} is ${state}.`);
    },
  });
}

function selectLanes(given: Settings) {
  const filter = readFilter(LANE_FILTER_SETTINGS, given);
  requireEither("session", given.session, filter);
  return filter;
}

const COUNTS = {
  pause: "countPause",
  resume: "countResume",
  unpark: "countUnpark",
  skip: "countSkip",
} as const;

async function changeLanes(
  service: OperatorClient,
  verb: keyof typeof COUNTS,
  filter: ReturnType<typeof selectLanes>,
  given: Settings,
  terminal: Terminal,
): Promise<number> {
  const count = await service.call(COUNTS[verb], filter);
  const { lanes } = count;
  const change = {
    found: describeCount(count),
    question:
      lanes === 0 ? undefined : `${verb[0]?.toUpperCase()}${verb.slice(1)} ${showCount(lanes, "lane")}?`,
    request: () => service.call(`${verb}Lanes`, { ...filter, body: { reason: readReason(given) } }),
  };
  return changeMany(service, change, given, terminal);
}

function describeCount({ lanes, clients, endpoints, callbacks, left }: LaneCount): string {
  return [
    `${showCount(lanes, "lane")} of ${showCount(clients, "client")} and ${showCount(endpoints, "endpoint")}`,
    `${showCount(callbacks, "callback")} in them`,
    `${showCount(left, "other lane")} unchanged, because of ${left === 1 ? "its" : "their"} state`,
  ].join("\n  ");
}
