/** A position in a list of decisions, the newest first, that does not depend on how they are stored. */
export interface DecisionCursor {
  /** Milliseconds since 1970-01-01 UTC. Later decisions are before the position. */
  readonly instant: number;
  /** The number of decisions of this time before the position. */
  readonly position: number;
}

/** Returns undefined for a text that is not a cursor. */
export function parseDecisionCursor(text: string): DecisionCursor | undefined {
  const [, instant, position] = CURSOR.exec(text) ?? [];
  return instant === undefined ? undefined : { instant: Number(instant), position: Number(position) };
}

const CURSOR = /^(\d{1,15})-(\d{1,9})$/;

export function writeDecisionCursor({ instant, position }: DecisionCursor): string {
  return `${instant}-${position}`;
}
