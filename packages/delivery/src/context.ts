import type { EventEmitter } from "node:events";
import type { Secret } from "@payment-routing/signing";
import type { Pool } from "pg";
import type { MerchantCallbacks } from "./callbacks/callback-defaults.ts";
import type { CellName } from "./cells/cell.ts";
import type { OwnerComparison } from "./cells/compare-owners.ts";
import type { WorkerClock } from "./lanes/worker-clock.ts";
import type { Tracer } from "./tracer.ts";

/** Shared dependencies of an open delivery. */
export interface DeliveryContext {
  /**
   * Connections to PostgreSQL. Each has an error listener, so a terminated backend fails its query and not the process.
   */
  readonly pool: Pool;
  readonly merchants: MerchantDirectory;
  readonly secrets: SecretDirectory;
  /** The clock of this process. Times that processes compare are from the database's `now()`. */
  readonly clock: () => Date;
  readonly events: EventEmitter<DeliveryEvents>;
  /** Undefined: nothing is traced. */
  readonly tracer?: Tracer | undefined;
  /** Set in a database that is one of several cells: other cells may own a client. */
  readonly cell?: CellName | undefined;
}

/** Events for metrics and for waking workers. Listeners must not throw. */
interface DeliveryEvents {
  /** Lanes became due in this process. A hint that spares its worker the poll interval. */
  lanesDue: [];
  /** An operator action has a step to carry out. A hint like `lanesDue`. */
  actionsDue: [];
  /** A step of an operator action was committed. */
  actionAdvanced: [];
  reportsCommitted: [ReportsCommitted];
  reportsFailed: [ReportsFailed];
  attemptEnded: [AttemptEnded];
  answeredOlder: [AnsweredOlder];
  laneParked: [LaneParked];
  /** A worker of this process compared its clock, as it does every two seconds. */
  clockChecked: [WorkerClock];
  /** A claim of this process found leases that ended before their workers settled them. */
  leasesLost: [number];
  /** A connection to an endpoint was opened over TLS. */
  certificateSeen: [{ readonly endpoint: string; readonly expiresAt: Date }];
  /** The clients of this cell were compared with those of the others. */
  ownersCompared: [OwnerComparison];
  /** The database's clock was set back, and due times with it. */
  databaseClockSetBack: [{ readonly backMs: number }];
}

/** A lane parked: nothing is sent until an operator acts. */
export interface LaneParked {
  readonly clientId: number;
  readonly sessionId: number;
  readonly reason: string;
}

/** A receiver answered that it has a newer callback than the latest one of the session. */
export interface AnsweredOlder {
  readonly clientId: number;
  readonly sessionId: number;
  readonly sequence: number;
}

/** A transaction of reports was committed. */
interface ReportsCommitted {
  readonly reports: number;
  readonly callbacks: number;
  /** Callbacks that the outgoing contract rejects. */
  readonly rejected: number;
  readonly durationMs: number;
}

/** A transaction of reports failed. */
interface ReportsFailed {
  readonly reports: number;
  /** Whether the database is unavailable, as opposed to rejecting a value. */
  readonly isOutage: boolean;
  /** The error of the database or driver. For operators, not for the sender of the reports. */
  readonly cause: unknown;
}

/** An attempt to deliver a callback ended. */
export interface AttemptEnded {
  readonly clientId: number;
  readonly sessionId: number;
  readonly sequence: number;
  /** Origin of the address. */
  readonly endpoint: string;
  readonly outcome: "accepted" | "rejected" | "failed" | "timeout" | "blocked" | "gone" | "slowed";
  /** Why it was not accepted, in a few classes. `connection`: none, or it broke. `3xx`, `4xx` and `5xx`: a response. */
  readonly failure: "dns" | "tls" | "connection" | "timeout" | "3xx" | "4xx" | "5xx" | "blocked" | undefined;
  /** Why there was no acceptable response. May have an address. */
  readonly error?: string | undefined;
  readonly durationMs: number;
  /** Milliseconds from commit to acceptance. Undefined if not accepted, or a redelivery. */
  readonly commitToReceiptMs: number | undefined;
  /**
   * Milliseconds from when the callback was due, and its endpoint not held, to this attempt. Undefined if it was attempted before,
   * or a redelivery.
   */
  readonly dueToAttemptMs?: number | undefined;
}

/** Callback settings of merchants. May change while the service runs. */
export interface MerchantDirectory {
  /** Undefined for a client that is unknown or gets no callbacks. */
  find(clientId: number): MerchantCallbacks | undefined;
  /** Whether the client has the account. */
  hasAccount(clientId: number, accountId: number): boolean;
}

/** Secrets of merchants. May change while the service runs. */
export interface SecretDirectory {
  /** All live secrets for the webhook headers, the preferred one first. */
  webhookSecrets(clientId: number): readonly Secret[];
  /** The secret for `signature` in the body. Undefined if none is configured or live. */
  bodySecret(clientId: number): Secret | undefined;
  /** The salt for `hmac` of transactions. Undefined if none is configured or live. */
  macSalt(clientId: number): string | undefined;
  /**
   * Whether a secret or salt is known to be retired. False for an unknown one: another process may have a newer
   * configuration.
   */
  isRetired(secretId: string): boolean;
}

/** Neither merchants nor secrets: all that checks and actions of operators need. */
export const NO_MERCHANTS: Pick<DeliveryContext, "merchants" | "secrets"> = {
  merchants: { find: () => undefined, hasAccount: () => false },
  secrets: {
    webhookSecrets: () => [],
    bodySecret: () => undefined,
    macSalt: () => undefined,
    isRetired: () => false,
  },
};
