import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { loadConfiguration } from "@payment-routing/config-store";
import { expect, onTestFinished, test } from "vitest";
import { readProblemXml } from "../../test/read-problem.ts";
import { FULL_SEARCH } from "../../test/sandbox.ts";
import { search } from "../../test/send.ts";
import { startServer } from "../../test/start-server.ts";

const SANDBOX = fileURLToPath(new URL("../../../../schemas/examples/config/valid", import.meta.url));
const WITHOUT_MAIL = FULL_SEARCH.replace(/<email>\s*<email>.*?<\/email>/s, "<email>");

test("a search without fields that the merchant requires is rejected with an issue for each", async () => {
  const port = await serve(
    "    accounts:",
    "    required_fields: [client_info/email/email, client_info/device_id]\n    accounts:",
  );
  expect((await search(port, { body: FULL_SEARCH })).status).toBe(200);
  const response = await search(port, { body: WITHOUT_MAIL.replace(/<device_id>.*?<\/device_id>/s, "") });
  const root = "/payment_method_search_criteria/client_info";
  expect(readProblemXml(response)).toMatchObject({
    code: "invalid-document",
    status: 400,
    event_id: "918273645",
    issues: ["device_id", "email/email"].map((field) => ({
      message: `${root}/${field}: expected an element, as the merchant is configured, got nothing`,
      line: expect.anything(),
      column: expect.anything(),
    })),
  });
});

test("problems of the caller precede those of required fields", async () => {
  const port = await serve("    accounts:", "    required_fields: [client_info/email/email]\n    accounts:");
  const stranger = WITHOUT_MAIL.replace(/<account_id>\d+/, "<account_id>1");
  expect(readProblemXml(await search(port, { body: stranger })).code).toBe("account-mismatch");
});

test("an unknown value of a closed code has no method", async () => {
  const port = await serve(
    "    accounts:",
    "    accounts:",
    "platforms: [{ id: fax, label: Fax }]\nclosed_codes: [platform]\n",
  );
  expect(readProblemXml(await search(port, { body: FULL_SEARCH }))).toMatchObject({
    code: "no-eligible-method",
    status: 422,
  });
});

/** Serves the sandbox with a changed first merchant and an additional file. */
async function serve(part: string, replacement: string, more = ""): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), "merchant-rules-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync(SANDBOX, folder, { recursive: true });
  const merchants = readFileSync(join(folder, "merchants.yaml"), "utf8");
  writeFileSync(join(folder, "merchants.yaml"), merchants.replace(part, replacement));
  if (more !== "") writeFileSync(join(folder, "more.yaml"), more);
  const { port } = await startServer({ configuration: await loadConfiguration(folder, { sandbox: true }) });
  return port;
}
