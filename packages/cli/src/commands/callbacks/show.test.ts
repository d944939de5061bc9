import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { runLine } from "../../../test/run-line.ts";

const CALLBACK = {
  callback_id: "cb_1",
  session_id: 7,
  sequence: 1,
  client_id: 10077,
  account_id: 100482,
  made_at: "2026-11-21T19:49:10Z",
  state: "waiting",
  session_code: 4000,
  is_final: false,
  transaction_ids: [1, 2],
  transaction_codes: [2000],
  attempts: 0,
  secret_ids: [],
  supersedes: [],
  redeliveries: [],
  history: [],
};

test("a callback is shown with its transactions", async () => {
  const shown = await show();
  expect(shown).toMatchObject({ code: 0, err: "" });
  expect(shown.out).toContain("  status        4000; transactions 1, 2, codes 2000\n");
});

async function show() {
  const service = createServer((_request, response) => {
    response.setHeader("content-type", "application/json").end(JSON.stringify(CALLBACK));
  });
  await once(service.listen(0, "127.0.0.1"), "listening");
  onTestFinished(() => void service.close());
  const { port } = service.address() as AddressInfo;
  const environment = { OPERATOR_URL: `http://127.0.0.1:${port}`, OPERATOR_KEY: "viewer-key" };
  return runLine(["callbacks", "show", "cb_1"], { environment });
}
