import type {
  ConfigurationActivation,
  ConfigurationActivationList,
} from "@payment-routing/operator-contract";
import { type Column, DataTable } from "../../components/data-table.tsx";
import { VersionLink } from "../../components/links.tsx";
import { ResourceView } from "../../components/resource-view.tsx";
import { Time } from "../../components/time.tsx";
import { useResource } from "../../live/use-resource.ts";
import { texts } from "../../texts.ts";

const words = texts.configuration;
const SHOWN = 20;

/** The last switches of the configuration: who made them, and why. */
export function ActivationList() {
  const resource = useResource<ConfigurationActivationList>(`/configuration/activations?limit=${SHOWN}`);
  return (
    <>
      <h2>{words.activations}</h2>
      <ResourceView resource={resource}>
        {({ items, next }) => (
          <>
            <DataTable
              caption={words.activations}
              columns={COLUMNS}
              items={items}
              keyOf={({ activated_at }) => activated_at}
              empty={words.noActivations}
            />
            {next !== undefined && (
              <a href="/console/audit?subject=configuration">{words.olderActivations}</a>
            )}
          </>
        )}
      </ResourceView>
    </>
  );
}

const COLUMNS: readonly Column<ConfigurationActivation>[] = [
  { heading: words.switched, show: ({ activated_at }) => <Time at={activated_at} /> },
  { heading: texts.audit.action, show: ({ kind }) => words.switches[kind] },
  { heading: words.version, show: ({ digest }) => <VersionLink digest={digest} /> },
  {
    heading: words.previous,
    show: ({ previous }) => (previous === undefined ? texts.none : <VersionLink digest={previous} />),
  },
  { heading: texts.audit.actor, show: ({ actor }) => actor },
  { heading: texts.audit.reason, show: ({ reason }) => reason, isText: true },
];
