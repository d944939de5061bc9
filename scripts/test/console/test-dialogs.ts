import type { Locator } from "@payment-routing/test-support/browser";
import { expect, test } from "vitest";
import { KEYS } from "../../src/sandbox.ts";
import { holdRequests } from "./break-requests.ts";
import { moveTo, open, page, pauseUpdates, pool, signIn } from "./console-under-test.ts";
import { SESSIONS } from "./seed.ts";

const REASON = "typed before anything else";

/** What is typed in dialogs. */
export function testDialogs(): void {
  test.each([
    { path: `/sessions/${SESSIONS.parked}`, button: "Erase the session" },
    { path: "/endpoints", button: "Send a test event" },
    { path: "/keys", button: "Create a key" },
    { path: `/lanes?client_id=10078`, button: `Skip session ${SESSIONS.retrying}` },
    { path: "/lanes?state=parked", button: "Unpark matching" },
    { path: `/callbacks?session_id=${SESSIONS.parked}`, button: "Redeliver matching" },
  ])("the reason has the focus in the dialog of $button", async ({ path, button }) => {
    await moveTo(await signIn(KEYS.admin));
    await open(path);
    await page.getByRole("button", { name: button }).first().click();
    await page.getByRole("dialog").waitFor();
    await page.keyboard.type(REASON);
    expect(await reasonField().inputValue()).toBe(REASON);
  });

  test("a reason that is typed while the count is read stays, also after failures", async () => {
    await open("/lanes?state=parked&client_id=10077");
    const unpark = page.getByRole("button", { name: "Unpark matching" });
    await unpark.waitFor();
    await pauseUpdates();
    const counting = await holdRequests(page);
    await unpark.click();
    await page.getByRole("dialog").getByText("Counting").waitFor();
    await page.keyboard.type(REASON);
    await counting.fail(500);
    const alert = page.getByRole("dialog").getByRole("alert");
    await alert.getByText("A test caused this.").waitFor();
    expect(await reasonField().inputValue()).toBe(REASON);
    expect(await submitOf("Unpark matching").isDisabled()).toBe(true);

    // Escape loses nothing, and neither does a reload. Cancel forgets it.
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await page.reload();
    await unpark.click();
    expect(await reasonField().inputValue()).toBe(REASON);
    await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();
    await pauseUpdates();
    await unpark.click();
    expect(await reasonField().inputValue()).toBe("");
    await page.keyboard.type(REASON);
    await page
      .getByRole("dialog")
      .getByText(/would change, on all pages/)
      .waitFor();
    const acting = await holdRequests(page);
    await submitOf("Unpark matching").click();
    await acting.fail(500);
    await alert.getByText("A test caused this.").waitFor();
    expect(await reasonField().inputValue()).toBe(REASON);
    expect(await submitOf("Unpark matching").isEnabled()).toBe(true);
  });

  test("what was typed is there after signing in again, for the same key only", async () => {
    await moveTo(await signIn(KEYS.operator));
    await open("/lanes?client_id=10078");
    await pauseUpdates();
    await page.getByRole("button", { name: `Skip session ${SESSIONS.retrying}` }).click();
    await page.keyboard.type(REASON);
    for (const [key, isThere] of [
      [KEYS.operator, true],
      [KEYS.admin, false],
    ] as const) {
      await pool.query(
        "update console_sessions set expires_at = now() where created_at = (select max(created_at) from console_sessions)",
      );
      await submitOf("Skip the callback").click();
      await page.getByLabel("Operator key").fill(key);
      await page.getByRole("button", { name: "Sign in", exact: true }).click();
      await page.getByRole("table").waitFor();
      expect(await page.getByRole("dialog").count()).toBe(isThere ? 1 : 0);
      if (isThere) expect(await reasonField().inputValue()).toBe(REASON);
    }
  });

  test("what was typed in a dialog of one thing does not stand in that of another", async () => {
    await moveTo(await signIn(KEYS.operator));
    await open("/lanes?client_id=10078");
    const openSkip = (session: number) =>
      page.getByRole("button", { name: `Skip session ${session}` }).click();
    await openSkip(SESSIONS.retrying);
    await page.keyboard.type(REASON);
    await page.keyboard.press("Escape");
    await openSkip(SESSIONS.retrying + 1);
    expect(await reasonField().inputValue()).toBe("");
    await page.keyboard.press("Escape");
    await openSkip(SESSIONS.retrying);
    expect(await reasonField().inputValue()).toBe(REASON);
  });

  test("the client of a new key stays while another holder is looked at", async () => {
    await moveTo(await signIn(KEYS.admin));
    await open("/keys");
    await page.getByRole("button", { name: "Create a key" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Client ID").fill("10077");
    await dialog.getByLabel("Scope, or client").selectOption("viewer");
    await dialog.getByLabel("Client ID").waitFor({ state: "hidden" });
    await dialog.getByLabel("Scope, or client").selectOption("client");
    expect(await dialog.getByLabel("Client ID").inputValue()).toBe("10077");
  });
}

const reasonField = (): Locator => page.getByRole("dialog").getByLabel("Reason, for the audit");

const submitOf = (name: string): Locator =>
  page.getByRole("dialog").getByRole("button", { name, exact: true });
