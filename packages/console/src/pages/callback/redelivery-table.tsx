import type { Redelivery } from "@payment-routing/operator-contract";
import { type Column, DataTable } from "../../components/data-table.tsx";
import { Time } from "../../components/time.tsx";
import { texts } from "../../texts.ts";

const words = texts.callback;

/** The redeliveries of a callback that operators requested. */
export function RedeliveryTable({ redeliveries }: { readonly redeliveries: readonly Redelivery[] }) {
  return (
    <DataTable
      caption={words.redeliveries}
      columns={COLUMNS}
      items={redeliveries}
      keyOf={({ requested_at }) => requested_at}
      empty=""
    />
  );
}

const COLUMNS: readonly Column<Redelivery>[] = [
  { heading: words.requestedAt, show: ({ requested_at }) => <Time at={requested_at} /> },
  { heading: words.requestedBy, show: ({ requested_by }) => requested_by },
  { heading: texts.callbacks.attempts, show: ({ attempts }) => attempts, isNumber: true },
  { heading: words.outcome, show: ({ outcome }) => outcome ?? words.unfinished },
  {
    heading: texts.callbacks.nextAttempt,
    show: ({ due_at, waits_for: hold }) =>
      hold === undefined ? <Time at={due_at} /> : texts.callbacks.waitsFor(texts.holds[hold.reason]),
  },
];
