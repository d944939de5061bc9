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
  ...CONFIGURATION_COMMANDS,
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
