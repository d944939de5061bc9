import type { MerchantConfiguration } from "@payment-routing/config-contract";
import type { RejectedCallbacks, RejectedCode } from "@payment-routing/operator-contract";
import { finding, type LintFinding } from "./lint-finding.ts";

/** Reports the closed codes that reject callbacks of sessions in the database. */
export function listRejectedCallbacks(
  { closed_codes }: MerchantConfiguration,
  rejected: RejectedCallbacks | undefined,
): readonly LintFinding[] {
  const { sessions = 0, codes = [] } = rejected ?? {};
  return codes.map((code) => {
    const position = (closed_codes as readonly string[] | undefined)?.indexOf(code.code);
    return finding("callbacks-rejected", `/closed_codes/${position}`, describeRejected(code, sessions));
  });
}

/** Describes the callbacks that a closed code rejects, in one line. */
export function describeRejected({ code, sessions, values }: RejectedCode, looked: number): string {
  const shown = values.slice(0, MAX_VALUES).map((each) => `${each.value} at ${each.path} (${each.sessions})`);
  const more = values.length > MAX_VALUES ? [`${values.length - MAX_VALUES} more`] : [];
  return `the next callbacks of ${sessions} of ${looked} sessions in the database would be parked, because ${code} is closed and does not contain ${[...shown, ...more].join(", ")}`;
}

const MAX_VALUES = 5;
