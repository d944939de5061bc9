import { describe, expect, test } from "vitest";
import { memberAccess, memberKey, typeName } from "./names.ts";

describe("the name of a type", () => {
  test.for([
    { given: "payment_method", want: "PaymentMethod" },
    { given: "sdk-version", want: "SdkVersion" },
    { given: "a.b_c-d", want: "ABCD" },
    { given: "camelCase", want: "CamelCase" },
    { given: "_private_", want: "Private" },
    { given: "étage", want: "Étage" },
    { given: "x1", want: "X1" },
    { given: "_", want: "" },
  ])("$given", ({ given, want }) => {
    expect(typeName(given)).toBe(want);
  });
});

test.for([
  { given: "name", key: "name", access: "value.name" },
  { given: "_", key: "_", access: "value._" },
  { given: "é1", key: "é1", access: "value.é1" },
  { given: "class", key: "class", access: "value.class" },
  { given: "sdk-version", key: '"sdk-version"', access: 'value["sdk-version"]' },
  { given: "a.b", key: '"a.b"', access: 'value["a.b"]' },
  // A name character of XML that no identifier may begin with.
  { given: "\u2070", key: '"\u2070"', access: 'value["\u2070"]' },
])("the member $given", ({ given, key, access }) => {
  expect(memberKey(given)).toBe(key);
  expect(memberAccess("value", given)).toBe(access);
  expect(new Function(`return { ${key}: 7 }`)()).toEqual({ [given]: 7 });
  expect(new Function("value", `return ${access}`)({ [given]: 7 })).toBe(7);
});
