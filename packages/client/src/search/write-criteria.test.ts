import type { XmlNode } from "@payment-routing/contract-runtime";
import {
  decodePaymentMethodSearchCriteria,
  type PaymentMethodSearchCriteria,
} from "@payment-routing/search-contract";
import { expect, test } from "vitest";
import { catchError } from "../../test/caught.ts";
import { CRITERIA, SECRETS } from "../../test/documents.ts";
import { writeCriteria } from "./write-criteria.ts";

const { language: _language, ...withoutLanguage } = CRITERIA.client_info;
const SILENT: PaymentMethodSearchCriteria = { ...CRITERIA, client_info: withoutLanguage };

/** Criteria of a program without type checks. */
function criteriaOf(value: unknown): PaymentMethodSearchCriteria {
  return value as PaymentMethodSearchCriteria;
}

test("writes the criteria", () => {
  expect(decodePaymentMethodSearchCriteria(writeCriteria(CRITERIA, 10077, "da"))).toEqual({
    ok: true,
    value: CRITERIA,
  });
});

test("writes the client's language where the criteria name none", () => {
  const want = { ...SILENT, client_info: { ...SILENT.client_info, language: "da" } };
  expect(decodePaymentMethodSearchCriteria(writeCriteria(SILENT, 10077, "da"))).toEqual({
    ok: true,
    value: want,
  });
});

test("fills in the arrays that criteria leave out", () => {
  const orders = [{ line_item: {}, amount: { country_id: 208, value: "1" } }] as const;
  const given = { ...CRITERIA, transaction: { ...CRITERIA.transaction, orders } };
  expect(decodePaymentMethodSearchCriteria(writeCriteria(given, 10077, "da"))).toMatchObject({
    value: { transaction: { orders: [{ line_item: { product: [] } }] } },
  });
});

test("does not change the criteria of the caller", () => {
  const given = structuredClone(SILENT);
  writeCriteria(given, 10077, "da");
  expect(given).toEqual(SILENT);
});

test("rejects criteria without a language if the client has none", () => {
  const error = catchError(() => writeCriteria(SILENT, 10077, undefined));
  expect(error).toMatchObject({
    code: "invalid-request",
    message: "the criteria are not valid: /client_info: expected the member language, or the option language",
    issues: [{ code: "missing-member", path: "/client_info" }],
  });
});

test("rejects a default language that the contract rejects", () => {
  const error = catchError(() => writeCriteria(SILENT, 10077, "dan"));
  expect(error).toMatchObject({ code: "invalid-request", issues: [{ path: "/client_info/language" }] });
});

test("rejects criteria of another client", () => {
  const error = catchError(() => writeCriteria(CRITERIA, 10078, undefined));
  expect(error).toMatchObject({
    code: "invalid-request",
    message: "the criteria are not valid: /client_info/client_id: expected 10078, the ID of this client",
    issues: [{ code: "invalid-value", path: "/client_info/client_id", received: "10077" }],
  });
});

test("names every issue and its path, without the received value", () => {
  const given = {
    ...CRITERIA,
    transaction: { ...CRITERIA.transaction, type_id: 7 },
    client_info: { ...CRITERIA.client_info, email: { email: [SECRETS.email] } },
  };
  const error = catchError(() => writeCriteria(criteriaOf(given), 10077, undefined));
  expect(error.code).toBe("invalid-request");
  expect(error.issues.map(({ code, path }) => ({ code, path }))).toEqual([
    { code: "not-in-enumeration", path: "/transaction/type_id" },
    { code: "invalid-type", path: "/client_info/email/email" },
  ]);
  expect(error.message).toMatch(
    /^the criteria are not valid: .*\/transaction\/type_id: expected .*; .*\/email: expected /,
  );
  expect(error.message).not.toContain(SECRETS.email);
});

test.for([undefined, null, "criteria", 1, [], {}])("rejects %j for criteria", (given) => {
  expect(catchError(() => writeCriteria(criteriaOf(given), 10077, "da")).code).toBe("invalid-request");
});

test("rejects a character that XML cannot contain", () => {
  const given = { ...CRITERIA, transaction: { ...CRITERIA.transaction, order_no: "A\u0000" } };
  expect(catchError(() => writeCriteria(given, 10077, undefined)).code).toBe("invalid-request");
});

function withAirlineData(content: readonly XmlNode[]): PaymentMethodSearchCriteria {
  const line_item = { product: [{ airline_data: { attributes: [], content } }] };
  const orders = [{ line_item, amount: { country_id: 208, value: "1" } }] as const;
  return { ...CRITERIA, transaction: { ...CRITERIA.transaction, orders } };
}

test("writes open content", () => {
  const given = withAirlineData([
    { name: "leg", attributes: [{ name: "to", value: "LHR" }], content: ["CPH & on"] },
  ]);
  expect(writeCriteria(given, 10077, undefined)).toContain(
    '<airline_data><leg to="LHR">CPH &amp; on</leg></airline_data>',
  );
});

test("rejects open content without an XML form", () => {
  const attribute = { name: "to", value: "LHR" };
  const given = withAirlineData([{ name: "leg", attributes: [attribute, attribute], content: [] }]);
  const error = catchError(() => writeCriteria(given, 10077, undefined));
  expect(error.code).toBe("invalid-request");
  expect(error.message).toBe(
    "the criteria are not valid: /transaction/orders/0/line_item/product/0/airline_data: expected what XML can hold",
  );
});

test("rejects open content that is nested too deeply", () => {
  let nested: readonly XmlNode[] = [];
  for (let depth = 0; depth < 50_000; depth++) nested = [{ name: "a", attributes: [], content: nested }];
  expect(catchError(() => writeCriteria(withAirlineData(nested), 10077, undefined)).code).toBe(
    "invalid-request",
  );
});
