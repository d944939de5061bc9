import type { Overview } from "@payment-routing/operator-contract";
import { useLocation } from "preact-iso/router";
import { Page } from "../../components/page.tsx";
import { writeQuery } from "../../components/query.ts";
import { ResourceView } from "../../components/resource-view.tsx";
import { ViewLinks } from "../../components/view-links.tsx";
import { useResource } from "../../live/use-resource.ts";
import { BacklogTiles } from "./backlog-tiles.tsx";
import { BreakerTable } from "./breaker-table.tsx";
import { ServicePanel } from "./service-panel.tsx";
import { Traffic } from "./traffic.tsx";
import { WarningList } from "./warning-list.tsx";
import { WorstTable } from "./worst-table.tsx";

const PERIODS = { 60: "1 h", 360: "6 h", 4320: "3 d", 43200: "30 d" } as const;

/** Whether the service is healthy, and where to look when it is not. */
export default function OverviewPage() {
  const { query } = useLocation();
  const { minutes } = query;
  const resource = useResource<Overview>(`/overview${writeQuery({ minutes })}`);
  return (
    <Page title="Overview" actions={<Periods />}>
      <ResourceView resource={resource}>
        {(overview) => (
          <>
            <WarningList warnings={overview.warnings} />
            <BacklogTiles backlog={overview.backlog} />
            <Traffic overview={overview} />
            <BreakerTable endpoints={overview.open_breakers} />
            <WorstTable overview={overview} />
          </>
        )}
      </ResourceView>
      <ServicePanel />
    </Page>
  );
}

/** Choices of a period. Longer ones are shown by the hour. */
function Periods() {
  const { minutes = "60" } = useLocation().query;
  return <ViewLinks label="Period" name="minutes" views={Object.entries(PERIODS)} shown={minutes} />;
}
