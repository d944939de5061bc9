import type { ConsoleSession } from "@payment-routing/operator-contract";
import { signal } from "@preact/signals";

/** Undefined until it is known, null when nobody is signed in. */
export const session = signal<ConsoleSession | null | undefined>(undefined);

/** Whether the key may carry out actions on deliveries. Reads the signal: a component that calls this follows it. */
export function mayOperate(): boolean {
  const scope = session.value?.scope;
  return scope === "operator" || scope === "admin";
}

/** Whether the key may change the configuration and keys. */
export function mayAdminister(): boolean {
  return session.value?.scope === "admin";
}
