import { useLocation } from "preact-iso/router";
import { FilterBar, listParameters } from "../../components/filter-bar.tsx";
import type { FilterFieldEntry } from "../../components/filter-field.tsx";
import { Page } from "../../components/page.tsx";
import { pickQuery } from "../../components/paths.ts";
import { ResourceView } from "../../components/resource-view.tsx";
import { writeCommand } from "../../components/same-command.tsx";
import { useResource } from "../../live/use-resource.ts";
import { EndpointTabs } from "./endpoint-tabs.tsx";
import { FailureTable } from "./failure-table.tsx";

const FILTER: readonly FilterFieldEntry[] = [
  { name: "endpoint", label: "Endpoint", kind: "origin" },
  { name: "days", label: "Days (UTC)", kind: "choice", choices: ["1", "2", "7", "30"] },
];

/** What failed at which endpoint: today, unless the filter says otherwise. */
export default function FailuresPage() {
  const filter = pickQuery(useLocation().query, listParameters(FILTER));
  const resource = useResource("listEndpointFailures", filter);
  return (
    <Page title="Failures by cause" command={writeCommand("endpoints failures", filter)}>
      <EndpointTabs />
      <FilterBar fields={FILTER} />
      <ResourceView resource={resource}>{({ items }) => <FailureTable failures={items} />}</ResourceView>
    </Page>
  );
}
