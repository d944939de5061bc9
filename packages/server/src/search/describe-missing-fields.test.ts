import type { RequiredField } from "@payment-routing/config-contract";
import { decodePaymentMethodSearchCriteria } from "@payment-routing/search-contract";
import { expect, test } from "vitest";
import { describeMissingFields } from "./describe-missing-fields.ts";

const DOCUMENT = `<payment_method_search_criteria><event_id>1</event_id><account_id>2</account_id>
<transaction><order_no>A</order_no>
<amount><value>1</value><country_id>208</country_id><decimal>2</decimal></amount>
<fees>
<fee><value>1</value></fee>
<fee><value>1</value><type>1</type></fee>
<fee><value>1</value></fee>
</fees>
<orders>
<line_item><product><name>A</name><sku>1</sku></product><product><name>B</name></product></line_item>
<amount><country_id>208</country_id><value>1</value></amount><line_item/><amount><country_id>208</country_id><value>1</value></amount>
<line_item><product><sku></sku></product></line_item><amount><country_id>208</country_id><value>1</value></amount>
</orders>
</transaction>
<client_info><client_id>1</client_id><email><email/></email><platform>web</platform><version>1</version><ip>192.0.2.1</ip></client_info>
</payment_method_search_criteria>`;

const ROOT = "/payment_method_search_criteria";

test.each<{ name: string; fields: readonly RequiredField[]; want: readonly string[] }>([
  {
    name: "a missing element, at its parent",
    fields: ["client_info/device_id", "transaction/type_id"],
    want: ["2:1 /transaction/type_id", "15:1 /client_info/device_id"],
  },
  {
    name: "a missing element without a parent, at the nearest one",
    fields: ["client_info/mobile/mobile"],
    want: ["15:1 /client_info/mobile/mobile"],
  },
  {
    name: "an empty element, at its position",
    fields: ["client_info/email/email"],
    want: ["15:45 /client_info/email/email"],
  },
  {
    name: "an element that some fees lack",
    fields: ["transaction/fees/fee/type"],
    want: ["5:1 /transaction/fees/fee[1]/type", "7:1 /transaction/fees/fee[3]/type"],
  },
  {
    name: "an element that some products of any line lack",
    fields: ["transaction/orders/line_item/product/sku"],
    want: [
      "10:57 /transaction/orders/line_item[1]/product[2]/sku",
      "12:21 /transaction/orders/line_item[3]/product[1]/sku",
    ],
  },
])("$name", ({ fields, want }) => expect(describe(DOCUMENT, fields)).toEqual(want));

test("without any fee or product, the first one", () => {
  const without = DOCUMENT.replace(/<fees>.*<\/fees>/s, "").replace(/<product>.*?<\/product>/gs, "");
  expect(describe(without, ["transaction/fees/fee", "transaction/orders/line_item/product/name"])).toEqual([
    "2:1 /transaction/fees/fee[1]",
    "6:1 /transaction/orders/line_item[1]/product[1]/name",
  ]);
});

test("at most 100 issues", () => {
  const fees = "<fee><value>1</value></fee>".repeat(200);
  const many = DOCUMENT.replace("<fees>", `<fees>${fees}`);
  expect(describe(many, ["transaction/fees/fee/type"])).toHaveLength(100);
});

function describe(document: string, fields: readonly RequiredField[]): string[] {
  const body = Buffer.from(document);
  const decoded = decodePaymentMethodSearchCriteria(body);
  if (!decoded.ok) throw new Error(JSON.stringify(decoded.issues));
  return describeMissingFields(fields, decoded.value, body).map(({ path, line, column, message }) => {
    expect(message).toBe(`${path}: expected an element, as the merchant is configured, got nothing`);
    return `${line}:${column} ${path.replace(ROOT, "")}`;
  });
}
