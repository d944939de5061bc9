import type { Command } from "./command.ts";
import { CONFIGURATION_COMMANDS } from "./configuration-commands.ts";

/** A subcommand as the list of commands shows it. It is loaded when it is called, and nothing of the others with it. */
export interface ListedCommand {
  /** A word, or two: commands that share the first are a group. */
  readonly name: string;
  /** Half a line. */
  readonly summary: string;
  load(): Promise<Command>;
}

/** Every subcommand, in the order of the help. */
export const COMMANDS: readonly ListedCommand[] = [
  {
    name: "serve",
    summary: "run the service",
    load: async () => (await import("./commands/serve.ts")).serve,
  },
  {
    name: "migrate",
    summary: "bring the database up to date",
    load: async () => (await import("./commands/migrate.ts")).migrate,
  },
  {
    name: "check",
    summary: "prove on the database that every status change has its callback",
    load: async () => (await import("./commands/check.ts")).check,
  },
  {
    name: "recover",
    summary: "bring a restored database back into use",
    load: async () => (await import("./commands/recover.ts")).recover,
  },
  ...CONFIGURATION_COMMANDS,
  {
    name: "secrets create",
    summary: "make a secret to sign callbacks with",
    load: async () => (await import("./commands/secrets/create.ts")).create,
  },
  {
    name: "callbacks list",
    summary: "list callbacks and how they get on",
    load: async () => (await import("./commands/callbacks/list.ts")).listCallbacks,
  },
  {
    name: "callbacks show",
    summary: "show a callback with every attempt",
    load: async () => (await import("./commands/callbacks/show.ts")).showCallback,
  },
  {
    name: "callbacks redeliver",
    summary: "send callbacks again",
    load: async () => (await import("./commands/callbacks/redeliver.ts")).redeliverCallbacks,
  },
  {
    name: "lanes list",
    summary: "list sessions whose callbacks wait",
    load: async () => (await import("./commands/lanes/list.ts")).listLanes,
  },
  {
    name: "lanes pause",
    summary: "pause the deliveries of one session, or many",
    load: async () => (await import("./commands/lanes/change.ts")).pauseLane,
  },
  {
    name: "lanes resume",
    summary: "resume the deliveries of one session, or many",
    load: async () => (await import("./commands/lanes/change.ts")).resumeLane,
  },
  {
    name: "lanes unpark",
    summary: "try again what one session, or many, are parked for",
    load: async () => (await import("./commands/lanes/change.ts")).unparkLane,
  },
  {
    name: "lanes skip",
    summary: "leave out the next callback of one session, or of many",
    load: async () => (await import("./commands/lanes/change.ts")).skipCallback,
  },
  {
    name: "endpoints list",
    summary: "list where callbacks go, and what waits",
    load: async () => (await import("./commands/endpoints/list.ts")).listEndpoints,
  },
  {
    name: "endpoints pause",
    summary: "pause the deliveries to an endpoint",
    load: async () => (await import("./commands/endpoints/change.ts")).pauseEndpoint,
  },
  {
    name: "endpoints resume",
    summary: "resume the deliveries to an endpoint",
    load: async () => (await import("./commands/endpoints/change.ts")).resumeEndpoint,
  },
  {
    name: "endpoints skip",
    summary: "give up on all that waits for an endpoint",
    load: async () => (await import("./commands/endpoints/skip.ts")).skipEndpoint,
  },
  {
    name: "test-event",
    summary: "send a merchant a test event",
    load: async () => (await import("./commands/test-event.ts")).testEvent,
  },
  {
    name: "sessions erase",
    summary: "delete what is known of a session",
    load: async () => (await import("./commands/sessions/erase.ts")).eraseSession,
  },
  {
    name: "decisions",
    summary: "list what was decided on an event, and say why",
    load: async () => (await import("./commands/decisions.ts")).decisions,
  },
  {
    name: "audit",
    summary: "list what was done by hand",
    load: async () => (await import("./commands/audit.ts")).audit,
  },
  {
    name: "listen",
    summary: "receive payment callbacks on this machine and print them",
    load: async () => (await import("./commands/listen.ts")).listen,
  },
  {
    name: "verify",
    summary: "judge a stored payment callback",
    load: async () => (await import("./commands/verify.ts")).verify,
  },
];
