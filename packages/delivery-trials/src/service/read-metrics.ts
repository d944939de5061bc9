import type { ServiceProcess } from "./service-process.ts";

/** What a process says about its decision records. */
export interface DecisionMetrics {
  readonly stored: number;
  readonly spooled: number;
  readonly dropped: number;
  readonly spoolBytes: number;
  readonly oldestAgeSeconds: number;
}

export async function readDecisionMetrics({ url }: Pick<ServiceProcess, "url">): Promise<DecisionMetrics> {
  const response = await fetch(new URL("/metrics", url));
  const text = await response.text();
  const read = (name: string): number => {
    const line = text.split("\n").find((each) => each.startsWith(`payment_routing_decision_${name} `));
    if (line === undefined) throw new Error(`there is no metric payment_routing_decision_${name}`);
    return Number(line.slice(line.lastIndexOf(" ")));
  };
  return {
    stored: read('records_total{outcome="stored"}'),
    spooled: read('records_total{outcome="spooled"}'),
    dropped: read('records_total{outcome="dropped"}'),
    spoolBytes: read("spool_bytes"),
    oldestAgeSeconds: read("oldest_age_seconds"),
  };
}
