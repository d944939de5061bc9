import type { Delivery, Worker, WorkerClock } from "@payment-routing/delivery";

/** The delivery as long as its database can be reached. */
export interface DeliveryAccess {
  /** Undefined as long as the database was never reached. */
  find(): Delivery | undefined;
  /** Whether the database answers now, and stores reports: after one that could not be stored, something is written. */
  isReady(): Promise<boolean>;
  /** How the clock of its worker compares with others; undefined without a worker. */
  findClock?(): WorkerClock | undefined;
  /** Resolves once the database was reached for the first time. */
  readonly opened?: Promise<OpenedDelivery>;
}

/** What there is once the database was reached. */
export interface OpenedDelivery {
  readonly delivery: Delivery;
  /** Undefined where callbacks are not delivered. */
  readonly worker: Worker | undefined;
}
