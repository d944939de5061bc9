import { createMetrics } from "../../src/metrics/metrics.ts";

/** A panel beside those of the metrics. */
interface Panel {
  readonly title: string;
  readonly description: string;
  readonly unit: string;
  readonly queries: readonly string[];
}

const OBJECTIVES = [
  { ratio: "searches_failed", objective: "searches_answered_ratio", title: "Searches answered with 5xx" },
  { ratio: "searches_slow", objective: "searches_fast_ratio", title: "Searches slower than 50 ms" },
  {
    ratio: "callbacks_late",
    objective: "callbacks_attempted_ratio",
    title: "Callbacks attempted after 30 s",
  },
].map(
  ({ ratio, objective, title }): Panel => ({
    title,
    description:
      "Share in the last hour, and the share that the objective allows. Alert: 14.4 times as much.",
    unit: "percentunit",
    queries: [`payment_routing:${ratio}:ratio_rate1h`, `1 - payment_routing:objective:${objective}`],
  }),
);

const OVERVIEW: readonly Panel[] = [
  {
    title: "Alerts",
    description: "Raised alerts. Each has a section in docs/runbooks/alerts.md.",
    unit: "none",
    queries: ['count by (alertname) (ALERTS{alertstate="firing"})'],
  },
  {
    title: "Processes",
    description: "Processes that answer Prometheus.",
    unit: "none",
    queries: ['sum(up{job="payment-routing"})'],
  },
  ...OBJECTIVES,
];

/** Panels of metrics that prom-client adds. */
const PROCESS: readonly Panel[] = [
  {
    title: "Processor",
    description: "Cores in use. One is the most for the event loop.",
    unit: "none",
    queries: ['rate(process_cpu_seconds_total{job="payment-routing"}[$__rate_interval])'],
  },
  {
    title: "Event loop lag, 99th percentile",
    description: "How long requests wait before they are read. Durations of requests do not include it.",
    unit: "s",
    queries: ['nodejs_eventloop_lag_p99_seconds{job="payment-routing"}'],
  },
];

/** The dashboards: the names of metrics, without `payment_routing_`, and further panels. */
const DASHBOARDS: Readonly<Record<string, { readonly metrics: string; readonly panels: readonly Panel[] }>> =
  {
    overview: {
      metrics:
        "configuration_rejected configuration_changes_total info expiry_timestamp_seconds problems_total",
      panels: OVERVIEW,
    },
    search: {
      metrics: `http_request_duration_seconds http_requests_in_flight http_requests_aborted_total http_connections_closed_total
      search_phase_duration_seconds client_seconds_total authentication_failures_total rejected_searches_total
      decision_records_total decision_spool_bytes decision_oldest_age_seconds`,
      panels: PROCESS,
    },
    delivery: {
      metrics: `oldest_claimable_age_seconds due_to_attempt_seconds commit_to_receipt_seconds delivery_attempts_total
      delivery_attempt_duration_seconds oldest_undelivered_age_seconds callbacks_waiting lanes_failing lanes_parked lanes_paused
      breakers_open endpoints leases_lost_total callbacks_taken_for_older_total callbacks_rejected_total
      worker_clock_ahead_seconds worker_stopped_by_clock`,
      panels: [],
    },
    database: {
      metrics: `backlog_known clients_held clients_unowned clients_moving partition_days reports_total callbacks_total last_check_timestamp_seconds last_check_issues`,
      panels: [],
    },
  };

/** A metric as prom-client has it. Its types lack these members. */
interface Metric {
  readonly name: string;
  readonly help: string;
  readonly labelNames: readonly string[];
}

/** The metrics of the service, in the order of their creation. */
export function listMetrics(): readonly Metric[] {
  const metrics = createMetrics("").registry.getMetricsAsArray() as unknown as readonly Metric[];
  return metrics.filter(({ name }) => name.startsWith(PREFIX));
}

export function kindOf(metric: Metric): string {
  return metric.constructor.name.toLowerCase();
}

const PREFIX = "payment_routing_";

/**
 * Writes the dashboards for Grafana, by the name of their file. Every metric of the service has a panel.
 *
 * @throws RangeError for a metric without a panel, or a panel of a metric that does not exist
 */
export function writeDashboards(): ReadonlyMap<string, string> {
  const metrics = new Map(listMetrics().map((metric) => [metric.name, metric]));
  const shown = new Set<string>();
  const written = Object.entries(DASHBOARDS).map(([name, { metrics: listed, panels }]) => {
    const own = listed.split(/\s+/).map((each) => {
      const metric = metrics.get(PREFIX + each);
      if (metric === undefined) throw new RangeError(`the dashboard ${name}: expected a metric, got ${each}`);
      shown.add(metric.name);
      return describeMetric(metric);
    });
    return [`${name}.json`, writeDashboard(name, [...panels, ...own])] as const;
  });
  const missing = [...metrics.keys()].filter((name) => !shown.has(name));
  if (missing.length > 0)
    throw new RangeError(`the dashboards: expected every metric, got none of ${missing}`);
  return new Map(written);
}

function describeMetric(metric: Metric): Panel {
  const { name, help: description, labelNames } = metric;
  const title = name
    .slice(PREFIX.length)
    .replace(/_total$/, "")
    .replaceAll("_", " ");
  const by = labelNames.length === 0 ? "" : ` by (${labelNames.join(", ")})`;
  const kind = kindOf(metric);
  if (kind === "counter")
    return { title, description, unit: "ops", queries: [`sum${by} (rate(${name}[$__rate_interval]))`] };
  if (kind === "histogram")
    return {
      title,
      description,
      unit: "s",
      queries: [0.5, 0.99].map(
        (quantile) => `histogram_quantile(${quantile}, sum by (le) (rate(${name}_bucket[$__rate_interval])))`,
      ),
    };
  // Gauges of the database are equal in all processes.
  const isTime = name.endsWith("_timestamp_seconds");
  const unit = isTime
    ? "dateTimeFromNow"
    : name.endsWith("_seconds")
      ? "s"
      : name.endsWith("_bytes")
        ? "bytes"
        : "none";
  return { title, description, unit, queries: [`max${by} (${name})${isTime ? " * 1000" : ""}`] };
}

/** A panel a line, so that a change of a metric changes one line. */
function writeDashboard(name: string, panels: readonly Panel[]): string {
  const dashboard = {
    uid: `payment-routing-${name}`,
    title: `Payment routing: ${name}`,
    tags: ["payment-routing"],
    schemaVersion: 39,
    timezone: "utc",
    refresh: "30s",
    time: { from: "now-6h", to: "now" },
    templating: { list: [{ name: "datasource", type: "datasource", query: "prometheus" }] },
  };
  const lines = panels.map((panel, index) => JSON.stringify(writePanel(panel, index)));
  return `${JSON.stringify(dashboard).slice(0, -1)},"panels":[\n${lines.join(",\n")}\n]}\n`;
}

function writePanel({ title, description, unit, queries }: Panel, index: number): object {
  return {
    id: index + 1,
    type: unit === "dateTimeFromNow" ? "stat" : "timeseries",
    title,
    description,
    datasource: { type: "prometheus", uid: "$datasource" },
    gridPos: { x: (index % COLUMNS) * WIDTH, y: Math.floor(index / COLUMNS) * HEIGHT, w: WIDTH, h: HEIGHT },
    fieldConfig: { defaults: { unit }, overrides: [] },
    targets: queries.map((expr, query) => ({ refId: String.fromCharCode(65 + query), expr })),
  };
}

// Grafana divides a row into 24.
const COLUMNS = 3;
const WIDTH = 8;
const HEIGHT = 7;
