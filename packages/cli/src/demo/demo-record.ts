import type { OfferedPaymentMethod } from "@payment-routing/client";
import type { CheckSummary, DeliveryIssue } from "@payment-routing/delivery";
import type { Receipt } from "./inbox.ts";
import type { Verdict } from "./internal-listener.ts";
import type { PaymentStory } from "./payment.ts";

/** Everything that the sides saw, for the judge. */
export interface DemoRecord {
  readonly story: PaymentStory;
  /** What the search was answered with. */
  readonly methods: readonly OfferedPaymentMethod[];
  /** What the processor was answered, report by report. */
  readonly verdicts: readonly Verdict[];
  /** What came to the merchant, in order. */
  readonly receipts: readonly Receipt[];
  /** What the operator reads of the session. */
  readonly history: readonly HistoryEntry[];
  readonly findings: readonly DeliveryIssue[];
  readonly summary: CheckSummary;
}

export interface HistoryEntry {
  readonly report_id: string;
  readonly verdict: string;
  readonly version: number;
  readonly callback?: { readonly sequence: number; readonly state: string };
}
