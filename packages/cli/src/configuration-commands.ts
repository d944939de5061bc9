import type { ListedCommand } from "./command-list.ts";

/** What is done with configurations and keys, in the order of the help. */
export const CONFIGURATION_COMMANDS: readonly ListedCommand[] = [
  {
    name: "config validate",
    summary: "judge a configuration",
    load: async () => (await import("./commands/config/validate.ts")).validate,
  },
  {
    name: "config lint",
    summary: "find what a configuration does that nobody can have meant",
    load: async () => (await import("./commands/config/lint.ts")).lint,
  },
  {
    name: "config test",
    summary: "run the test cases of a configuration",
    load: async () => (await import("./commands/config/test-cases.ts")).testCases,
  },
  {
    name: "config diff",
    summary: "say what changes in effect from one configuration to another",
    load: async () => (await import("./commands/config/diff.ts")).diff,
  },
  {
    name: "config simulate",
    summary: "replay recorded requests against a configuration",
    load: async () => (await import("./commands/config/simulate.ts")).simulate,
  },
  {
    name: "config coverage",
    summary: "say which constraint removed each method most often",
    load: async () => (await import("./commands/config/coverage.ts")).coverage,
  },
  {
    name: "config activate",
    summary: "make a configuration the active one of the database",
    load: async () => (await import("./commands/config/activate.ts")).activate,
  },
  {
    name: "config rollback",
    summary: "go back to the version that was active before",
    load: async () => (await import("./commands/config/rollback.ts")).rollback,
  },
  {
    name: "config history",
    summary: "list which version was made active, when, by whom and why",
    load: async () => (await import("./commands/config/history.ts")).history,
  },
  {
    name: "config show",
    summary: "print a configuration as it is stored",
    load: async () => (await import("./commands/config/show.ts")).show,
  },
  {
    name: "explain",
    summary: "say why each method is offered for a search or not",
    load: async () => (await import("./commands/explain.ts")).explain,
  },
  {
    name: "keys create",
    summary: "create a key of a client, or one to the internal listener",
    load: async () => (await import("./commands/keys/create.ts")).create,
  },
  {
    name: "keys revoke",
    summary: "revoke a key",
    load: async () => (await import("./commands/keys/revoke.ts")).revoke,
  },
  {
    name: "keys list",
    summary: "list keys",
    load: async () => (await import("./commands/keys/list.ts")).list,
  },
];
