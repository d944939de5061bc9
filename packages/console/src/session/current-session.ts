import type { ConsoleSession } from "@payment-routing/operator-contract";
import { effect, signal } from "@preact/signals";

/** Undefined until it is known, null when nobody is signed in. */
export const session = signal<ConsoleSession | null | undefined>(undefined);

/**
 * The key that signed in to the pages. They stay, hidden, when the session has ended: what somebody typed is still there when
 * they sign in again. Undefined after signing out.
 */
export const shownTo = signal<string | undefined>(undefined);

let isSignedIn = false;
effect(() => {
  const { value } = session;
  if (value && !isSignedIn) shownTo.value = value.key_id;
  isSignedIn = Boolean(value);
});

/** Whether the key may carry out actions on deliveries. Reads the signal: a component that calls this follows it. */
export function mayOperate(): boolean {
  const scope = session.value?.scope;
  return scope === "operator" || scope === "admin";
}

/** Whether the key may change the configuration and keys. */
export function mayAdminister(): boolean {
  return session.value?.scope === "admin";
}

/** Whether the key or person is limited to some clients. */
export function isLimited(): boolean {
  return session.value?.client_ids !== undefined;
}

/** Whether the key may act on what all clients share, such as endpoints. */
export function mayOperateOnAll(): boolean {
  return mayOperate() && !isLimited();
}
