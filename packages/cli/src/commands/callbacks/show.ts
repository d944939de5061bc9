import type { Attempt, CallbackDetail } from "@payment-routing/operator-contract";
import { defineCommand, EXIT_CODES } from "../../command.ts";
import { describeNextAttempt } from "../../operator/describe-hold.ts";
import { connectOperator, OPERATOR_SETTINGS } from "../../operator/operator-settings.ts";
import { showTime } from "../../operator/print-table.ts";
import { SettingsError } from "../../settings/setting-definition.ts";
import { flag, operand } from "../../settings/setting-kinds.ts";
import { choosePaint, type Paint, showText } from "../../show-text.ts";
import { printRedelivery } from "./redeliver.ts";

export const command = defineCommand({
  description:
    "Show a callback and all its delivery attempts, with their response, duration and next attempt.",
  settings: {
    callback: operand(
      "callback",
      "The ID of the callback, as callbacks list and the webhook-id header show it.",
    ),
    ...OPERATOR_SETTINGS,
    body: flag(
      "Print only the body, byte for byte. It contains personal data, so the audit records it, and the key needs the scope operator. Not with --json.",
    ),
  },
  async run(given, terminal) {
    if (given.body && given.json) throw new SettingsError(["--body: expected --body or --json, got both"]);
    const service = await connectOperator(given);
    const request = { callback_id: given.callback };
    if (given.body) {
      terminal.write((await service.call("readCallbackBody", request)).body);
      return EXIT_CODES.done;
    }
    const callback = await service.call("readCallback", request);
    if (given.json) terminal.print(JSON.stringify(callback));
    else terminal.print(printCallback(callback, choosePaint(terminal)));
  },
});

/** Prints a callback and its attempts, without its body, which contains personal data. */
export function printCallback(callback: CallbackDetail, paint: Paint): string {
  const { lane, issues = [], supersedes, settled_at } = callback;
  const facts: readonly (readonly [name: string, value: string | undefined])[] = [
    ["session", `${callback.session_id}, callback ${callback.sequence}${callback.is_final ? ", final" : ""}`],
    ["client", `${callback.client_id}, account ${callback.account_id}`],
    [
      "status",
      `${callback.session_code}; transactions ${callback.transaction_ids.join(", ")}, codes ${callback.transaction_codes.join(", ")}`,
    ],
    ["event", [callback.event_type, callback.event_subtype].filter(Boolean).join(" ") || undefined],
    ["created", showTime(callback.made_at)],
    ["state", settled_at === undefined ? callback.state : `${callback.state} at ${showTime(settled_at)}`],
    ["replaces", supersedes.length === 0 ? undefined : `callbacks ${supersedes.join(", ")}`],
    ["endpoint", lane?.url],
    ["lane", lane && [lane.state, lane.state_reason].filter(Boolean).join(": ")],
    ["next attempt", describeNextAttempt(callback)],
    ["secrets", callback.secret_ids.join(", ") || undefined],
    ["trace", callback.trace_id],
  ];
  const known = facts.filter(([, value]) => value !== undefined);
  return [
    paint("bold", showText(callback.callback_id)),
    ...known.map(([name, value]) => `  ${name.padEnd(12)}  ${showText(value ?? "")}`),
    ...issues.map(({ message }) => `  ${"rejected".padEnd(12)}  ${showText(message)}`),
    ...callback.redeliveries.map(
      (asked) => `  ${"redelivery".padEnd(12)}  ${showText(printRedelivery(asked))}`,
    ),
    ...callback.history.flatMap((attempt) => ["", ...printAttempt(attempt, paint)]),
  ].join("\n");
}

function printAttempt(attempt: Attempt, paint: Paint): readonly string[] {
  const { outcome, status, error, request_headers, response_headers, response_body, next_attempt_at } =
    attempt;
  const style = outcome === "accepted" ? "green" : "red";
  const head = [
    showTime(attempt.started_at),
    attempt.is_redelivery ? "redelivery" : `attempt ${attempt.attempt}`,
    paint(style, [outcome, status].filter(Boolean).join(" ")),
    `${attempt.duration_ms} ms`,
    `by ${showText(attempt.worker)}`,
  ];
  return [
    head.join("  "),
    `  to ${showText(attempt.url)}`,
    ...printHeaders(">", request_headers),
    ...(error === undefined ? [] : [`  error: ${showText(error)}`]),
    ...printHeaders("<", response_headers),
    ...(response_body === undefined || response_body === "" ? [] : [`  < ${showText(response_body)}`]),
    ...(next_attempt_at === undefined ? [] : [`  next at ${showTime(next_attempt_at)}`]),
  ];
}

function printHeaders(mark: ">" | "<", headers: Attempt["request_headers"] = {}): readonly string[] {
  return Object.entries(headers).map(([name, value]) => `  ${mark} ${showText(`${name}: ${value}`)}`);
}
