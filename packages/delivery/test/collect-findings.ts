import type { CheckSummary, Delivery, Finding } from "../src/index.ts";

/** Lets the checker run to its end. */
export async function collectFindings(
  delivery: Delivery,
  options?: { readonly pageSize?: number },
): Promise<{ readonly findings: readonly Finding[]; readonly summary: CheckSummary }> {
  const check = delivery.check(options);
  const findings: Finding[] = [];
  for (;;) {
    const { done, value } = await check.next();
    if (done) return { findings, summary: value };
    findings.push(value);
  }
}
