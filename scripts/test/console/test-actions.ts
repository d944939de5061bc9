import { expect, test } from "vitest";
import { breakAnswer, holdRequests } from "./break-requests.ts";
import { giveReason, open, opened, page, pool } from "./console-under-test.ts";
import { checkState } from "./find-violations.ts";
import { DECIDED, SESSIONS } from "./seed.ts";

const { clientId } = DECIDED;

/** Actions, by mouse and by keyboard. */
export function testActions(): void {
  test("an action is taken by keyboard alone, and the focus returns", async () => {
    const session = SESSIONS.retrying;
    await open("/lanes?client_id=10078");
    await page.getByRole("button", { name: `Pause session ${session}` }).press("Enter");
    await page.getByRole("dialog").waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await page.keyboard.press("Enter");
    await page.getByRole("dialog").waitFor();
    // Opened again before the browser has emitted `close`.
    await page.evaluate("document.querySelector('dialog').close(); document.activeElement.click()");
    await page.getByRole("dialog").waitFor();
    await checkState(page);
    // The reason has the focus.
    await page.keyboard.type("a test of the console");
    await page.keyboard.press("Enter");
    await page.getByRole("status").getByText(`The lane of session ${session} is paused.`).waitFor();
    const resume = page.getByRole("button", { name: `Resume session ${session}` });
    await resume.waitFor();
    expect(await resume.evaluate((button) => button === button.ownerDocument.activeElement)).toBe(true);
    await page.keyboard.press("Enter");
    await page.getByRole("dialog").waitFor();
    await page.keyboard.type("it is over");
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: `Pause session ${session}` }).waitFor();
  });

  test("a problem of an action stays in its dialog", async () => {
    await open(`/lanes?client_id=10078`);
    await page.getByRole("button", { name: `Pause session ${SESSIONS.retrying}` }).click();
    await breakAnswer(page, "**/internal/v1/lanes/*/pause");
    await giveReason("Pause the lane");
    await page.getByRole("dialog").getByRole("alert").getByText("The answer could not be read").waitFor();
    const held = await holdRequests(page);
    await giveReason("Pause the lane");
    await held.fail(500);
    await page.getByRole("dialog").getByRole("alert").getByText("A test caused this.").waitFor();
    await giveReason("Pause the lane");
    await page.getByRole("status").getByText("is paused").waitFor();
  });

  test("an endpoint that only a recovery holds cannot be resumed", async () => {
    await pool.query("insert into delivery_hold (reason) values ('held until it is acknowledged')");
    await open(`/endpoints?endpoint=${opened.merchants.origins.rejects}`);
    await page.getByText("held until it is acknowledged").waitFor();
    const actions = page.getByRole("table").getByRole("button");
    expect(await actions.allTextContents()).toEqual(["Skip"]);
    await open("/overview");
    await page.getByText("All deliveries are held until payment-routing recover --acknowledge.").waitFor();
    await pool.query("delete from delivery_hold");
  });

  test("an endpoint is resumed, and a test event leads to its callback", async () => {
    await open("/endpoints?breaker=open");
    await page.getByRole("button", { name: /^Pause http/ }).click();
    await giveReason("Pause the endpoint");
    await page.getByRole("cell", { name: /^paused / }).waitFor();
    await page.getByRole("button", { name: /^Resume http/ }).click();
    await giveReason("Resume the endpoint");
    await page.getByRole("status").getByText("is active.").waitFor();
    await page.getByRole("button", { name: "Send a test event" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Client").fill(String(clientId));
    await dialog.getByLabel("Session code").fill("4030");
    await giveReason("Send a test event");
    await page.getByRole("heading", { level: 1, name: "Callback test_" }).waitFor();
  });
}
