import type { ListedCommand } from "./command-list.ts";

/** What the arguments call for: a command with the rest of them, a group of commands, or nothing that there is. */
export type FoundCommand =
  | { readonly kind: "command"; readonly listed: ListedCommand; readonly rest: readonly string[] }
  | { readonly kind: "group"; readonly group: CommandGroup; readonly rest: readonly string[] }
  | { readonly kind: "none" };

/** Commands that share their first word. */
export interface CommandGroup {
  readonly name: string;
  readonly commands: readonly ListedCommand[];
}

/** Finds a command by its words, of which it has one or two: `serve`, `lanes list`. */
export function findCommand(commands: readonly ListedCommand[], args: readonly string[]): FoundCommand {
  const [first = "", second] = args;
  for (const name of second === undefined ? [first] : [`${first} ${second}`, first]) {
    const listed = commands.find((command) => command.name === name);
    if (listed !== undefined) return { kind: "command", listed, rest: args.slice(name.split(" ").length) };
  }
  const grouped = commands.filter(({ name }) => name.startsWith(`${first} `));
  if (grouped.length === 0) return { kind: "none" };
  return { kind: "group", group: { name: first, commands: grouped }, rest: args.slice(1) };
}
