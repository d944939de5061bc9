import { signal } from "@preact/signals";

/** The session of a person who signed in with a key. */
export interface ConsoleSession {
  readonly key_id: string;
  readonly scope: "viewer" | "operator" | "admin";
  /** Sent with each request that changes something. */
  readonly csrf_token: string;
  readonly expires_at: string;
  readonly idle_expires_at: string;
  readonly is_sandbox: boolean;
}

/** Undefined until it is known, null when nobody is signed in. */
export const session = signal<ConsoleSession | null | undefined>(undefined);

/** Whether the key may carry out actions on deliveries. Reads the signal: a component that calls this follows it. */
export function mayOperate(): boolean {
  const scope = session.value?.scope;
  return scope === "operator" || scope === "admin";
}
