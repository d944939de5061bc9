import type { MerchantConfiguration } from "@payment-routing/config-contract";
import type { PaymentMethodSearchCriteria } from "@payment-routing/search-contract";
import fc from "fast-check";
import { expect, test } from "vitest";
import { configurations } from "../../test/arbitrary-configuration.ts";
import { criteria, instants } from "../../test/arbitrary-criteria.ts";
import { decideByReference } from "../../test/reference.ts";
import { removeAt } from "../../test/remove-at.ts";
import { createRouter } from "../router.ts";
import type { Explanation, MethodExplanation } from "./explain.ts";
import type { Reason } from "./reason.ts";

const RUNS = 100;
const LONG = { timeout: 60_000 };

test(
  "a method is eligible exactly when it is in the answer, and has reasons exactly when it is not",
  LONG,
  () => {
    check((given, request, at) => {
      const { methods } = explain(given, request, at);
      const answer = decideByReference(given, request, at);
      expect(
        methods.filter(({ isEligible }) => isEligible).map(({ id, preference }) => [id, preference]),
      ).toEqual(answer);
      expect(methods.map(({ id }) => id).sort()).toEqual(given.methods.map(({ id }) => id).sort());
      for (const { isEligible, reasons, preference } of methods)
        expect([reasons.length === 0, preference !== undefined]).toEqual([isEligible, isEligible]);
    });
  },
);

test("the ordering that is explained is the one that the decision has applied", LONG, () => {
  check((given, request, at) => {
    const router = createRouter(given, "digest");
    const account = router.findAccount(1, 2);
    if (account === undefined) throw new Error("the configuration lacks account 2 of client 1");
    const { rejection, orderingRule } = router.decide(account, request, at);
    if (rejection === undefined)
      expect(orderingRule).toBe(router.explain(account, request, at).ordering.pointer);
  });
});

test("without what a reason points at, that reason is gone and every other one is left", LONG, () => {
  let removed = 0;
  check((given, request, at) => {
    for (const method of explain(given, request, at).methods.filter(isOffered)) {
      for (const [position, { pointer }] of method.reasons.entries()) {
        const others = method.reasons.filter(
          (other, index) => index !== position && other.pointer !== pointer,
        );
        const after = explain(removeAt(given, [pointer]), request, at);
        expect(find(after, method.id).reasons.map(describe)).toEqual(others.map(describe));
        removed++;
      }
    }
  });
  expect(removed).toBeGreaterThan(RUNS);
});

test(
  "without all that its reasons point at a method appears, and with one of them left it does not",
  LONG,
  () => {
    let appeared = 0;
    check((given, request, at) => {
      for (const { id, reasons } of explain(given, request, at).methods.filter(isOffered)) {
        const pointers = reasons.map(({ pointer }) => pointer);
        for (const kept of pointers) {
          const mended = removeAt(
            given,
            pointers.filter((pointer) => pointer !== kept),
          );
          expect(decideByReference(mended, request, at).map(([offered]) => offered)).not.toContain(id);
        }
        const mended = removeAt(given, pointers);
        expect(decideByReference(mended, request, at).map(([offered]) => offered)).toContain(id);
        if (pointers.length > 0) appeared++;
      }
    });
    expect(appeared).toBeGreaterThan(RUNS);
  },
);

test("the rules that were passed over do not apply without mending, and apply with it", LONG, () => {
  let mended = 0;
  check((given, request, at) => {
    const { ordering } = explain(given, request, at);
    const [passed] = ordering.passedOver;
    if (passed === undefined) return;
    expect(passed.reasons).not.toEqual([]);
    const pointers = passed.reasons.map(({ pointer }) => pointer);
    expect(explain(removeAt(given, pointers), request, at).ordering.name).toBe(passed.name);
    mended++;
  });
  expect(mended).toBeGreaterThan(0);
});

function check(
  property: (given: MerchantConfiguration, request: PaymentMethodSearchCriteria, at: number) => void,
): void {
  fc.assert(fc.property(configurations, criteria, instants, property), { numRuns: RUNS });
}

function explain(
  given: MerchantConfiguration,
  request: PaymentMethodSearchCriteria,
  at: number,
): Explanation {
  const router = createRouter(given, "digest");
  const account = router.findAccount(1, 2);
  if (account === undefined) throw new Error("the configuration lacks account 2 of client 1");
  return router.explain(account, request, at);
}

/** A method that is not offered has nothing to be taken away. */
function isOffered({ reasons }: MethodExplanation): boolean {
  return reasons.every(({ code }) => code !== "not-offered");
}

function find({ methods }: Explanation, id: number): MethodExplanation {
  const found = methods.find((method) => method.id === id);
  if (found === undefined) throw new Error(`method ${id} is not explained`);
  return found;
}

/**
 * A reason without what changes when another one's constraint is taken out: positions in lists, and the ranges by which
 * an address is described, of which there are fewer then.
 */
function describe({ code, expected, isMissing }: Reason): string {
  return `${code}: expected ${expected}, missing: ${isMissing}`;
}
