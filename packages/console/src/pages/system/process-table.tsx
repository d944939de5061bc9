import type { SystemProcess } from "@payment-routing/operator-contract";
import { type Column, DataTable } from "../../components/data-table.tsx";
import { Digest } from "../../components/digest.tsx";
import { StateLabel } from "../../components/state-label.tsx";
import { Time } from "../../components/time.tsx";

const STATES = { live: "live", silent: "silent" } as const;

/** The processes that use the database, with the configuration of each. */
export function ProcessTable({ processes }: { readonly processes: readonly SystemProcess[] }) {
  return (
    <DataTable
      caption="Processes"
      columns={COLUMNS}
      items={processes}
      keyOf={({ process_id }) => process_id}
      empty="No process announces itself."
    />
  );
}

const COLUMNS: readonly Column<SystemProcess>[] = [
  { heading: "Process", show: ({ name }) => name },
  { heading: "Role", show: ({ role }) => role },
  {
    heading: "State",
    show: ({ state }) => <StateLabel tone={state === "live" ? "good" : "bad"} text={STATES[state]} />,
  },
  { heading: "Version", show: ({ version }) => version },
  { heading: "Worker", show: ({ worker }) => worker ?? "–" },
  { heading: "Configuration", show: ({ configuration_digest }) => <Digest digest={configuration_digest} /> },
  { heading: "Started", show: ({ started_at }) => <Time at={started_at} /> },
  { heading: "Last heartbeat", show: ({ seen_at }) => <Time at={seen_at} /> },
];
