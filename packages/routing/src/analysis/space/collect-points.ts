import type { Constraints } from "@payment-routing/config-contract";
import { compileConditions, listSpecConditions } from "../../condition.ts";
import type { KnownCodes } from "../../configuration/known-codes.ts";
import type { AnyDimension } from "../../dimensions/dimension.ts";
import { DIMENSIONS } from "../../dimensions/index.ts";

/** The points that constraints name, by the name of the dimension. Equal specs are listed once. */
export type Points = ReadonlyMap<string, readonly SpecPoints[]>;

export interface SpecPoints {
  /** The type of the fees that the spec reads; undefined for all fees, and for other dimensions. */
  readonly feeType: number | undefined;
  readonly points: readonly unknown[];
}

/** Collects the points of constraints, nested ones included, and the values of closed codes. */
export function collectPoints(constraints: Iterable<Constraints>, closed: Iterable<KnownCodes> = []): Points {
  const collected = new Map<string, Map<string, SpecPoints>>();
  const add = ({ name, feeType }: AnyDimension, key: string, points: readonly unknown[]) => {
    const byKey = collected.get(name) ?? new Map<string, SpecPoints>();
    collected.set(name, byKey.set(key, { feeType, points }));
  };
  for (const known of closed) {
    for (const dimension of DIMENSIONS) {
      const values = [...((dimension.code && known.get(dimension.code)) ?? [])];
      if (values.length > 0) add(dimension, JSON.stringify(values), values);
    }
  }
  for (const each of constraints) {
    for (const condition of compileConditions(each, "")) {
      for (const { spec } of listSpecConditions(condition)) add(spec.dimension, spec.key, spec.points);
    }
  }
  return new Map(Array.from(collected, ([name, byKey]) => [name, [...byKey.values()]]));
}
