import { setTimeout as delay } from "node:timers/promises";
import { waitUntil } from "../trial/wait-until.ts";
import { type AlertFault, ROUNDS } from "./alert-faults.ts";
import { type AlertStage, openAlertStage } from "./alert-stage.ts";
import { scaleRules } from "./scale-rules.ts";
import type { Prometheus } from "./start-prometheus.ts";

export interface AlertTrialOptions {
  /** A file of rules. */
  readonly rules: string;
  /** Divides every duration of the rules. */
  readonly factor: number;
  /** Expressions that must have a result at least once. */
  readonly expressions: readonly string[];
  /** Alerts to try, with those of the same round. Default: all. */
  readonly only?: readonly string[];
  readonly progress: (message: string) => void;
}

/** An alert, its fault, and the seconds that it took. Undefined: not within the timeout. */
export interface AlertRow {
  readonly alert: string;
  readonly fault: string;
  readonly raisedAfterSeconds: number | undefined;
  readonly silentAfterSeconds: number | undefined;
}

/** Raises every alert of the rules by its fault on a running Prometheus, and waits until it is silent after the mend. */
export async function runAlertTrial({
  rules,
  factor,
  expressions,
  only = [],
  progress,
}: AlertTrialOptions): Promise<{ readonly rows: readonly AlertRow[]; readonly issues: readonly string[] }> {
  await using stage = await openAlertStage(scaleRules(rules, factor));
  const { prometheus } = stage;
  await stage.run("check");
  await delay(HEALTHY_MS);
  const rows: AlertRow[] = [];
  const issues: string[] = [];
  const unanswered = new Set(expressions);
  const isWanted = ({ alerts }: AlertFault) =>
    only.length === 0 || alerts.some((alert) => only.includes(alert));
  for (const round of [[], ...ROUNDS.filter((each) => each.some(isWanted))]) {
    for (const { fault } of round) progress(fault);
    rows.push(...(await raise(stage, round, () => removeAnswered(prometheus, unanswered))));
    if (await waitUntil(async () => (await prometheus.listRaised()).size === 0, TIMEOUT_MS)) continue;
    issues.push(`raised without a fault: ${[...(await prometheus.listRaised())]}`);
    break;
  }
  const tried = new Set(rows.map(({ alert }) => alert));
  const untried = (await prometheus.listAlerts()).filter((alert) => !tried.has(alert));
  const failed = rows.filter(
    (row) => row.raisedAfterSeconds === undefined || row.silentAfterSeconds === undefined,
  );
  if (only.length === 0) {
    issues.push(...untried.map((alert) => `${alert}: no fault raised it`));
    issues.push(...[...unanswered].map((expression) => `no result of ${expression}`));
  }
  issues.push(
    ...failed.map(({ alert }) => `${alert}: not raised by its fault, or not silent after its mend`),
  );
  return { rows, issues };
}

/** Injects the faults of a round, waits for their alerts, and mends them. */
async function raise(
  stage: AlertStage,
  round: readonly AlertFault[],
  onRaised: () => Promise<void>,
): Promise<readonly AlertRow[]> {
  const alerts = round.flatMap((fault) => fault.alerts.map((alert) => ({ alert, fault: fault.fault })));
  const measure = (isWanted: boolean) => {
    const since = performance.now();
    return Promise.all(
      alerts.map(async ({ alert }) => {
        const isReached = async () => (await stage.prometheus.listRaised()).has(alert) === isWanted;
        const holds = await waitUntil(isReached, TIMEOUT_MS);
        return holds ? Math.round((performance.now() - since) / 100) / 10 : undefined;
      }),
    );
  };
  const raising = measure(true);
  const mends = await Promise.all(round.map(({ inject }) => inject(stage)));
  const raised = await raising;
  await onRaised();
  for (const mend of mends) await mend();
  const silent = await measure(false);
  return alerts.map((each, index) => ({
    ...each,
    raisedAfterSeconds: raised[index],
    silentAfterSeconds: silent[index],
  }));
}

/** Removes the expressions that have a result. Rejects if one is invalid. */
async function removeAnswered(prometheus: Prometheus, expressions: Set<string>): Promise<void> {
  for (const expression of expressions)
    if ((await prometheus.query(expression)).length > 0) expressions.delete(expression);
}

const TIMEOUT_MS = 180_000;
/** Until each alert would be raised that is pending from the start. */
const HEALTHY_MS = 20_000;
