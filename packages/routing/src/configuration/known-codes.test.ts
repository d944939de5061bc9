import { expect, test } from "vitest";
import { readKnownCodes } from "./known-codes.ts";

const TABLES = {
  countries: [{ id: 208, alpha2code: "DK" }],
  currencies: [{ id: 978, alpha3code: "EUR", decimals: 2 }],
  methods: [{ id: 8, name: "VISA", psp_type: "", state_id: 1, capabilities: {} }],
  languages: [{ id: "en_GB", label: "English" }],
  transaction_statuses: [
    { code: 2000, sub_code: 7, label: "Authorised" },
    { code: 2010, label: "Declined" },
  ],
} as const;

test.each([
  { closed: "language", want: [["language", ["en_gb"]]] },
  { closed: "transaction_status", want: [["transaction_status", ["2000/7", "2010"]]] },
  { closed: "card", want: [["card", [8]]] },
  {
    closed: "currency",
    want: [
      ["currency", [978]],
      ["currency_alpha", ["EUR"]],
    ],
  },
  {
    closed: "billing_country",
    want: [
      ["billing_country", [208]],
      ["billing_country_alpha", ["DK"]],
    ],
  },
  { closed: "operator", want: [["operator", []]] },
] as const)("reads the known values of $closed", ({ closed, want }) => {
  const known = readKnownCodes({ ...TABLES, closed_codes: [closed] });
  expect([...known].map(([code, values]) => [code, [...values]])).toEqual(want);
});

test("knows no code that is open", () => {
  expect(readKnownCodes(TABLES).size).toBe(0);
});
