import type {
  ConfigurationActivation,
  ConfigurationActivationList,
} from "@payment-routing/operator-contract";
import { type Column, DataTable } from "../../components/data-table.tsx";
import { VersionLink } from "../../components/links.tsx";
import { ResourceView } from "../../components/resource-view.tsx";
import { Time } from "../../components/time.tsx";
import { SWITCHES } from "../../labels.ts";
import { useResource } from "../../live/use-resource.ts";

const SHOWN = 20;

/** The last switches of the configuration: who made them, and why. */
export function ActivationList() {
  const resource = useResource<ConfigurationActivationList>(`/configuration/activations?limit=${SHOWN}`);
  return (
    <>
      <h2>Activations and rollbacks, the newest first</h2>
      <ResourceView resource={resource}>
        {({ items, next }) => (
          <>
            <DataTable
              caption="Activations and rollbacks, the newest first"
              columns={COLUMNS}
              items={items}
              keyOf={({ activated_at }) => activated_at}
              empty="No version was activated yet."
            />
            {next !== undefined && (
              <a href="/console/audit?subject=configuration">Older ones are in the audit</a>
            )}
          </>
        )}
      </ResourceView>
    </>
  );
}

const COLUMNS: readonly Column<ConfigurationActivation>[] = [
  { heading: "Switched", show: ({ activated_at }) => <Time at={activated_at} /> },
  { heading: "Action", show: ({ kind }) => SWITCHES[kind] },
  { heading: "Version", show: ({ digest }) => <VersionLink digest={digest} /> },
  {
    heading: "Version before",
    show: ({ previous }) => (previous === undefined ? "–" : <VersionLink digest={previous} />),
  },
  { heading: "By", show: ({ actor }) => actor },
  { heading: "Reason", show: ({ reason }) => reason, isText: true },
];
