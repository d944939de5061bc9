import { listProcesses, rankEndpoints, readStatistics } from "@payment-routing/database";
import { type Delivery, describeCell, readLastCheck, selectAttempts } from "@payment-routing/delivery";
import type { Overview } from "@payment-routing/operator-contract";
import { answerWith, defineHandlers } from "../http/internal/operation.ts";
import { writeMembers } from "../http/internal/write-members.ts";
import { findWarnings } from "./find-warnings.ts";
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

  readCell: async ({ delivery }) => {
    const { name: cell, isHeld: held, ...state } = await describeCell(delivery.context.pool);
    const { total } = await delivery.operations.readBacklog(0);
    return answerWith(writeMembers({ cell, held, ...state, callbacksWaiting: total.callbacks }));
  },

  listEndpointStatistics: async ({ parameters: { minutes, endpoint, limit }, delivery, clientIds }) => {
    const { pool } = delivery.context;
    const period = describePeriod(minutes);
    const { from } = period;
    const source = clientIds && selectAttempts(clientIds);
    const endpoints = endpoint ?? (await rankEndpoints(pool, "attempted", from, limit, source));
    const items = await readEndpoints(pool, [...new Set(endpoints)], period, source);
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
  const awaited = await operations.listActions({ state: "awaiting-approval" }, { limit: 1 });
  const observed = {
    processes: await listProcesses(pool),
    partitionDays: await delivery.countPartitionDays(),
    lastCheck: await readLastCheck(pool),
    isApprovalAwaited: awaited.items.length > 0,
  };
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
    warnings: findWarnings({ ...endpoints, ...observed, backlog, decisions }),
  };
}

const MAX_BREAKERS = 100;
const WORST_ENDPOINTS = 10;
