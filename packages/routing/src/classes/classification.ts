import type { MerchantConfiguration } from "@payment-routing/config-contract";
import { listConstraints } from "../configuration/list-constraints.ts";
import type { Dimension, DimensionName } from "../constraints/dimension.ts";
import { listSpecs } from "../constraints/list-specs.ts";
import type { Steps } from "../steps.ts";
import { type Classes, makeClasses } from "./classes.ts";

/**
 * The classes of every dimension that a configuration looks at, and a place for each in a list of classes. Whatever is
 * asked of a payment by one dimension is then a look into a table: the value itself is looked up once a decision.
 */
export interface Classification {
  readonly dimensions: ReadonlyMap<DimensionName, ClassifiedDimension>;
}

export interface ClassifiedDimension {
  readonly dimension: Dimension<unknown>;
  readonly place: number;
  readonly classes: Classes;
}

/** With more classes than this a dimension has none: what looks at it is asked. */
const MAX_CLASSES = 2 ** 13;

export function* classifyDimensions(configuration: MerchantConfiguration): Steps<Classification> {
  const dimensions = new Map<DimensionName, ClassifiedDimension>();
  for (const { dimension, points } of yield* collectPoints(configuration)) {
    if (dimension.classes === "none") continue;
    const classes = makeClasses(dimension.classes, points);
    if (classes.samples.length > MAX_CLASSES) continue;
    dimensions.set(dimension.name, { dimension, place: dimensions.size, classes });
  }
  return { dimensions };
}

interface Points {
  readonly dimension: Dimension<unknown>;
  readonly points: Set<unknown>;
}

/** What all constraints name of each dimension. */
function* collectPoints(configuration: MerchantConfiguration): Steps<Iterable<Points>> {
  const collected = new Map<DimensionName, Points>();
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
