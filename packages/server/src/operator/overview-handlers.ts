import { listProcesses, type ProcessRecord, rankEndpoints, readStatistics } from "@payment-routing/database";
import {
  type Delivery,
  type EndpointSummary,
  type LastCheck,
  readLastCheck,
} from "@payment-routing/delivery";
import type { Backlog, DecisionStatistics, Overview, Warning } from "@payment-routing/operator-contract";
import { answerWith, defineHandlers } from "../http/internal/operation.ts";
import { writeMembers } from "../http/internal/write-members.ts";
import {
  describePeriod,
  readEndpoints,
  writeCallbacks,
  writeDecisions,
  writeSearches,
} from "./write-statistics.ts";

/** The overview of the console, and statistics of endpoints. */
export const OVERVIEW_HANDLERS = defineHandlers({
  readOverview: async ({ parameters, delivery }) =>
    answerWith(await describeOverview(parameters.minutes, delivery)),

  listEndpointStatistics: async ({ parameters: { minutes, endpoint, limit }, delivery }) => {
    const { pool } = delivery.context;
    const period = describePeriod(minutes);
    const { from } = period;
    const endpoints = endpoint ?? (await rankEndpoints(pool, "attempted", from, limit));
    const items = await readEndpoints(pool, [...new Set(endpoints)], period);
    return answerWith({
      from: from.toISOString(),
      step_seconds: period.stepSeconds,
      items: items.filter(({ attempts }) => attempts > 0),
    });
  },
});

async function describeOverview(minutes: number, delivery: Delivery): Promise<Overview> {
  const { operations, context } = delivery;
  const { pool } = context;
  const period = describePeriod(minutes);
  // One after the other: a request holds one connection.
  const { total, ...endpoints } = await operations.readBacklog(MAX_BREAKERS);
  const points = await readStatistics(pool, { ...period, series: ["searches", "callbacks", "decisions"] });
  const failing = await rankEndpoints(pool, "failing", period.from, WORST_ENDPOINTS);
  const worst = await readEndpoints(pool, failing, period);
  const processes = await listProcesses(pool);
  const partitionDays = await delivery.countPartitionDays();
  const lastCheck = await readLastCheck(pool);
  const of = (wanted: string) => points.filter(({ series }) => series === wanted);
  const decisions = writeDecisions(of("decisions"));
  const backlog = writeMembers(total);
  return {
    from: period.from.toISOString(),
    step_seconds: period.stepSeconds,
    backlog,
    searches: writeSearches(of("searches")),
    callbacks: writeCallbacks(of("callbacks")),
    decisions,
    open_breakers: writeMembers(endpoints.openBreakers),
    worst_endpoints: worst,
    warnings: findWarnings({ ...endpoints, processes, partitionDays, lastCheck, backlog, decisions }),
  };
}

const MAX_BREAKERS = 100;
const WORST_ENDPOINTS = 10;

/** The state of the service that warnings are about. */
interface ObservedState {
  readonly processes: readonly ProcessRecord[];
  readonly partitionDays: number;
  readonly lastCheck: LastCheck | undefined;
  readonly openBreakers: readonly EndpointSummary[];
  readonly pausedEndpoints: number;
  /** Whether all deliveries are held after a restore. */
  readonly isHeld: boolean;
  readonly backlog: Backlog;
  readonly decisions: DecisionStatistics;
}

/** Finds what an operator should look at, the most urgent first. */
function findWarnings(state: ObservedState): Warning[] {
  const { processes, partitionDays, lastCheck, openBreakers, pausedEndpoints, isHeld, backlog, decisions } =
    state;
  const live = processes.filter(({ state: life }) => life === "live");
  const silent = processes.filter(({ state: life }) => life === "silent").map(({ name }) => name);
  const differing = (values: readonly string[]) => new Set(values).size > 1;
  const found: readonly (Warning | false)[] = [
    partitionDays < MIN_PARTITION_DAYS && {
      code: "partitions-missing",
      message: `Only ${partitionDays} days, with today, have partitions. Without one for the day nothing can be stored.`,
    },
    isHeld && {
      code: "deliveries-held",
      message: "All deliveries are held until payment-routing recover --acknowledge.",
    },
    backlog.callbacks > 0 &&
      !live.some(({ role }) => role === "worker" || role === "all") && {
        code: "no-worker",
        message: "Callbacks wait, and no live process has role worker or all to deliver them.",
      },
    silent.length > 0 && {
      code: "process-silent",
      message: `No heartbeat for 30 seconds: ${silent.join(", ")}.`,
    },
    differing(live.map(({ configurationDigest }) => configurationDigest)) && {
      code: "configurations-differ",
      message: "Processes use different configurations.",
    },
    differing(live.map(({ version }) => version)) && {
      code: "versions-differ",
      message: "Processes have different versions.",
    },
    pausedEndpoints > 0 && {
      code: "endpoints-paused",
      message: `Paused endpoints, which wait for an operator: ${pausedEndpoints}.`,
    },
    openBreakers.length > 0 && {
      code: "breakers-open",
      message: `Endpoints with an open circuit breaker: ${openBreakers.length}.`,
    },
    backlog.lanes_parked > 0 && {
      code: "lanes-parked",
      message: `Parked lanes, which wait for an operator: ${backlog.lanes_parked}.`,
    },
    decisions.dropped > 0 && {
      code: "decisions-dropped",
      message: `Records of decisions dropped in the period: ${decisions.dropped}.`,
    },
    lastCheck !== undefined &&
      lastCheck.issues > 0 && {
        code: "check-found-issues",
        message: `Issues that the last check of the database found: ${lastCheck.issues}.`,
      },
  ];
  return found.filter((warning) => warning !== false);
}

/** All eight exist unless their creation fails, which happens hourly. */
const MIN_PARTITION_DAYS = 4;
