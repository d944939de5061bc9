import type { CheckSummary, Delivery, DeliveryIssue } from "../src/index.ts";

/** Lets the checker run to its end. */
export async function collectIssues(
  delivery: Delivery,
  options?: { readonly pageSize?: number },
): Promise<{ readonly issues: readonly DeliveryIssue[]; readonly summary: CheckSummary }> {
  const check = delivery.check(options);
  const issues: DeliveryIssue[] = [];
  for (;;) {
    const { done, value } = await check.next();
    if (done) return { issues, summary: value };
    issues.push(value);
  }
}
