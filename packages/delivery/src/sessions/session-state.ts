import type { SessionSnapshot } from "./snapshot.ts";

/** A session as it is stored, or as the reports of a batch have made it so far. */
export interface SessionState {
  readonly clientId: number;
  readonly accountId: number;
  readonly version: number;
  readonly sourceSequence: number;
  /** The number of its newest callback; 0 before the first. */
  readonly callbackSequence: number;
  /** Undefined once the session was erased. */
  readonly snapshot: SessionSnapshot | undefined;
  /** The snapshot as it is stored. */
  readonly snapshotText: string | undefined;
}
