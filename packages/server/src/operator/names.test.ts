import { expect, test } from "vitest";
import { loadSandbox } from "../../test/sandbox.ts";
import { addNames, writeWithNames } from "./names.ts";

const { configuration } = await loadSandbox();

test("IDs and codes of a response have the names of the configuration, each once", () => {
  const content = {
    items: [
      { client_id: 10_077, account_id: 10_078, session_code: 4030, transaction_codes: [2000, 1] },
      { client_ids: [10_077, 1], configured_client_ids: [10_078], id: 2, duration_ms: 4030 },
      { offered: [{ id: 3, preference: 1 }], facts: { country: 208, currency: 208, transaction_type: 1 } },
      { explanation: { methods: [{ id: 1 }, { id: 999_999 }] } },
    ],
  };
  const codes = {
    session_statuses: [{ code: 4030, label: "Completed" }],
    transaction_statuses: [{ code: 2000, label: "Authorised" }],
    transaction_types: [{ id: 1, label: "Purchase" }],
  };
  expect(addNames(content, { ...configuration, ...codes })).toEqual({
    ...content,
    names: {
      clients: { 10077: "Sandbox travel shop", 10078: "Sandbox airline" },
      session_statuses: { 4030: "Completed" },
      transaction_statuses: { 2000: "Authorised" },
      methods: { 1: "International credit card", 3: "Danish national debit card" },
      countries: { 208: "DK" },
      currencies: { 208: "DKK" },
      transaction_types: { 1: "Purchase" },
    },
  });
});

test("a response is written with the names that it has before its values are converted", async () => {
  const content = {
    total: { client_id: 10_077 },
    items: [
      { client_id: 10_078, lane: { country: 208 } },
      { methods: [{ id: 1 }], codes: null },
    ],
    offered: [{ id: 3 }, { id: 3 }],
    client_ids: [10_077, 1],
    next: "a",
  };
  const inTurn = async <Result>(work: () => Result) => work();
  const { names } = addNames(content, configuration);
  expect(await writeWithNames(content, configuration, inTurn)).toBe(JSON.stringify({ ...content, names }));
  const written = await writeWithNames(content, configuration, inTurn, (value) =>
    typeof value === "object" ? {} : value,
  );
  expect(JSON.parse(written)).toMatchObject({ offered: [{}, {}], names });
});

test("a code with sub-codes has the label of its entry without one", () => {
  const session_statuses = [
    { code: 1, sub_code: 10, label: "in part" },
    { code: 1, label: "whole" },
    { code: 2, sub_code: 20, label: "other" },
  ];
  const { names } = addNames([{ session_code: 1 }, { session_code: 2 }], {
    ...configuration,
    session_statuses,
  });
  expect(names).toEqual({ session_statuses: { 1: "whole" } });
});
