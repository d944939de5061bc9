import type { Command } from "./command.ts";

/** A subcommand, loaded only when it is called. */
export interface ListedCommand {
  /** One word, or a group and a word. */
  readonly name: string;
  readonly summary: string;
  load(): Promise<Command>;
}

/** The groups of subcommands, with their summaries. */
export const GROUPS: Readonly<Record<string, string>> = {
  config: "Validate, compare and activate configurations",
  keys: "Manage API keys",
  secrets: "Manage signing secrets",
  callbacks: "Inspect and redeliver callbacks",
  lanes: "Inspect and change the lanes of payment sessions",
  endpoints: "Inspect and change the endpoints of merchants",
  sessions: "Manage payment sessions",
};

/** Every subcommand, in the order of the help. */
export const COMMANDS: readonly ListedCommand[] = [
  {
    name: "serve",
    summary: "Run the service",
    load: async () => (await import("./commands/serve.ts")).serve,
  },
  {
    name: "migrate",
    summary: "Apply database migrations",
    load: async () => (await import("./commands/migrate.ts")).migrate,
  },
  {
    name: "check",
    summary: "Check that every status change has its callback",
    load: async () => (await import("./commands/check.ts")).check,
  },
  {
    name: "recover",
    summary: "Prepare a restored database for use",
    load: async () => (await import("./commands/recover.ts")).recover,
  },
  {
    name: "config validate",
    summary: "Validate a configuration",
    load: async () => (await import("./commands/config/validate.ts")).validate,
  },
  {
    name: "config lint",
    summary: "Find likely mistakes in a configuration",
    load: async () => (await import("./commands/config/lint.ts")).lint,
  },
  {
    name: "config test",
    summary: "Run the test cases of a configuration",
    load: async () => (await import("./commands/config/test-cases.ts")).testCases,
  },
  {
    name: "config diff",
    summary: "Compare the decisions of two configurations",
    load: async () => (await import("./commands/config/diff.ts")).diff,
  },
  {
    name: "config simulate",
    summary: "Replay recorded requests against a configuration",
    load: async () => (await import("./commands/config/simulate.ts")).simulate,
  },
  {
    name: "config coverage",
    summary: "Show which constraint excludes each method most often",
    load: async () => (await import("./commands/config/coverage.ts")).coverage,
  },
  {
    name: "config list",
    summary: "List stored versions",
    load: async () => (await import("./commands/config/list.ts")).list,
  },
  {
    name: "config upload",
    summary: "Store a configuration without activating it",
    load: async () => (await import("./commands/config/upload.ts")).upload,
  },
  {
    name: "config activate",
    summary: "Activate a configuration",
    load: async () => (await import("./commands/config/activate.ts")).activate,
  },
  {
    name: "config rollback",
    summary: "Return to the previously active version",
    load: async () => (await import("./commands/config/rollback.ts")).rollback,
  },
  {
    name: "config history",
    summary: "List activations",
    load: async () => (await import("./commands/config/history.ts")).history,
  },
  {
    name: "config show",
    summary: "Print a configuration",
    load: async () => (await import("./commands/config/show.ts")).show,
  },
  {
    name: "explain",
    summary: "Explain why a search offers or excludes each method",
    load: async () => (await import("./commands/explain.ts")).explain,
  },
  {
    name: "keys create",
    summary: "Create an API key for a client or for the internal listener",
    load: async () => (await import("./commands/keys/create.ts")).create,
  },
  {
    name: "keys revoke",
    summary: "Revoke an API key",
    load: async () => (await import("./commands/keys/revoke.ts")).revoke,
  },
  {
    name: "keys list",
    summary: "List API keys",
    load: async () => (await import("./commands/keys/list.ts")).list,
  },
  {
    name: "secrets create",
    summary: "Create a signing secret for callbacks",
    load: async () => (await import("./commands/secrets/create.ts")).create,
  },
  {
    name: "secrets list",
    summary: "List the signing secrets of a service",
    load: async () => (await import("./commands/secrets/list.ts")).list,
  },
  {
    name: "callbacks list",
    summary: "List callbacks",
    load: async () => (await import("./commands/callbacks/list.ts")).listCallbacks,
  },
  {
    name: "callbacks show",
    summary: "Show a callback and its attempts",
    load: async () => (await import("./commands/callbacks/show.ts")).showCallback,
  },
  {
    name: "callbacks redeliver",
    summary: "Send callbacks again",
    load: async () => (await import("./commands/callbacks/redeliver.ts")).redeliverCallbacks,
  },
  {
    name: "lanes list",
    summary: "List lanes with undelivered callbacks",
    load: async () => (await import("./commands/lanes/list.ts")).listLanes,
  },
  {
    name: "lanes pause",
    summary: "Pause lanes",
    load: async () => (await import("./commands/lanes/change.ts")).pauseLane,
  },
  {
    name: "lanes resume",
    summary: "Resume paused lanes",
    load: async () => (await import("./commands/lanes/change.ts")).resumeLane,
  },
  {
    name: "lanes unpark",
    summary: "Retry parked lanes",
    load: async () => (await import("./commands/lanes/change.ts")).unparkLane,
  },
  {
    name: "lanes skip",
    summary: "Skip the next callback of a lane",
    load: async () => (await import("./commands/lanes/change.ts")).skipCallback,
  },
  {
    name: "endpoints list",
    summary: "List endpoints and their backlogs",
    load: async () => (await import("./commands/endpoints/list.ts")).listEndpoints,
  },
  {
    name: "endpoints pause",
    summary: "Pause an endpoint",
    load: async () => (await import("./commands/endpoints/change.ts")).pauseEndpoint,
  },
  {
    name: "endpoints resume",
    summary: "Resume an endpoint",
    load: async () => (await import("./commands/endpoints/change.ts")).resumeEndpoint,
  },
  {
    name: "endpoints skip",
    summary: "Skip all undelivered callbacks of an endpoint",
    load: async () => (await import("./commands/endpoints/skip.ts")).skipEndpoint,
  },
  {
    name: "test-event",
    summary: "Send a test event to a merchant",
    load: async () => (await import("./commands/test-event.ts")).testEvent,
  },
  {
    name: "sessions erase",
    summary: "Erase a payment session",
    load: async () => (await import("./commands/erase-session.ts")).eraseSession,
  },
  {
    name: "decisions",
    summary: "List recorded decisions",
    load: async () => (await import("./commands/decisions/list.ts")).decisions,
  },
  {
    name: "decisions export",
    summary: "Export recorded decisions to a file",
    load: async () => (await import("./commands/decisions/export.ts")).exportDecisions,
  },
  {
    name: "audit",
    summary: "List operator actions",
    load: async () => (await import("./commands/audit.ts")).audit,
  },
  {
    name: "listen",
    summary: "Receive and print callbacks on this machine",
    load: async () => (await import("./commands/listen.ts")).listen,
  },
  {
    name: "verify",
    summary: "Verify a stored callback",
    load: async () => (await import("./commands/verify.ts")).verify,
  },
];
