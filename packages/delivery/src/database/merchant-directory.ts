import type { MerchantCallbacks } from "../callbacks/resolve-callbacks.ts";

/** How each merchant wants its callbacks. What it answers may change while the service runs. */
export interface MerchantDirectory {
  /** Undefined for a client that is not known, or gets no callbacks. */
  find(clientId: number): MerchantCallbacks | undefined;
  /** Whether the client has the account. */
  hasAccount(clientId: number, accountId: number): boolean;
}
