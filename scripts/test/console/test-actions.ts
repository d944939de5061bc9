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

  test("an action that waits for an approval is shown, approved and declined, but not by who requested it", async () => {
    const request = `
      insert into operator_actions (kind, target, subject, actor, reason, planned, state, expires_at, total)
      select 'skip-endpoint', '{"endpoint": "https://gone.example"}', 'endpoint:https://gone.example', actor, 'closed for good',
        '{"callbacks": 12}', 'awaiting-approval', now() + interval '1 day', 0
      from unnest(array['ada', 'bea', 'sandbox-operator-key']) actor`;
    await pool.query(request);
    await open("/overview");
    await page.getByText("An action waits for the approval of another person.").waitFor();
    await page.getByRole("link", { name: "Show" }).and(page.locator("[href*=awaiting]")).click();
    const rowOf = (actor: string) => page.getByRole("row", { name: `by ${actor}` });
    const own = rowOf("sandbox-operator-key").getByRole("button");
    await own.waitFor();
    expect(await own.allTextContents()).toEqual(["Decline"]);
    await rowOf("ada").getByRole("button", { name: "Approve" }).click();
    await page.getByRole("dialog").getByText("counted before: callbacks: 12").waitFor();
    await checkState(page);
    await giveReason("Approve");
    await page.getByRole("status").getByText("The action is approved.").waitFor();
    await rowOf("bea").getByRole("button", { name: "Decline" }).click();
    await giveReason("Decline");
    await page.getByRole("status").getByText("The action is declined.").waitFor();
    await open("/actions");
    await rowOf("ada").getByText("approved by sandbox-operator-key").waitFor();
    await rowOf("ada").getByText("finished", { exact: true }).waitFor();
    await rowOf("bea").getByText("declined by sandbox-operator-key: a test of the console").waitFor();
    await pool.query("delete from operator_actions where kind = 'skip-endpoint'");
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
