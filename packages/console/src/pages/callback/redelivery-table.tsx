import type { Redelivery } from "@payment-routing/operator-contract";
import { type Column, DataTable } from "../../components/data-table.tsx";
import { Time } from "../../components/time.tsx";
import { describeWait, HOLDS } from "../../labels.ts";

/** The redeliveries of a callback that operators requested. */
export function RedeliveryTable({ redeliveries }: { readonly redeliveries: readonly Redelivery[] }) {
  return (
    <DataTable
      caption="Redeliveries"
      columns={COLUMNS}
      items={redeliveries}
      keyOf={({ requested_at }) => requested_at}
      empty=""
    />
  );
}

const COLUMNS: readonly Column<Redelivery>[] = [
  { heading: "Requested", show: ({ requested_at }) => <Time at={requested_at} /> },
  { heading: "By", show: ({ requested_by }) => requested_by },
  { heading: "Attempts", show: ({ attempts }) => attempts, isNumber: true },
  { heading: "Outcome", show: ({ outcome }) => outcome ?? "not finished" },
  {
    heading: "Next attempt",
    show: ({ due_at, waits_for: hold }) =>
      hold === undefined ? <Time at={due_at} /> : describeWait(HOLDS[hold.reason]),
  },
];
