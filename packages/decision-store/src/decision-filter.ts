import { OFFERED } from "./rejected-search.ts";
import type { RecordColumns } from "./segment.ts";
import type { ColumnMember, ColumnValue } from "./segment-columns.ts";

/** Decisions that meet every condition. Only a client together with an event is found without reading whole blocks. */
export interface DecisionConditions {
  readonly clientId?: number | undefined;
  /** Any of them. */
  readonly clientIds?: readonly number[] | undefined;
  readonly eventId?: number | undefined;
  readonly since?: Date | undefined;
  /** Exclusive. */
  readonly until?: Date | undefined;
  /** The code of the problem that the search was answered with, or `offered`. */
  readonly outcome?: string | undefined;
  /** The beginning of the digest of the configuration that decided. */
  readonly digest?: string | undefined;
  /** Whether to select rejected searches instead; then `outcome` is the code of the problem. Default: false. */
  readonly isRejected?: boolean | undefined;
}

/** A block in the database, or a row group of the archive. */
export interface ReadableBlock {
  /** The times of the first and the last record, in milliseconds since 1970-01-01 UTC. */
  readonly from: number;
  readonly to: number;
  readonly decisions: number;
  readonly hasRejected: boolean;
  /** Reads the bytes. Each result decodes a part of them; it has none when a file cannot be read. */
  readonly open: () => Promise<readonly (() => RecordColumns)[]>;
}

/** Decisions of a segment. */
export interface SelectedRows {
  readonly segment: RecordColumns;
  readonly rows: readonly number[];
}

type RowSelector = (segment: RecordColumns) => SelectedRows;

export function createRowSelector(filter: DecisionConditions): RowSelector {
  const { clientId, clientIds, eventId, since, until, outcome, digest, isRejected = false } = filter;
  const from = since?.getTime() ?? Number.NEGATIVE_INFINITY;
  const end = until?.getTime() ?? Number.POSITIVE_INFINITY;
  const conditions = [
    // Zero stands for a client or an event that is not known.
    isRejected && clientId !== undefined && where("rejected", (value) => value?.clientId === clientId),
    isRejected && eventId !== undefined && where("rejected", (value) => value?.eventId === eventId),
    isRejected &&
      clientIds &&
      where("rejected", (value) => clientIds.includes(value?.clientId ?? Number.NaN)),
    eventId !== undefined && where("eventId", (value) => value === eventId),
    clientId !== undefined && where("clientId", (value) => value === clientId),
    clientIds && where("clientId", (value) => clientIds.includes(value)),
    (since ?? until) !== undefined && where("instant", (value) => value >= from && value < end),
    outcome !== undefined && where("problem", (value) => (value ?? OFFERED) === outcome),
    digest !== undefined && where("digest", (value) => value.startsWith(digest)),
  ].filter((condition) => condition !== false && condition !== undefined);
  return (segment) => {
    const all = Array.from({ length: segment.size }, (_, row) => row);
    const ofKind = where("rejected", (value) => (value !== undefined) === isRejected);
    const rows = segment.hasRejected || isRejected ? ofKind(segment, all) : all;
    return { segment, rows: conditions.reduce((left, select) => select(segment, left), rows) };
  };
}

function where<Member extends ColumnMember>(member: Member, holds: (value: ColumnValue<Member>) => boolean) {
  return (segment: RecordColumns, rows: number[]): number[] => {
    const column = segment.column(member);
    return rows.filter((row) => holds(column(row)));
  };
}
