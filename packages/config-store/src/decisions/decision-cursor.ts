/**
 * A place in the list of decisions on an event. Records of one moment may be alike, as their request ID is the caller's,
 * but where they lie tells them apart: none is ever changed, and those of one moment lie in one partition.
 */
export interface DecisionCursor {
  /** In milliseconds since 1970 began in UTC. */
  readonly instant: number;
  /** The record's place in its partition, as PostgreSQL writes it: `(page,item)`. */
  readonly place: string;
}

/** Undefined for a text that `writeDecisionCursor` has not written. */
export function parseDecisionCursor(text: string): DecisionCursor | undefined {
  const [, instant, page, item] = CURSOR.exec(text) ?? [];
  return instant === undefined ? undefined : { instant: Number(instant), place: `(${page},${item})` };
}

/** No number in it is too great for the database. */
const CURSOR = /^(\d{1,15})-(\d{1,9})-(\d{1,4})$/;

export function writeDecisionCursor({ instant, place }: DecisionCursor): string {
  return `${instant}-${place.replace(/[()]/g, "").replace(",", "-")}`;
}
