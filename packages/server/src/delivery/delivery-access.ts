import type { Delivery } from "@payment-routing/delivery";

/** The delivery as long as its database can be reached. */
export interface DeliveryAccess {
  /** Undefined as long as the database was never reached. */
  find(): Delivery | undefined;
  /** Whether the database answers now. */
  isReady(): Promise<boolean>;
}
