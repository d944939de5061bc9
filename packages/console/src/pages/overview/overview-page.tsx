import type { Backlog, Endpoint, Warning } from "@payment-routing/operator-contract";
import type { ComponentChildren } from "preact";
import { useLocation } from "preact-iso/router";
import { type Column, DataTable } from "../../components/data-table.tsx";
import { Icon } from "../../components/icon.tsx";
import { Page } from "../../components/page.tsx";
import { endpointPath, pickQuery, UNDELIVERED, writeQuery } from "../../components/paths.ts";
import { Periods } from "../../components/periods.tsx";
import { ResourceView } from "../../components/resource-view.tsx";
import { Badge, SHAPES, Time, type Tone } from "../../components/values.tsx";
import { formatCount, formatDuration } from "../../formats.ts";
import { useResource } from "../../live/use-resource.ts";
import { StateFacts } from "../configuration/state-panel.tsx";
import { ProcessTable } from "../system/system-page.tsx";
import { Traffic } from "./traffic.tsx";
import { SlowestTable, WorstTable } from "./worst-table.tsx";

/** Whether the service is healthy, and where to look when it is not. */
export default function OverviewPage() {
  const { query } = useLocation();
  const resource = useResource("readOverview", pickQuery(query, ["minutes"]));
  return (
    <Page title="Overview" command="doctor" actions={<Periods />}>
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
      <SlowestTable minutes={query.minutes} />
      <ServicePanel />
    </Page>
  );
}

/** Endpoints whose circuit breaker is open. */
function BreakerTable({ endpoints: items }: { readonly endpoints: readonly Endpoint[] }) {
  return (
    <section class="panel">
      <h2>Open circuit breakers</h2>
      <DataTable
        caption="Open circuit breakers"
        columns={COLUMNS}
        items={items}
        keyOf={({ endpoint }) => endpoint}
        pathOf={({ endpoint }) => endpointPath(endpoint)}
        empty="No circuit breaker is open."
      />
    </section>
  );
}

const COLUMNS: readonly Column<Endpoint>[] = [
  { heading: "Endpoint", show: ({ endpoint }) => endpoint },
  { heading: "Open until", show: ({ breaker_open_until }) => <Time at={breaker_open_until} /> },
  { heading: "Failures", show: ({ failures }) => formatCount(failures), isNumber: true },
  { heading: "Waiting", show: ({ callbacks }) => formatCount(callbacks), isNumber: true },
];

/** The processes, and the configuration that they use. */
function ServicePanel() {
  const system = useResource("readSystem");
  const configuration = useResource("readConfiguration");
  return (
    <div class="columns">
      <section class="panel">
        <h2>
          <a href="/console/configuration">Configuration</a>
        </h2>
        <ResourceView resource={configuration}>{(state) => <StateFacts state={state} />}</ResourceView>
      </section>
      <section class="panel">
        <h2>
          <a href="/console/system">Processes</a>
        </h2>
        <ResourceView resource={system}>
          {({ processes }) => <ProcessTable processes={processes} />}
        </ResourceView>
      </section>
    </div>
  );
}

/** The warnings of the service, each with a link to the page that shows more. */
function WarningList({ warnings }: { readonly warnings: readonly Warning[] }) {
  if (warnings.length === 0) return <Badge tone="good" text="No warnings" />;
  return (
    <section class="note warning" aria-label="Warnings">
      <h2 class="hidden">Warnings</h2>
      {warnings.map(({ code, message }) => (
        <p key={code}>
          <Icon path={SHAPES.warning} /> {message}{" "}
          {PATHS[code] !== undefined && <a href={PATHS[code]}>Show</a>}
        </p>
      ))}
    </section>
  );
}

const PATHS: Readonly<Partial<Record<Warning["code"], string>>> = {
  "partitions-missing": "/console/system",
  "no-worker": "/console/system",
  "process-silent": "/console/system",
  "configurations-differ": "/console/system",
  "versions-differ": "/console/system",
  "endpoints-paused": "/console/endpoints?state=paused",
  "breakers-open": "/console/endpoints?breaker=open",
  "lanes-parked": "/console/lanes?state=parked",
  "approvals-awaited": "/console/actions?state=awaiting-approval",
  "check-found-issues": "/console/system",
};

/** Counts of waiting callbacks and lanes. */
function BacklogTiles({ backlog }: { readonly backlog: Backlog }) {
  const { oldest_undelivered_age_ms: oldest } = backlog;
  const tiles: readonly Tile[] = [
    {
      name: "Oldest undelivered",
      value: oldest === undefined ? "nothing waits" : formatDuration(oldest),
      path: "/console/lanes",
    },
    {
      name: "Waiting callbacks",
      value: formatCount(backlog.callbacks),
      path: `/console/callbacks${writeQuery({ state: UNDELIVERED })}`,
    },
    countLanes("Parked lanes", backlog.lanes_parked, "parked", "bad"),
    countLanes("Failing lanes", backlog.lanes_failing, "failing", "warning"),
    countLanes("Paused lanes", backlog.lanes_paused, "paused", "warning"),
  ];
  return (
    <section aria-label="What waits now">
      <Tiles tiles={tiles} />
    </section>
  );
}

function countLanes(name: string, lanes: number, state: string, tone: Tile["tone"]): Tile {
  return {
    name,
    value: formatCount(lanes),
    path: `/console/lanes?state=${state}`,
    tone: lanes === 0 ? undefined : tone,
  };
}

/** A figure with its name. It leads to what it counts. */
interface Tile {
  readonly name: string;
  readonly value: ComponentChildren;
  readonly path: string;
  readonly tone?: Tone | undefined;
}

function Tiles({ tiles }: { readonly tiles: readonly Tile[] }) {
  return (
    <ul class="tiles">
      {tiles.map(({ name, value, path, tone }) => (
        <li key={name}>
          <a href={path}>
            <span class="small">{name}</span>
            <strong class={tone}>{value}</strong>
          </a>
        </li>
      ))}
    </ul>
  );
}
