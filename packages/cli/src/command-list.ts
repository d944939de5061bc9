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
  searches: "Inspect searches",
  cells: "Work with several cells",
  clients: "Move clients between cells",
  actions: "Inspect, stop and approve actions on many items",
};

/** The name, the summary, and the file of a subcommand. */
type Row = readonly [name: string, summary: string, load: () => Promise<{ readonly command: Command }>];

const TABLE: readonly Row[] = [
  ["serve", "Run the service", () => import("./commands/serve.ts")],
  ["migrate", "Apply database migrations", () => import("./commands/migrate.ts")],
  ["check", "Check that every status change has its callback", () => import("./commands/check.ts")],
  ["doctor", "Check a deployment", () => import("./commands/doctor.ts")],
  ["recover", "Prepare a restored database for use", () => import("./commands/recover.ts")],
  ["config validate", "Validate a configuration", () => import("./commands/config/validate.ts")],
  ["config lint", "Find likely mistakes in a configuration", () => import("./commands/config/lint.ts")],
  ["config test", "Run the test cases of a configuration", () => import("./commands/config/test-cases.ts")],
  ["config diff", "Compare the decisions of two configurations", () => import("./commands/config/diff.ts")],
  [
    "config simulate",
    "Replay recorded requests against a configuration",
    () => import("./commands/config/simulate.ts"),
  ],
  [
    "config coverage",
    "Show which constraint excludes each method most often",
    () => import("./commands/config/coverage.ts"),
  ],
  ["config list", "List stored versions", () => import("./commands/config/list.ts")],
  [
    "config upload",
    "Store a configuration without activating it",
    () => import("./commands/config/upload.ts"),
  ],
  ["config activate", "Activate a configuration", () => import("./commands/config/activate.ts")],
  [
    "config rollback",
    "Return to the previously active version",
    () => import("./commands/config/rollback.ts"),
  ],
  ["config history", "List activations", () => import("./commands/config/history.ts")],
  ["config show", "Print a configuration", () => import("./commands/config/show.ts")],
  ["explain", "Explain why a search offers or excludes each method", () => import("./commands/explain.ts")],
  [
    "keys create",
    "Create an API key for a client or for the internal listener",
    () => import("./commands/keys/create.ts"),
  ],
  ["keys revoke", "Revoke an API key", () => import("./commands/keys/revoke.ts")],
  ["keys list", "List API keys", () => import("./commands/keys/list.ts")],
  ["secrets create", "Create a signing secret for callbacks", () => import("./commands/secrets/create.ts")],
  ["secrets list", "List the signing secrets of a service", () => import("./commands/secrets/list.ts")],
  ["find", "Find what an ID, a number or a name stands for", () => import("./commands/find.ts")],
  [
    "searches rejected",
    "List searches that were rejected before a decision",
    () => import("./commands/searches/rejected.ts"),
  ],
  ["callbacks list", "List callbacks", () => import("./commands/callbacks/list.ts")],
  ["callbacks show", "Show a callback and its attempts", () => import("./commands/callbacks/show.ts")],
  ["callbacks redeliver", "Send callbacks again", () => import("./commands/callbacks/redeliver.ts")],
  ["lanes list", "List lanes with undelivered callbacks", () => import("./commands/lanes/list.ts")],
  ["lanes pause", "Pause lanes", changeLane("pause")],
  ["lanes resume", "Resume paused lanes", changeLane("resume")],
  ["lanes unpark", "Retry parked lanes", changeLane("unpark")],
  ["lanes skip", "Skip the next callback of a lane", changeLane("skip")],
  ["endpoints list", "List endpoints and their backlogs", () => import("./commands/endpoints/list.ts")],
  [
    "endpoints failures",
    "List failed attempts by endpoint and cause",
    () => import("./commands/endpoints/failures.ts"),
  ],
  ["endpoints pause", "Pause an endpoint", changeEndpoint("pause")],
  ["endpoints resume", "Resume an endpoint", changeEndpoint("resume")],
  [
    "endpoints skip",
    "Skip all undelivered callbacks of an endpoint",
    () => import("./commands/endpoints/skip.ts"),
  ],
  ["test-event", "Send a test event to a merchant", () => import("./commands/test-event.ts")],
  ["sessions erase", "Erase a payment session", () => import("./commands/erase-session.ts")],
  ["decisions", "List recorded decisions", () => import("./commands/decisions/list.ts")],
  ["decisions export", "Export recorded decisions to a file", () => import("./commands/decisions/export.ts")],
  [
    "decisions remove",
    "Delete the recorded decisions of a client",
    () => import("./commands/decisions/remove.ts"),
  ],
  ["actions list", "List actions on many items", () => import("./commands/actions/list.ts")],
  ["actions show", "Show an action and its progress", changeAction("show")],
  ["actions stop", "Stop or decline an action", changeAction("stop")],
  ["actions approve", "Approve an action of another person", changeAction("approve")],
  ["methods", "Show how often each method was offered, and why not", () => import("./commands/methods.ts")],
  ["cells init", "Name the database of a cell", () => import("./commands/cells/init.ts")],
  ["cells status", "Compare all cells", () => import("./commands/cells/status.ts")],
  ["clients move", "Move a client to another cell", () => import("./commands/clients/move.ts")],
  ["clients release", "Delete what a move has left over", () => import("./commands/clients/release.ts")],
  ["clients recover", "Settle which cell owns a client", () => import("./commands/clients/recover.ts")],
  ["audit", "List operator actions", () => import("./commands/audit.ts")],
  ["listen", "Receive and print callbacks on this machine", () => import("./commands/listen.ts")],
  ["verify", "Verify a stored callback", () => import("./commands/verify.ts")],
];

function changeLane(name: "pause" | "resume" | "unpark" | "skip"): Row[2] {
  return async () => ({ command: (await import("./commands/lanes/change.ts"))[name] });
}

function changeEndpoint(name: "pause" | "resume"): Row[2] {
  return async () => ({ command: (await import("./commands/endpoints/change.ts"))[name] });
}

function changeAction(name: "show" | "stop" | "approve"): Row[2] {
  return async () => ({ command: (await import("./commands/actions/change.ts"))[name] });
}

/** Every subcommand, in the order of the help. */
export const COMMANDS: readonly ListedCommand[] = TABLE.map(([name, summary, load]) => ({
  name,
  summary,
  load: async () => (await load()).command,
}));
