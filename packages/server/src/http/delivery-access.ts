import type { Delivery, Worker, WorkerClock } from "@payment-routing/delivery";

/** The delivery of the process. Its database may be away. */
export interface DeliveryAccess {
  /** Undefined until the database is reached for the first time. */
  find(): Delivery | undefined;
  /** Whether the database answers and stores reports now. After a report could not be stored, a write probes it. */
  isReady(): Promise<boolean>;
  /** The clock of the worker compared with others. Undefined without a worker. */
  findClock?(): WorkerClock | undefined;
  /** Resolves when the database is reached for the first time. */
  readonly opened?: Promise<OpenedDelivery>;
}

export interface OpenedDelivery {
  readonly delivery: Delivery;
  /** Undefined when the process delivers no callbacks. */
  readonly worker: Worker | undefined;
}
