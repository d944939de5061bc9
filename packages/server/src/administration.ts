import type { DecisionRecord } from "@payment-routing/routing";
import type { ServedConfiguration } from "./served-configuration.ts";

/** A recorded decision in a list. */
export interface ListedDecision extends DecisionRecord {
  /** Continues the list after this decision. */
  readonly cursor: string;
}

/** Decisions and versions for operators. The process that creates the server supplies it. */
export interface Administration {
  /** Recorded decisions on an event, the newest first. Undefined when `after` is not a cursor of a listed decision. */
  listDecisions(query: {
    readonly clientId: number;
    readonly eventId: number;
    readonly limit: number;
    readonly after: string | undefined;
  }): Promise<readonly ListedDecision[] | undefined>;
  /** The configuration with this digest. Undefined when it is not stored, or no longer valid. */
  findVersion(digest: string): Promise<Pick<ServedConfiguration, "router" | "locate"> | undefined>;
}

/** Records decisions on the path of every search: `record` neither blocks nor throws. */
export interface DecisionRecorder {
  record(decision: DecisionRecord): void;
  /** Calls the listener with the number of records stored or lost. */
  onOutcome(listener: (outcome: "stored" | "lost", count: number) => void): void;
}
