/** A callback that a lane has before it. */
export interface LaneCallback {
  readonly sequence: number;
  readonly state: "waiting" | "refused";
  readonly isFinal: boolean;
}

/**
 * The callback to send in place of one that was retried to the end and of all between the two: the newest that may go
 * out. Never past a final status, which the merchant has to hear of; undefined when there is none.
 *
 * @param callbacks what the lane has before it, in order; the first is the one that was retried
 */
export function chooseSuccessor(callbacks: readonly LaneCallback[]): LaneCallback | undefined {
  const [exhausted, ...newer] = callbacks;
  if (exhausted === undefined || exhausted.isFinal) return undefined;
  const final = newer.findIndex(({ isFinal }) => isFinal);
  const reachable = final === -1 ? newer : newer.slice(0, final + 1);
  return reachable.findLast(({ state }) => state === "waiting");
}

/** Whether a callback that is yet to come may stand for those of a lane that have no successor: none of them is final. */
export function mayHaveSuccessor(callbacks: readonly LaneCallback[]): boolean {
  return !callbacks.some(({ isFinal }) => isFinal);
}
