import { parseWithPositions } from "@payment-routing/contract-runtime/codegen";
import fc from "fast-check";
import { expect, test } from "vitest";
import { checkPaymentCallback } from "./gen/payment-callback.validator.ts";
import { arbitraryOutgoingPaymentCallback } from "./gen/testing.ts";
import { parsePaymentCallback, validateOutgoingPaymentCallback, validatePaymentCallback } from "./index.ts";

test("values valid for writing are valid for reading, and are read unchanged", () => {
  fc.assert(
    fc.property(arbitraryOutgoingPaymentCallback(), (value) => {
      expect(validateOutgoingPaymentCallback(value)).toEqual({ ok: true, value });
      expect(validatePaymentCallback(value)).toEqual({ ok: true, value });
      const text = JSON.stringify(value);
      expect(parsePaymentCallback(text)).toEqual({ ok: true, value });
      expect(parsePaymentCallback(new TextEncoder().encode(text))).toEqual({ ok: true, value });
      expect(parseWithPositions(text, undefined, checkPaymentCallback)).toEqual({ ok: true, value });
    }),
    { numRuns: 500 },
  );
});
