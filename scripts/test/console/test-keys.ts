import { expect, test, vi } from "vitest";
import { CLIENT_ID, KEYS } from "../../src/sandbox.ts";
import { changeAnswers } from "./break-requests.ts";
import {
  giveReason,
  listActions,
  moveTo,
  open,
  opened,
  page,
  pool,
  signIn,
  WAIT,
} from "./console-under-test.ts";
import { checkState } from "./find-violations.ts";

/** The page of keys and secrets. */
export function testKeys(): void {
  test("an admin creates a key, which is shown once and opens the service, and revokes it", async () => {
    const admin = await signIn(KEYS.admin);
    await admin.grantPermissions(["clipboard-read", "clipboard-write"]);
    await moveTo(admin);
    await open(`/keys?client_id=${CLIENT_ID}`);
    await page.getByRole("button", { name: "Create a key" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("ID of the key").fill(KEYS.merchant);
    await dialog.getByLabel("Client ID").fill(String(CLIENT_ID));
    await dialog.getByLabel("Expires").fill("2099-01-01T00:00:00");
    await giveReason("Create a key");
    await dialog.getByRole("alert").getByText(KEYS.merchant).waitFor();
    await dialog.getByLabel("ID of the key").fill("console-second");
    await checkState(page);
    await giveReason("Create a key");
    await dialog.getByText("This is the only time").waitFor();
    const key = (await dialog.locator("pre").textContent()) ?? "";
    // Processes learn of it from the database.
    await expect.poll(() => search(key)).toBe(400);
    await dialog.getByRole("button", { name: "Copy the key" }).click();
    await dialog.getByText("Copied.").waitFor();
    expect(await page.evaluate("navigator.clipboard.readText()")).toBe(key);
    await checkState(page);
    await dialog.getByRole("button", { name: "Close" }).click();
    await page.getByText(key).waitFor({ state: "detached" });

    const row = page
      .getByRole("row")
      .filter({ has: page.getByRole("rowheader", { name: "console-second" }) })
      .filter({ hasText: `by ${KEYS.admin}` });
    await row.getByRole("cell", { name: KEYS.merchant, exact: true }).waitFor();
    await row.getByRole("cell", { name: `Sandbox travel shop ${CLIENT_ID}` }).waitFor();
    await page
      .getByRole("table", { name: "Secrets" })
      .getByText(`Sandbox travel shop ${CLIENT_ID}`)
      .first()
      .waitFor();
    await row.getByRole("button", { name: "Revoke console-second" }).click();
    await giveReason("Revoke the key");
    await page.getByRole("status").getByText("is revoked").waitFor();
    await row.waitFor({ state: "detached" });
    await expect.poll(() => search(key)).toBe(401);
    await page.getByRole("link", { name: "Show 1 expired or revoked key" }).click();
    await page.waitForURL("**/keys?client_id=*&ended=shown");
    await row.getByText("revoked", { exact: true }).waitFor();
    const { rows } = await pool.query(
      "select action, actor, reason from audit where detail ->> 'key_id' = 'console-second' order by at",
    );
    const change = { actor: KEYS.admin, reason: "a test of the console" };
    expect(rows).toEqual([
      { action: "create-key", ...change },
      { action: "revoke-key", ...change },
    ]);
  });

  test("a key of an unknown client is created with a warning, and shows when it was last used", async () => {
    await moveTo(await signIn(KEYS.admin));
    await open("/keys");
    await page.getByRole("button", { name: "Create a key" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("ID of the key").fill("console-unknown-client");
    await dialog.getByLabel("Client ID").fill("10999");
    await giveReason("Create a key");
    await dialog.getByText("does not contain this client").waitFor();
    await dialog.getByRole("button", { name: "Close" }).click();
    const key = page.getByRole("row", { name: "console-unknown-client" });
    await key.getByRole("cell", { name: "not yet" }).waitFor();
    // No process uses the key, so none writes another time.
    await pool.query(
      "insert into key_uses values (10999, '', 'console-unknown-client', '2026-11-20T09:30:00Z')",
    );
    await page.reload();
    await key.getByTitle("2026-11-20 09:30:00.000 UTC").waitFor();
  });

  test("a limited key shows the pages of its clients, and says why others are denied", async () => {
    await moveTo(await signIn(KEYS.admin));
    await open("/keys");
    await page.getByRole("button", { name: "Create a key" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("ID of the key").fill("console-support");
    await dialog.getByLabel("Scope, or client").selectOption("operator");
    await dialog.getByLabel("Only for clients").fill(String(CLIENT_ID));
    await checkState(page);
    await giveReason("Create a key");
    await dialog.getByText("This is the only time").waitFor();
    const key = (await dialog.locator("pre").textContent()) ?? "";
    await dialog.getByRole("button", { name: "Close" }).click();
    await page
      .getByRole("row", { name: "console-support" })
      .getByText(`Sandbox travel shop ${CLIENT_ID}`)
      .waitFor();

    // Processes learn of it from the database.
    const limited = await vi.waitFor(() => signIn(key), WAIT);
    await moveTo(limited);
    await open("");
    await page.getByRole("heading", { name: "Callbacks" }).waitFor();
    const links = await page
      .getByRole("navigation", { name: "Pages" })
      .getByRole("listitem")
      .allTextContents();
    expect(links).toEqual([
      ...[
        "Callbacks",
        "Lanes",
        "Endpoints",
        "Sessions",
        "Searches and decisions",
        "Methods",
        "Workbench",
        "Audit",
      ],
    ]);
    await page.getByRole("button", { name: "console-support" }).click();
    await page.getByText("Limited to clients:").waitFor();
    await page.locator("#person").getByText(`Sandbox travel shop ${CLIENT_ID}`).waitFor();
    await checkState(page);
    await open("/endpoints");
    await page.getByRole("row").nth(1).waitFor();
    expect(await page.getByRole("row").getByRole("button").count()).toBe(0);
    await open("/keys");
    await page.getByRole("alert").first().getByText("This concerns other clients too.").waitFor();
    await checkState(page);
  });

  test("who may not change keys sees why", async () => {
    await open("/keys");
    await page.getByText("It takes a key of scope admin").waitFor();
    expect(await listActions().count()).toBe(0);
  });

  test("keys from files are changed there", async () => {
    await moveTo(await signIn(KEYS.admin));
    await changeAnswers(page, "**/internal/v1/configuration", { source: "files" });
    await open("/keys");
    await page.getByText("The keys come from files").waitFor();
    expect(await listActions().count()).toBe(0);
  });
}

/** The status of a request with a key: 400 when it is let in, for the document is empty. */
async function search(key: string): Promise<number> {
  const response = await fetch(`${opened.service.url}/crs/routingservice/external/get-payment-methods`, {
    method: "POST",
    headers: { authorization: `Basic ${btoa(`${CLIENT_ID}:${key}`)}`, "content-type": "application/xml" },
  });
  return response.status;
}
