import type { ChildTable, RecordTable, RowsTable } from "../schema-table.ts";

/** What became of a child that was offered. */
export interface Taken {
  /** Undefined when the child may not stand here. */
  readonly child: ChildTable | undefined;
  /** The child stood here as often as it may already. */
  readonly repeated: boolean;
  /** From 1, for a child that may occur more than once. */
  readonly index: number | undefined;
  /** Children that should have come before it. */
  readonly missing: readonly ChildTable[];
  /** Keeps the child's value. */
  put(value: unknown): void;
}

/** A content model at work: takes the children of one element in turn and builds the element's value. */
export interface Expectation {
  take(name: string, offset: number): Taken;
  /** Children that are missing at the end; `offset` says where when it is not the element itself. */
  finish(): { child: ChildTable; offset: number | undefined }[];
  has(name: string): boolean;
  describeNext(parent: string): string;
  value(): unknown;
}

export function expectChildren(type: RecordTable | RowsTable): Expectation {
  return type.kind === "rows" ? expectRows(type) : expectRecord(type);
}

const REFUSED: Taken = { child: undefined, repeated: false, index: undefined, missing: [], put: () => {} };

function expectRecord({ kind, children }: RecordTable): Expectation {
  const values: Record<string, unknown> = {};
  const counts = new Map<string, number>();
  /** The first child that may still come; only a sequence moves it. */
  let position = 0;
  for (const { name, max } of children) if (max > 1) values[name] = [];

  const count = (name: string): number => counts.get(name) ?? 0;
  return {
    take(name) {
      const index = children.findIndex((child) => child.name === name);
      const child = children[index];
      if (child === undefined) return REFUSED;
      if (count(name) >= child.max) return { ...REFUSED, repeated: true };
      if (index < position) return REFUSED;
      if (kind === "sequence") position = index;
      counts.set(name, count(name) + 1);
      const put = (value: unknown): void => {
        if (child.max > 1) (values[name] as unknown[]).push(value);
        else values[name] = value;
      };
      return { child, repeated: false, index: child.max > 1 ? count(name) : undefined, missing: [], put };
    },
    finish: () =>
      children.filter(({ name, min }) => count(name) < min).map((child) => ({ child, offset: undefined })),
    has: (name) => count(name) > 0,
    describeNext(parent) {
      const open = children.slice(position).filter(({ name, max }) => count(name) < max);
      return open.length === 0
        ? `nothing more in <${parent}>`
        : open.map(({ name }) => `<${name}>`).join(" or ");
    },
    value: () => values,
  };
}

function expectRows({ row, min, max }: RowsTable): Expectation {
  const rows: Record<string, unknown>[] = [];
  /** Index in the row of the child that comes next. */
  let position = 0;
  let rowOffset = 0;
  return {
    take(name, offset) {
      const found = row.findIndex((child) => child.name === name);
      const startsRow = found === 0;
      if (found === -1 || (startsRow && rows.length >= max)) return REFUSED;
      if (!startsRow && (position === 0 || found < position)) return REFUSED;
      const missing = startsRow ? (position === 0 ? [] : row.slice(position)) : row.slice(position, found);
      if (startsRow) {
        rows.push({});
        rowOffset = offset;
      }
      position = (found + 1) % row.length;
      const current = rows.at(-1) as Record<string, unknown>;
      const put = (value: unknown): void => {
        current[name] = value;
      };
      return { child: row[found], repeated: false, index: rows.length, missing, put };
    },
    finish() {
      if (position !== 0) return row.slice(position).map((child) => ({ child, offset: rowOffset }));
      return rows.length < min ? [{ child: row[0] as ChildTable, offset: undefined }] : [];
    },
    has: (name) => rows.some((current) => name in current),
    describeNext: () => `<${(row[position] as ChildTable).name}>`,
    value: () => rows,
  };
}
