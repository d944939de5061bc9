import fc from "fast-check";
import { expect, test } from "vitest";
import { configurations } from "../../test/arbitrary-configuration.ts";
import { criteria, instants } from "../../test/arbitrary-criteria.ts";
import { compileConditions, holds } from "../condition.ts";
import { listConstraints } from "../configuration/list-constraints.ts";
import { createFactReader } from "../facts/fact-reader.ts";
import type { Facts } from "../facts/facts.ts";
import { finish } from "../steps.ts";
import { findClass } from "./classes.ts";
import { type Classification, classifyDimensions } from "./classification.ts";
import { createClassifier } from "./classifier.ts";
import { createTestCompiler } from "./compile-test.ts";

const DEFAULTS = { default_language: "da", default_currency: 978 };
const RUNS = { numRuns: 300 };

function classify(dimensions: Classification["dimensions"], facts: Facts): Int32Array {
  return createClassifier(dimensions)(facts);
}

test("a payment's class is that of the value which its dimension reads", () => {
  fc.assert(
    fc.property(configurations, criteria, instants, (configuration, request, instant) => {
      const facts = createFactReader(configuration)(request, DEFAULTS, instant);
      const { dimensions } = finish(classifyDimensions(configuration));
      const classes = classify(dimensions, facts);
      for (const { dimension, index, classes: known } of dimensions.values())
        expect([dimension.name, classes[index]]).toEqual([
          dimension.name,
          findClass(known, dimension.read(facts)),
        ]);
    }),
    RUNS,
  );
});

test("a payment passes the test of a condition when it meets the condition", () => {
  const seen = new Set<boolean>();
  fc.assert(
    fc.property(configurations, criteria, instants, (configuration, request, instant) => {
      const facts = createFactReader(configuration)(request, DEFAULTS, instant);
      const classification = finish(classifyDimensions(configuration));
      const compile = createTestCompiler(classification);
      const classes = classify(classification.dimensions, facts);
      for (const constraints of listConstraints(configuration)) {
        for (const condition of compileConditions(constraints, "")) {
          const isMet = holds(condition, facts);
          expect(compile([condition])?.(classes, facts)).toBe(isMet);
          seen.add(isMet);
        }
      }
    }),
    RUNS,
  );
  expect(seen.size).toBe(2);
});
