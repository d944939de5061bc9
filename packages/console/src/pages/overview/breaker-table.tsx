import type { Endpoint } from "@payment-routing/operator-contract";
import { type Column, DataTable } from "../../components/data-table.tsx";
import { EndpointLink } from "../../components/links.tsx";
import { Time } from "../../components/time.tsx";
import { formatCount } from "../../formats/number.ts";

/** Endpoints whose circuit breaker is open. */
export function BreakerTable({ endpoints: items }: { readonly endpoints: readonly Endpoint[] }) {
  return (
    <section class="panel">
      <h2>Open circuit breakers</h2>
      <DataTable
        caption="Open circuit breakers"
        columns={COLUMNS}
        items={items}
        keyOf={({ endpoint }) => endpoint}
        empty="No circuit breaker is open."
      />
    </section>
  );
}

const COLUMNS: readonly Column<Endpoint>[] = [
  { heading: "Endpoint", show: ({ endpoint }) => <EndpointLink endpoint={endpoint} /> },
  { heading: "Open until", show: ({ breaker_open_until }) => <Time at={breaker_open_until} /> },
  { heading: "Failures", show: ({ failures }) => formatCount(failures), isNumber: true },
  { heading: "Waiting", show: ({ callbacks }) => formatCount(callbacks), isNumber: true },
];
