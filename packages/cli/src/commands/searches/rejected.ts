import type { RejectedSearch } from "@payment-routing/operator-contract";
import { defineCommand, type Terminal } from "../../command.ts";
import { complainUnreadable } from "../../decisions/write-output.ts";
import { moment } from "../../inputs/times.ts";
import { connectOperator, OPERATOR_SETTINGS } from "../../operator/operator-settings.ts";
import { type Column, LIST_SETTINGS, printList, printTable, showTime } from "../../operator/print-table.ts";
import { anyInteger, flag, optionalText } from "../../settings/setting-kinds.ts";
import { choosePaint } from "../../show-text.ts";

export const command = defineCommand({
  description:
    "List searches that were rejected before a decision, newest first, with their first issues. They hold no text of the callers. Each client, each other source and each process has a share of records; `left out` counts the searches of the caller beyond it.",
  settings: {
    client_id: anyInteger("List searches of this client."),
    code: optionalText("code", "List searches with this problem, for example invalid-document."),
    since: moment("List searches at or after this time, for example 2026-11-20T09:30:00Z."),
    until: moment("List searches before this time."),
    ...OPERATOR_SETTINGS,
    ...LIST_SETTINGS,
    follow: flag(
      "Print searches as they are recorded, oldest first, until the command is stopped; with --json, one on each line.",
    ),
  },
  async run({ url, key, keyFile, json, follow, ...request }, terminal) {
    const service = await connectOperator({ url, key, keyFile });
    if (!follow) {
      const list = await service.call("listRejectedSearches", request);
      if (!json) complainUnreadable(list.unreadable, terminal);
      printList(list, COLUMNS, json, terminal);
      return undefined;
    }
    const { client_id, code } = request;
    const print = createPrinter(json, terminal);
    let since = request.since ?? new Date().toISOString();
    for (;;) {
      // A stream ends after ten minutes.
      for await (const { kinds } of service.stream("followChanges")) {
        if (!kinds.includes("decisions")) continue;
        const found = await service.list("listRejectedSearches", { client_id, code, since });
        print(found.toReversed());
        const newest = found[0]?.rejected_at;
        // Processes store their records up to some seconds later.
        if (newest !== undefined)
          since = new Date(Math.max(Date.parse(since), Date.parse(newest) - LATE_MS)).toISOString();
      }
    }
  },
});

const LATE_MS = 60_000;

/** Prints each search once. */
function createPrinter(json: boolean, terminal: Terminal): (found: readonly RejectedSearch[]) => void {
  let seen = new Set<string>();
  let isFirst = true;
  return (found) => {
    const keyOf = ({ rejected_at, request_id }: RejectedSearch) => `${rejected_at} ${request_id}`;
    const added = found.filter((search) => !seen.has(keyOf(search)));
    seen = new Set(found.map(keyOf));
    if (added.length === 0) return;
    if (json) for (const search of added) terminal.print(JSON.stringify(search));
    else {
      const lines = printTable(added, COLUMNS, choosePaint(terminal)).split("\n");
      for (const line of isFirst ? lines : lines.slice(1)) terminal.print(line);
      isFirst = false;
    }
  };
}

const COLUMNS: readonly Column<RejectedSearch>[] = [
  ["rejected", ({ rejected_at }) => showTime(rejected_at)],
  ["client", ({ client_id }) => client_id],
  ["key", ({ key_id }) => key_id],
  ["event", ({ event_id }) => event_id],
  ["problem", ({ code }) => code],
  ["first issue", ({ issues: [issue] }) => issue && `${issue.code} ${issue.path}:${issue.line ?? "-"}`],
  ["issues", ({ issues }) => issues.length],
  ["bytes", ({ bytes }) => bytes],
  ["product", ({ product }) => product],
  ["left out", ({ left_out }) => left_out],
  ["request", ({ request_id }) => request_id],
];
