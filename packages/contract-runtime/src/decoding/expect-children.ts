import type { ChildTable, RecordTable, RowsTable } from "../schema-table.ts";

/** A child that should have come. */
export interface Missing {
  readonly child: ChildTable;
  /** Its place among those of its name, from 1, when it may occur more than once. */
  readonly index: number | undefined;
  /** Where it should have come at the latest; undefined when that is anywhere in its parent. */
  readonly offset: number | undefined;
}

/** What became of a child that was offered. */
export interface Taken {
  readonly child: ChildTable;
  /** How often it may stand here, when it is one too many. It is judged like the others all the same. */
  readonly exceeds: number | undefined;
  /** From 1, for a child that may occur more than once. */
  readonly index: number | undefined;
  /** Children that should have come before it. */
  readonly missing: readonly Missing[];
  /** Keeps the child's value. */
  put(value: unknown): void;
}

/** A content model at work: takes the children of one element in turn and builds the element's value. */
export interface Expectation {
  /**
   * @param offset where the child stands
   * @returns undefined when it may not stand there
   */
  take(name: string, offset: number): Taken | undefined;
  /** What is missing at the end. */
  finish(): readonly Missing[];
  has(name: string): boolean;
  /** What may come now, for an issue about the element `parent`. */
  describeNext(parent: string): string;
  value(): unknown;
}

export function expectChildren(type: RecordTable | RowsTable): Expectation {
  return type.kind === "rows" ? expectRows(type) : expectRecord(type);
}

function expectRecord({ kind, children }: RecordTable): Expectation {
  const values: Record<string, unknown> = {};
  const counts = new Map<string, number>();
  /** The first child that may still come; only a sequence moves it. */
  let position = 0;
  for (const { name, max } of children) if (max > 1) values[name] = [];

  const count = (name: string): number => counts.get(name) ?? 0;
  return {
    take(name) {
      const order = children.findIndex((child) => child.name === name);
      const child = children[order];
      if (child === undefined) return undefined;
      const exceeds = count(name) < child.max ? undefined : child.max;
      // A child that comes out of order counts: it would only be reported again as missing.
      counts.set(name, count(name) + 1);
      if (order < position && exceeds === undefined) return undefined;
      if (kind === "sequence") position = Math.max(position, order);
      const put = (value: unknown): void => {
        if (child.max > 1) (values[name] as unknown[]).push(value);
        else values[name] = value;
      };
      return { child, exceeds, index: child.max > 1 ? count(name) : undefined, missing: [], put };
    },
    finish: () =>
      children
        .filter(({ name, min }) => count(name) < min)
        .map((child) => ({
          child,
          index: child.max > 1 ? count(child.name) + 1 : undefined,
          offset: undefined,
        })),
    has: (name) => count(name) > 0,
    describeNext(parent) {
      const rest = children.slice(position);
      const required = rest.findIndex(({ name, min }) => count(name) < min);
      const next = kind === "all" || required === -1 ? rest : rest.slice(0, required + 1);
      const open = next.filter(({ name, max }) => count(name) < max);
      return open.length === 0 ? nothingMore(parent) : open.map(({ name }) => `<${name}>`).join(" or ");
    },
    value: () => values,
  };
}

function expectRows({ row, min, max }: RowsTable): Expectation {
  const rows: Record<string, unknown>[] = [];
  /** Index in the row of the child that comes next. */
  let position = 0;
  let rowOffset = 0;
  const missing = (from: number, to: number, offset: number): Missing[] =>
    row.slice(from, to).map((child) => ({ child, index: rows.length, offset }));
  return {
    take(name, offset) {
      const order = row.findIndex((child) => child.name === name);
      const child = row[order];
      if (child === undefined) return undefined;
      if (order === 0) {
        const unfinished = position === 0 ? [] : missing(position, row.length, offset);
        rows.push({});
        rowOffset = offset;
        return accept(child, order, unfinished);
      }
      if (position === 0 || order < position) return undefined;
      return accept(child, order, missing(position, order, offset));
    },
    finish() {
      if (position !== 0) return missing(position, row.length, rowOffset);
      const [child] = row;
      if (child === undefined || rows.length >= min) return [];
      return [{ child, index: rows.length + 1, offset: undefined }];
    },
    has: (name) => rows.length > 0 && row.some((child) => child.name === name),
    describeNext: (parent) =>
      position === 0 && rows.length >= max ? nothingMore(parent) : `<${row[position]?.name}>`,
    value: () => rows,
  };

  function accept(child: ChildTable, order: number, before: readonly Missing[]): Taken {
    const current = rows.at(-1) as Record<string, unknown>;
    position = (order + 1) % row.length;
    const put = (value: unknown): void => {
      current[child.name] = value;
    };
    const exceeds = order === 0 && rows.length > max ? max : undefined;
    return { child, exceeds, index: rows.length, missing: before, put };
  }
}

function nothingMore(parent: string): string {
  return `nothing more in <${parent}>`;
}
