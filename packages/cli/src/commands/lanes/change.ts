import type { LaneCount, LaneProgress } from "@payment-routing/operator-contract";
import { type Command, defineCommand, type Terminal } from "../../command.ts";
import { EXIT_CODES } from "../../exit-codes.ts";
import { anyInteger } from "../../inputs/any-integer.ts";
import { CONFIRMATION_SETTINGS, confirm } from "../../operator/confirm.ts";
import { followProgress } from "../../operator/follow-progress.ts";
import { LANE_FILTER_SETTINGS, writeLaneFilter } from "../../operator/lane-filter-settings.ts";
import { connectOperator, type OperatorService, type Query } from "../../operator/operator-service.ts";
import { ACTION_SETTINGS, readAccess, readReason } from "../../operator/operator-settings.ts";
import { requireEither } from "../../operator/require-either.ts";
import { SettingsError, type SettingsOf } from "../../settings/setting-definition.ts";
import { integer } from "../../settings/setting-kinds.ts";
import { showCount } from "../../show-count.ts";

const settings = {
  session: {
    ...anyInteger(
      "The payment session, by its ID. Without it the options below say which lanes; with it none of them is taken.",
    ),
    placeholder: "session",
    expected: "an ID",
    isOperand: true,
    isOptional: true,
  } as const,
  ...ACTION_SETTINGS,
  ...CONFIRMATION_SETTINGS,
  ...LANE_FILTER_SETTINGS,
};

const skipSettings = {
  ...settings,
  sequence: integer({
    default: undefined,
    min: 1,
    max: Number.MAX_SAFE_INTEGER,
    unit: "",
    description:
      "The number of the callback whose turn it is, as the list of lanes has it under next: no other is skipped in its place. Required with a session.",
  }),
};

type Settings = SettingsOf<typeof settings>;

const MANY =
  "Without a session it does so to all lanes for which the given options hold, counted first, and only after a yes.";

/** `payment-routing lanes pause`: nothing of a session is delivered until it is resumed. */
export const pauseLane = change(
  "pause",
  "paused",
  "Delivers nothing more of a payment session until its lane is resumed. What is under way comes to its end.",
);

/** `payment-routing lanes resume`: a paused lane goes on. */
export const resumeLane = change(
  "resume",
  "open again",
  "Goes on with the deliveries of a payment session whose lane is paused.",
);

/** `payment-routing lanes unpark`: tries again what a lane is parked for. */
export const unparkLane = change(
  "unpark",
  "tried again",
  "Tries again what a lane is parked for, at once and with all of its retries. Callbacks that the contract refused are made anew first.",
);

/** `payment-routing lanes skip`: leaves out the callback whose turn it is. */
export const skipCallback = defineCommand({
  description: `Leaves out the callback of a payment session whose turn it is, and goes on with the next. The merchant is not told of it, unless it is redelivered later. ${MANY} Only parked lanes are changed then, and what each is parked for is skipped.`,
  settings: skipSettings,
  async run(given: SettingsOf<typeof skipSettings>, terminal: Terminal) {
    const { session, sequence, yes, json } = given;
    const reason = readReason(given);
    const filter = readFilter(given);
    if ((session === undefined) !== (sequence === undefined)) {
      throw new SettingsError([
        session === undefined
          ? "--sequence: expected a session too, got none"
          : "--sequence: expected a number, got nothing",
      ]);
    }
    const service = connectOperator(await readAccess(given));
    if (session === undefined) return changeMany(service, "skip", filter, given, terminal);
    if (!(await confirm(`Skip callback ${sequence} of session ${session}?`, yes, terminal))) {
      terminal.complain("Nothing was done.");
      return EXIT_CODES.failed;
    }
    const done = await service.post(`/lanes/${session}/skip`, { sequence, reason });
    terminal.print(json ? JSON.stringify(done) : `Callback ${sequence} of session ${session} is skipped.`);
    return EXIT_CODES.done;
  },
});

function change(verb: string, state: string, description: string): Command {
  return defineCommand({
    description: `${description} ${MANY}`,
    settings,
    run: async (given: Settings, terminal: Terminal) => {
      const reason = readReason(given);
      const filter = readFilter(given);
      const service = connectOperator(await readAccess(given));
      if (given.session === undefined) return changeMany(service, verb, filter, given, terminal);
      const done = await service.post(`/lanes/${given.session}/${verb}`, { reason });
      terminal.print(given.json ? JSON.stringify(done) : `The lane of session ${given.session} is ${state}.`);
      return EXIT_CODES.done;
    },
  });
}

function readFilter(given: Settings): Query {
  const filter = writeLaneFilter(given);
  requireEither("session", given.session, filter);
  return filter;
}

async function changeMany(
  service: OperatorService,
  verb: string,
  filter: Query,
  given: Settings,
  terminal: Terminal,
): Promise<number> {
  const { yes, json } = given;
  const count = await service.get<LaneCount>(`/lanes/${verb}`, filter);
  if (!json) terminal.print(describeCount(count));
  if (count.lanes === 0) {
    if (json) terminal.print(JSON.stringify(NOTHING));
    return EXIT_CODES.done;
  }
  const question = `${verb[0]?.toUpperCase()}${verb.slice(1)} ${showCount(count.lanes, "lane")}?`;
  if (!(await confirm(question, yes, terminal))) {
    terminal.complain("Nothing was done.");
    return EXIT_CODES.failed;
  }
  const reason = readReason(given);
  const last = await followProgress(
    service.postLines<LaneProgress>(`/lanes/${verb}`, filter, { reason }),
    terminal,
  );
  terminal.print(json ? JSON.stringify(last) : describeEnd(last));
  return EXIT_CODES.done;
}

/** What the last line of the answer would be: nothing is asked for where there is nothing to do. */
const NOTHING: LaneProgress = { done: 0, total: 0, changed: 0, stuck: 0, finished: true };

function describeCount({ lanes, clients, endpoints, callbacks, left }: LaneCount): string {
  return [
    `${showCount(lanes, "lane")} of ${showCount(clients, "client")} and ${showCount(endpoints, "endpoint")}`,
    `${showCount(callbacks, "callback")} in them`,
    `${showCount(left, "other lane")} left as they are, in another state than this is for`,
  ].join("\n  ");
}

function describeEnd({ changed, stuck }: LaneProgress): string {
  return [
    `${showCount(changed, "lane")} changed.`,
    stuck > 0 &&
      `${showCount(stuck, "lane")} still parked: the contract refuses the next callback again, or the client is unknown.`,
  ]
    .filter((line) => line !== false)
    .join("\n");
}
