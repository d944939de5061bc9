import { writeBucket } from "@payment-routing/database";
import { DNS, TLS } from "../lanes/classify-attempt.ts";
import { CLOCK_MARGIN } from "./callback-filter.ts";

/**
 * SQL of the attempts of clients, in rows like those of the view `statistics` and of the table `endpoint_days`, which have the
 * attempts of all clients. Takes time in proportion to the callbacks of the clients.
 */
export function selectAttempts(clientIds: readonly number[]): string {
  return `(
    select 'attempts' as series, a.endpoint, a.at, 1 as count,
      array[${writeBucket("a.duration_ms")}] as buckets, array[1::bigint] as counts, 1 as attempts, a.at as first_at, a.at as last_at, a.session_id, a.sequence,
      case when a.outcome = 'accepted' then a.outcome
        when a.status < 400 then '3xx' when a.status < 500 then '4xx' when a.status >= 500 then '5xx'
        when a.outcome in ('timeout', 'blocked') then a.outcome
        when a.error ~ '${DNS.source}' then 'dns' when a.error ~ '${TLS.source}' then 'tls' else 'connection' end as outcome
    from callbacks c join attempts a
      on a.session_id = c.session_id and a.sequence = c.sequence and a.at >= c.at - ${CLOCK_MARGIN}
    where c.client_id = any('{${clientIds}}'::bigint[])
  )`;
}
