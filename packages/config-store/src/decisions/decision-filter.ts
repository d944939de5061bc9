import { OFFERED } from "./decision-block.ts";
import { SegmentReader } from "./segment-reader.ts";
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
  const matches = (segment: SegmentReader, row: number): boolean =>
    (eventId === undefined || segment.eventIdAt(row) === eventId) &&
    (clientId === undefined || segment.clientIdAt(row) === clientId) &&
    segment.instantAt(row) >= from &&
    segment.instantAt(row) < end &&
    (outcome === undefined || (segment.problemAt(row) ?? OFFERED) === outcome) &&
    (digest === undefined || segment.digestAt(row).startsWith(digest));
  return (compressed) => {
    const segment = new SegmentReader(compressed);
    const rows: number[] = [];
    for (let row = 0; row < segment.size; row++) if (matches(segment, row)) rows.push(row);
    return { segment, rows };
  };
}
