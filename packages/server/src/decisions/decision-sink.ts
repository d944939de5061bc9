import type { DecisionRecord } from "@payment-routing/config-versions";

/** What takes records of decisions, on the path of every search: it must neither wait nor throw. */
export interface DecisionSink {
  take(record: DecisionRecord): void;
}
