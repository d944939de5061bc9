import fc from "fast-check";
import { expect, test } from "vitest";
import { configurations } from "../../test/arbitrary-configuration.ts";
import { criteria, instants } from "../../test/arbitrary-criteria.ts";
import { listConstraints } from "../configuration/list-constraints.ts";
import { compileConditions, holds } from "../constraints/condition.ts";
import { createFactReader } from "../facts/fact-reader.ts";
import { finish } from "../steps.ts";
import { findClass } from "./classes.ts";
import { classifyDimensions } from "./classification.ts";
import { createTestCompiler, passesAll } from "./compile-test.ts";

const DEFAULTS = { default_language: "da", default_currency: 978 };
const RUNS = { numRuns: 300 };

test("a payment's class is that of the value which its dimension reads", () => {
  fc.assert(
    fc.property(configurations, criteria, instants, (configuration, request, instant) => {
      const facts = createFactReader(configuration)(request, DEFAULTS, instant);
      const { dimensions, classify } = finish(classifyDimensions(configuration));
      const classes = classify(facts);
      for (const { dimension, place, classes: known } of dimensions.values())
        expect([dimension.name, classes[place]]).toEqual([
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
      const classes = classification.classify(facts);
      for (const constraints of listConstraints(configuration)) {
        for (const condition of compileConditions(constraints, "")) {
          const isMet = holds(condition, facts);
          expect(passesAll([compile(condition)], classes, facts)).toBe(isMet);
          seen.add(isMet);
        }
      }
    }),
    RUNS,
  );
  expect(seen.size).toBe(2);
});
