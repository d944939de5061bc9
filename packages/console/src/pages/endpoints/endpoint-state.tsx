import type { Endpoint } from "@payment-routing/operator-contract";
import { UNDELIVERED, writeQuery } from "../../components/paths.ts";
import { Reason } from "../../components/reason.tsx";
import { Badge, Time } from "../../components/values.tsx";
import { count, formatDuration } from "../../formats.ts";

/** The state of an endpoint, and of its circuit breaker where that is not closed. */
export function EndpointState({ endpoint }: { readonly endpoint: Endpoint }) {
  const { state, state_reason, paused_until, slow_until, failures } = endpoint;
  const { breaker, breaker_open_until: until } = endpoint;
  const isSlowed = slow_until !== undefined && new Date(slow_until) > new Date();
  return (
    <>
      {state === "paused" ? (
        <Badge tone="warning" text="paused" />
      ) : isSlowed ? (
        <Badge tone="warning" text="asked for a pause" />
      ) : (
        breaker === "closed" && <Badge tone="good" text="active" />
      )}{" "}
      {breaker !== "closed" && (
        <Badge tone={breaker === "open" ? "bad" : "warning"} text={`circuit breaker ${breaker}`} />
      )}
      {state === "paused" && state_reason !== undefined && (
        <div class="small">
          <Reason text={state_reason} />
        </div>
      )}
      {state === "paused" && paused_until !== undefined && <Until at={paused_until} />}
      {state !== "paused" && isSlowed && <Until at={slow_until} />}
      {breaker === "open" && until !== undefined && <Until word="next try at" at={until} />}
      {breaker === "half-open" && <div class="small">the next callback is the try</div>}
      {failures > 0 && <div class="small">{`${count(failures, "failure")} in a row`}</div>}
    </>
  );
}

function Until({ word = "until", at }: { readonly word?: string; readonly at: string }) {
  return (
    <div class="small">
      {word} <Time at={at} />
    </div>
  );
}

/** The limits of an endpoint, in words. Clients may have different ones. */
export function describeLimits({ limits }: Endpoint): string {
  const each = limits.map(({ concurrency, rate_per_second: rate }) =>
    rate === undefined ? `${concurrency} at once` : `${concurrency} at once, ${rate} a second`,
  );
  return each.join("; ");
}

/** The clients that are configured with the endpoint or have callbacks waiting for it. */
export function listClients({ client_ids, configured_client_ids = [] }: Endpoint): readonly number[] {
  return [...new Set([...configured_client_ids, ...client_ids])];
}

/** What waits for an endpoint, and the age of the oldest. */
export function Backlog({ endpoint: each }: { readonly endpoint: Endpoint }) {
  const { endpoint, callbacks, redeliveries, oldest_undelivered_age_ms: age } = each;
  return (
    <>
      <a href={`/console/callbacks${writeQuery({ endpoint, state: UNDELIVERED })}`}>
        {redeliveries === 0
          ? `${callbacks}`
          : `${callbacks} and ${count(redeliveries, "redelivery", "redeliveries")}`}
      </a>
      {age !== undefined && <div class="small">{`for ${formatDuration(age)}`}</div>}
    </>
  );
}
