import type { EventEmitter } from "node:events";
import type { Secret } from "@payment-routing/signing";
import type { Pool } from "pg";
import type { MerchantCallbacks } from "./callbacks/resolve-callbacks.ts";
import type { WorkerClock } from "./lanes/worker-clock.ts";

/** What every part of the delivery works with. One for each `openDelivery`. */
export interface DeliveryContext {
  /**
   * Connections to PostgreSQL. Each has a listener for errors already, so that a terminated backend fails its query and
   * not the process; a client that is checked out needs none of its own.
   */
  readonly pool: Pool;
  readonly merchants: MerchantDirectory;
  readonly secrets: SecretDirectory;
  /** The time of this process. What several processes compare is the database's `now()`. */
  readonly clock: () => Date;
  readonly events: EventEmitter<DeliveryEvents>;
}

/** What happens inside, for metrics and for the parts to wake each other. A listener must not throw. */
export interface DeliveryEvents {
  /** Lanes became due in this process. A hint that saves a worker beside it from waiting for its next look. */
  lanesDue: [];
  reportsCommitted: [ReportsCommitted];
  reportsFailed: [ReportsFailed];
  attemptEnded: [AttemptEnded];
  answeredOlder: [AnsweredOlder];
  laneParked: [LaneParked];
  /** A worker of this process has held its clock against others, as it does every two seconds. */
  clockChecked: [WorkerClock];
  /** The database's clock was set back, and what waits with it. */
  databaseClockSetBack: [{ readonly backMs: number }];
}

/** Nothing more of a session goes out until an operator acts. */
export interface LaneParked {
  readonly clientId: number;
  readonly sessionId: number;
  readonly reason: string;
}

/** A receiver answered that it had a newer callback of a session than one that was made last. */
export interface AnsweredOlder {
  readonly clientId: number;
  readonly sessionId: number;
  readonly sequence: number;
}

/** One transaction of reports was committed. */
export interface ReportsCommitted {
  readonly reports: number;
  readonly callbacks: number;
  /** Callbacks among them that the outgoing contract refuses. */
  readonly refused: number;
  readonly durationMs: number;
}

/** Reports that share a transaction could not be stored. */
export interface ReportsFailed {
  readonly reports: number;
  /** Whether the database is at fault, and not what was to be stored. */
  readonly isOutage: boolean;
  /** What the database or its driver said: for the operator, and not for who sent the reports. */
  readonly cause: unknown;
}

/** One attempt to deliver a callback came to its end. */
export interface AttemptEnded {
  readonly clientId: number;
  /** Origin of the address. */
  readonly endpoint: string;
  readonly outcome: "accepted" | "refused" | "failed" | "timeout" | "blocked" | "gone" | "slowed";
  readonly durationMs: number;
  /** From the commit of the callback to its acceptance; undefined when it was not accepted, or is a redelivery. */
  readonly commitToReceiptMs: number | undefined;
}

/** How each merchant wants its callbacks. What it answers may change while the service runs. */
export interface MerchantDirectory {
  /** Undefined for a client that is not known, or gets no callbacks. */
  find(clientId: number): MerchantCallbacks | undefined;
  /** Whether the client has the account. */
  hasAccount(clientId: number, accountId: number): boolean;
}

/** The secrets of each merchant. What it answers may change while the service runs. */
export interface SecretDirectory {
  /** Every live secret for the webhook headers, the one that is preferred first. */
  webhookSecrets(clientId: number): readonly Secret[];
  /** What `signature` in the body is made with; undefined when none is configured or live. */
  bodySecret(clientId: number): Secret | undefined;
  /** The salt of the transactions' `hmac`; undefined when none is configured or live. */
  macSalt(clientId: number): string | undefined;
  /**
   * Whether a secret or salt is known to be retired. One that is not known at all is not: another process may have the
   * secrets of a configuration that has not come here yet.
   */
  isRetired(secretId: string): boolean;
}
