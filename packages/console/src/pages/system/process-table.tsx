import type { SystemProcess } from "@payment-routing/operator-contract";
import { type Column, DataTable } from "../../components/data-table.tsx";
import { Digest } from "../../components/digest.tsx";
import { StateLabel } from "../../components/state-label.tsx";
import { Time } from "../../components/time.tsx";
import { texts } from "../../texts.ts";

const words = texts.system;

/** The processes that use the database, with the configuration of each. */
export function ProcessTable({ processes }: { readonly processes: readonly SystemProcess[] }) {
  return (
    <DataTable
      caption={words.processes}
      columns={COLUMNS}
      items={processes}
      keyOf={({ process_id }) => process_id}
      empty={words.noProcesses}
    />
  );
}

const COLUMNS: readonly Column<SystemProcess>[] = [
  { heading: words.name, show: ({ name }) => name },
  { heading: words.role, show: ({ role }) => role },
  {
    heading: words.state,
    show: ({ state }) => <StateLabel tone={state === "live" ? "good" : "bad"} text={words.states[state]} />,
  },
  { heading: words.version, show: ({ version }) => version },
  { heading: words.worker, show: ({ worker }) => worker ?? texts.none },
  { heading: words.digest, show: ({ configuration_digest }) => <Digest digest={configuration_digest} /> },
  { heading: words.started, show: ({ started_at }) => <Time at={started_at} /> },
  { heading: words.seen, show: ({ seen_at }) => <Time at={seen_at} /> },
];
