import type { ProcessRecord } from "@payment-routing/database";
import type { LastCheck } from "@payment-routing/delivery";
import type { Backlog, DecisionStatistics, Warning } from "@payment-routing/operator-contract";

/** The state of the service that warnings are about. */
export interface ObservedState {
  readonly processes: readonly ProcessRecord[];
  readonly partitionDays: number;
  readonly lastCheck: LastCheck | undefined;
  readonly openBreakers: readonly unknown[];
  readonly pausedEndpoints: number;
  /** Whether all deliveries are held after a restore. */
  readonly isHeld: boolean;
  /** Whether an action waits for the approval of another person. */
  readonly isApprovalAwaited?: boolean;
  readonly backlog: Pick<Backlog, "callbacks" | "lanes_parked">;
  readonly decisions: Pick<DecisionStatistics, "dropped">;
}

/** Finds what an operator should look at, the most urgent first. */
export function findWarnings(state: ObservedState): Warning[] {
  const { processes, partitionDays, lastCheck, openBreakers, pausedEndpoints, isHeld } = state;
  const { isApprovalAwaited, backlog, decisions } = state;
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
    isApprovalAwaited === true && {
      code: "approvals-awaited",
      message: "An action waits for the approval of another person.",
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
