import fc from "fast-check";
import { afterAll, describe, expect, test } from "vitest";
import { XSD_FILE } from "../test/examples.ts";
import { Libxml2 } from "../test/libxml2.ts";
import { PLACES, TABLES } from "../test/tables.ts";
import { arbitraryPaymentMethodSearchCriteria, arbitraryPaymentMethodSearchResponse } from "./gen/testing.ts";
import {
  decodePaymentMethodSearchCriteria,
  decodePaymentMethodSearchResponse,
  encodePaymentMethodSearchCriteria,
  encodePaymentMethodSearchResponse,
  validatePaymentMethodSearchCriteria,
  validatePaymentMethodSearchResponse,
} from "./index.ts";

const libxml2 = new Libxml2(XSD_FILE);
afterAll(() => libxml2.close());

describe("every value that the schema allows is valid, is written as a document that libxml2 accepts, and comes back", () => {
  const bounds = { maxBytes: 10_000_000 };

  test("criteria", () => {
    const criteria = arbitraryPaymentMethodSearchCriteria();
    fc.assert(
      fc.property(criteria, (value) => {
        expect(validatePaymentMethodSearchCriteria(value)).toEqual({ ok: true, value });
        const xml = encodePaymentMethodSearchCriteria(value);
        expect(libxml2.validate(Buffer.from(xml))).toBeUndefined();
        expect(decodePaymentMethodSearchCriteria(xml, bounds)).toEqual({ ok: true, value });
        expect(TABLES.decode(PLACES.payment_method_search_criteria, xml, bounds)).toEqual({
          ok: true,
          value,
        });
      }),
      { numRuns: 500 },
    );
  });

  test("responses", () => {
    const response = arbitraryPaymentMethodSearchResponse();
    fc.assert(
      fc.property(response, (value) => {
        expect(validatePaymentMethodSearchResponse(value)).toEqual({ ok: true, value });
        const xml = encodePaymentMethodSearchResponse(value);
        expect(libxml2.validate(Buffer.from(xml))).toBeUndefined();
        expect(decodePaymentMethodSearchResponse(xml, bounds)).toEqual({ ok: true, value });
        expect(TABLES.decode(PLACES.payment_method_search_response, xml, bounds)).toEqual({
          ok: true,
          value,
        });
      }),
      { numRuns: 500 },
    );
  });
});
