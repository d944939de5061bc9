import type { Overview } from "@payment-routing/operator-contract";
import { useLocation } from "preact-iso/router";
import { Page } from "../../components/page.tsx";
import { writeQuery } from "../../components/query.ts";
import { ResourceView } from "../../components/resource-view.tsx";
import { ViewLinks } from "../../components/view-links.tsx";
import { useResource } from "../../live/use-resource.ts";
import { texts } from "../../texts.ts";
import { BacklogTiles } from "./backlog-tiles.tsx";
import { BreakerTable } from "./breaker-table.tsx";
import { ServicePanel } from "./service-panel.tsx";
import { Traffic } from "./traffic.tsx";
import { WarningList } from "./warning-list.tsx";
import { WorstTable } from "./worst-table.tsx";

const words = texts.overview;

/** Whether the service is healthy, and where to look when it is not. */
export default function OverviewPage() {
  const { query } = useLocation();
  const { minutes } = query;
  const resource = useResource<Overview>(`/overview${writeQuery({ minutes })}`);
  return (
    <Page title={texts.pages.overview} actions={<Periods />}>
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
  return (
    <ViewLinks label={words.period} name="minutes" views={Object.entries(words.periods)} shown={minutes} />
  );
}
