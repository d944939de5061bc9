import { describe, expect, test } from "vitest";
import { readExamples } from "../test/examples.ts";
import { PLACES, TABLES } from "../test/tables.ts";
import {
  decodePaymentMethodSearchCriteria,
  decodePaymentMethodSearchResponse,
  encodePaymentMethodSearchCriteria,
  encodePaymentMethodSearchResponse,
  type PaymentMethodSearchCriteria,
  type PaymentMethodSearchResponse,
  type Result,
  validatePaymentMethodSearchCriteria,
  validatePaymentMethodSearchResponse,
} from "./index.ts";

const CONTRACT = {
  payment_method_search_criteria: {
    decode: decodePaymentMethodSearchCriteria,
    encode: (value: unknown) => encodePaymentMethodSearchCriteria(value as PaymentMethodSearchCriteria),
    validate: validatePaymentMethodSearchCriteria as (value: unknown) => Result<unknown>,
  },
  payment_method_search_response: {
    decode: decodePaymentMethodSearchResponse,
    encode: (value: unknown) => encodePaymentMethodSearchResponse(value as PaymentMethodSearchResponse),
    validate: validatePaymentMethodSearchResponse as (value: unknown) => Result<unknown>,
  },
};

describe("valid examples", () => {
  test.for(readExamples("valid"))("$name", ({ bytes, root }) => {
    const contract = CONTRACT[root];
    const decoded = contract.decode(bytes);
    if (!decoded.ok) throw new Error(decoded.issues.map(({ message }) => message).join("\n"));
    expect(TABLES.decode(PLACES[root], bytes, undefined)).toEqual(decoded);
    expect(contract.validate(decoded.value)).toEqual(decoded);
    expect(contract.decode(contract.encode(decoded.value))).toEqual(decoded);
    expect(contract.decode(bytes.toString("utf8"))).toEqual(decoded);
  });
});

describe("invalid examples break the one rule they are named for", () => {
  test.for(readExamples("invalid"))("$name", ({ name, bytes, root }) => {
    const contract = CONTRACT[root];
    const decoded = contract.decode(bytes);
    if (decoded.ok) throw new Error("it was accepted");
    expect(TABLES.decode(PLACES[root], bytes, undefined)).toEqual(decoded);
    expect([...new Set(decoded.issues.map(({ code }) => code))]).toEqual([name.slice(0, name.indexOf("."))]);
    const lines = bytes.toString("latin1").split(/\r\n|\r|\n/);
    for (const { line, column } of decoded.issues) {
      expect(line).toBeGreaterThanOrEqual(1);
      expect(line).toBeLessThanOrEqual(lines.length);
      expect(column).toBeGreaterThanOrEqual(1);
    }
  });
});
