import type { ConfigurationActivation, RoutingStatistics } from "@payment-routing/operator-contract";
import { useLocation } from "preact-iso/router";
import { type Column, DataTable } from "../../components/data-table.tsx";
import { EmptyState } from "../../components/empty-state.tsx";
import { FilterBar, listParameters } from "../../components/filter-bar.tsx";
import type { FilterFieldEntry } from "../../components/filter-field.tsx";
import { Page } from "../../components/page.tsx";
import { pickQuery, writeQuery } from "../../components/paths.ts";
import { ResourceView } from "../../components/resource-view.tsx";
import { writeCommand } from "../../components/same-command.tsx";
import { Digest, shortenDigest, Time } from "../../components/values.tsx";
import { SWITCHES } from "../../labels.ts";
import { useResource } from "../../live/use-resource.ts";
import { MethodTable } from "./method-table.tsx";
import { ShareCharts } from "./share-charts.tsx";

/** Every filter that the interface has for counts of methods. */
const FILTER: readonly FilterFieldEntry[] = [
  { name: "client_id", label: "Client", kind: "integer" },
  { name: "method", label: "Method", kind: "integer" },
  { name: "from", until: "to", label: "Decided", kind: "period" },
];

/** The newest activations, and as many as a service has in weeks. */
const ACTIVATIONS = 100;

/** How often methods are offered, and why not: over time, and before and after an activation. */
export default function MethodsPage() {
  const { query } = useLocation();
  const filter = pickQuery(query, listParameters(FILTER));
  const resource = useResource("readRouting", filter);
  const activations = useResource("listActivations", { limit: ACTIVATIONS }).content?.items ?? [];
  return (
    <Page title="Methods" command={writeCommand("methods", filter)}>
      <FilterBar fields={FILTER} />
      <ResourceView resource={resource}>
        {(statistics) => <Statistics statistics={statistics} activations={activations} />}
      </ResourceView>
    </Page>
  );
}

interface StatisticsProps {
  readonly statistics: RoutingStatistics;
  readonly activations: readonly ConfigurationActivation[];
}

function Statistics({ statistics, activations }: StatisticsProps) {
  const { query } = useLocation();
  const end = query.to ? Date.parse(query.to) : Date.now();
  const shown = activations.filter(({ activated_at: at }) => at >= statistics.from && Date.parse(at) < end);
  const compared = shown.find(({ activated_at }) => activated_at === query.activation);
  if (statistics.items.length === 0)
    return (
      <EmptyState title="No decision of the period is counted.">
        A worker counts recorded decisions once a minute.
      </EmptyState>
    );
  return (
    <>
      <div class="columns">
        <ShareCharts statistics={statistics} end={end} activations={shown} />
        <section class="panel">
          <h2>Activations in the period</h2>
          <DataTable
            caption="Activations in the period"
            columns={ACTIVATION_COLUMNS}
            items={shown}
            keyOf={({ activated_at }) => activated_at}
            pathOf={({ activated_at }) =>
              `/console/methods${writeQuery({ ...query, activation: activated_at })}`
            }
            empty="No version was activated in the period."
          />
        </section>
      </div>
      <section class="panel">
        <h2>{compared ? `Methods before and after ${shortenDigest(compared.digest)}` : "Methods"}</h2>
        <MethodTable statistics={statistics} activation={compared} />
      </section>
    </>
  );
}

const ACTIVATION_COLUMNS: readonly Column<ConfigurationActivation>[] = [
  { heading: "Action", show: ({ kind }) => SWITCHES[kind], isLead: true },
  { heading: "Reason", show: ({ reason }) => reason, isText: true, isLead: true },
  { heading: "Switched", show: ({ activated_at }) => <Time at={activated_at} />, isName: true },
  { heading: "Version", show: ({ digest }) => <Digest digest={digest} /> },
  { heading: "By", show: ({ actor }) => actor },
];
