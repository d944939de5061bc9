import type { EndpointLimits } from "@payment-routing/operator-contract";
import { defineList } from "../../operator/define-list.ts";
import { showDuration, showTime } from "../../operator/print-table.ts";
import { choice } from "../../settings/setting-kinds.ts";

export const command = defineList("listEndpoints", {
  description:
    "List the endpoints that the configuration names, that were used in the last 30 days, or that have undelivered callbacks or a state to report, with their limits, failures, backlog, age of the oldest undelivered callback, and attempts in the last 30 days.",
  filter: {
    state: choice("state", ["active", "paused"], undefined, "Show endpoints in this state only."),
    breaker: choice(
      "state",
      ["closed", "open", "half-open"],
      undefined,
      "Show endpoints whose circuit breaker is in this state only. An open breaker stops deliveries.",
    ),
  },
  columns: [
    ["endpoint", ({ endpoint }) => endpoint],
    ["state", ({ state }) => state],
    ["breaker", ({ breaker }) => breaker],
    ["open until", ({ breaker_open_until }) => showTime(breaker_open_until)],
    ["limits", ({ limits }) => limits.map(showLimits).join("; ")],
    ["failures", ({ failures }) => failures],
    ["callbacks", ({ callbacks }) => callbacks],
    ["lanes", ({ lanes }) => lanes],
    ["parked", ({ lanes_parked }) => lanes_parked],
    ["paused", ({ lanes_paused }) => lanes_paused],
    ["redeliveries", ({ redeliveries }) => redeliveries],
    ["oldest", ({ oldest_undelivered_age_ms }) => showDuration(oldest_undelivered_age_ms)],
    ["paused until", ({ paused_until }) => showTime(paused_until)],
    ["30 days", ({ attempts }) => attempts],
    ["failed", ({ failed }) => failed],
    ["slowed until", ({ slow_until }) => showTime(slow_until)],
    ["reason", ({ state_reason }) => state_reason],
  ],
});

function showLimits({ concurrency, rate_per_second: rate }: EndpointLimits): string {
  return rate === undefined ? `${concurrency} at once` : `${concurrency} at once, ${rate}/s`;
}
