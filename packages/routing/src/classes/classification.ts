import type { MerchantConfiguration } from "@payment-routing/config-contract";
import { listConstraints } from "../configuration/list-constraints.ts";
import type { AnyDimension } from "../dimensions/dimension.ts";
import { listSpecs } from "../dimensions/index.ts";
import type { Steps } from "../steps.ts";
import { type Classes, makeClasses } from "./classes.ts";

/**
 * The equivalence classes of every dimension that a configuration uses, and the index of each dimension in the list of
 * classes of a payment. A decision looks up each value once; conditions on one dimension are then read from tables.
 */
export interface Classification {
  readonly dimensions: ReadonlyMap<string, ClassifiedDimension>;
}

export interface ClassifiedDimension {
  readonly dimension: AnyDimension;
  readonly index: number;
  readonly classes: Classes;
}

/** A dimension with more classes has no table: its conditions are evaluated. */
const MAX_CLASSES = 2 ** 13;

export function* classifyDimensions(configuration: MerchantConfiguration): Steps<Classification> {
  const dimensions = new Map<string, ClassifiedDimension>();
  for (const { dimension, points } of yield* collectPoints(configuration)) {
    if (dimension.classes === "none") continue;
    const classes = makeClasses(dimension.classes, points);
    if (classes.samples.length > MAX_CLASSES) continue;
    dimensions.set(dimension.name, { dimension, index: dimensions.size, classes });
  }
  return { dimensions };
}

interface Points {
  readonly dimension: AnyDimension;
  readonly points: Set<unknown>;
}

/** Collects the points of all specs, by dimension. */
function* collectPoints(configuration: MerchantConfiguration): Steps<Iterable<Points>> {
  const collected = new Map<string, Points>();
  for (const constraints of listConstraints(configuration)) {
    yield;
    for (const [, { dimension, points }] of listSpecs(constraints)) {
      const known = collected.get(dimension.name) ?? { dimension, points: new Set() };
      collected.set(dimension.name, known);
      for (const point of points) known.points.add(point);
    }
  }
  return collected.values();
}
