import { OFFERED } from "./decision-block.ts";
import { SegmentReader } from "./segment.ts";
import type { ColumnMember, ColumnValue } from "./segment-columns.ts";
import type { BlockFilter } from "./stored-blocks.ts";

/** Decisions that meet every condition. Only a client together with an event is found without reading whole blocks. */
export interface DecisionFilter {
  readonly clientId?: number | undefined;
  readonly eventId?: number | undefined;
  readonly since?: Date | undefined;
  /** Exclusive. */
  readonly until?: Date | undefined;
  /** The code of the problem that the search was answered with, or `offered`. */
  readonly outcome?: string | undefined;
  /** The beginning of the digest of the configuration that decided. */
  readonly digest?: string | undefined;
}

/** Decisions of a segment. */
export interface SelectedRows {
  readonly segment: SegmentReader;
  readonly rows: readonly number[];
}

/** Selects the decisions of a compressed segment. */
type RowSelector = (compressed: Uint8Array) => SelectedRows;

/** The blocks that may hold decisions which meet the filter. */
export function toBlockFilter(filter: DecisionFilter): BlockFilter {
  const { clientId, eventId, since, until, outcome, digest } = filter;
  const event = clientId !== undefined && eventId !== undefined ? { clientId, eventId } : undefined;
  return { since: since?.getTime(), until: until?.getTime(), event, outcome, digest };
}

export function createRowSelector(filter: DecisionFilter): RowSelector {
  const { clientId, eventId, since, until, outcome, digest } = filter;
  const from = since?.getTime() ?? Number.NEGATIVE_INFINITY;
  const end = until?.getTime() ?? Number.POSITIVE_INFINITY;
  const conditions = [
    eventId !== undefined && where("eventId", (value) => value === eventId),
    clientId !== undefined && where("clientId", (value) => value === clientId),
    (since ?? until) !== undefined && where("instant", (value) => value >= from && value < end),
    outcome !== undefined && where("problem", (value) => (value ?? OFFERED) === outcome),
    digest !== undefined && where("digest", (value) => value.startsWith(digest)),
  ].filter((condition) => condition !== false);
  return (compressed) => {
    const segment = new SegmentReader(compressed);
    const all = Array.from({ length: segment.size }, (_, row) => row);
    return { segment, rows: conditions.reduce((rows, select) => select(segment, rows), all) };
  };
}

function where<Member extends ColumnMember>(member: Member, holds: (value: ColumnValue<Member>) => boolean) {
  return (segment: SegmentReader, rows: number[]): number[] => {
    const column = segment.column(member);
    return rows.filter((row) => holds(column(row)));
  };
}
