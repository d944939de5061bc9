import type { Endpoint } from "@payment-routing/operator-contract";
import { type Column, DataTable } from "../../components/data-table.tsx";
import { EndpointLink } from "../../components/links.tsx";
import { Time } from "../../components/time.tsx";
import { formatCount } from "../../formats/number.ts";
import { texts } from "../../texts.ts";

const { overview: words, endpoints } = texts;

/** Endpoints whose circuit breaker is open. */
export function BreakerTable({ endpoints: items }: { readonly endpoints: readonly Endpoint[] }) {
  return (
    <section class="panel">
      <h2>{words.breakers}</h2>
      <DataTable
        caption={words.breakers}
        columns={COLUMNS}
        items={items}
        keyOf={({ endpoint }) => endpoint}
        empty={words.noBreakers}
      />
    </section>
  );
}

const COLUMNS: readonly Column<Endpoint>[] = [
  { heading: texts.callbacks.endpoint, show: ({ endpoint }) => <EndpointLink endpoint={endpoint} /> },
  { heading: endpoints.openUntil, show: ({ breaker_open_until }) => <Time at={breaker_open_until} /> },
  { heading: endpoints.failures, show: ({ failures }) => formatCount(failures), isNumber: true },
  { heading: endpoints.callbacks, show: ({ callbacks }) => formatCount(callbacks), isNumber: true },
];
