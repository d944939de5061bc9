import { expect, test } from "vitest";
import { VIEWER_KEY } from "../../src/console/prepare-database.ts";
import { KEYS } from "../../src/sandbox.ts";
import { breakAnswer } from "./break-requests.ts";
import {
  giveReason,
  listActions,
  moveTo,
  open,
  openContext,
  opened,
  page,
  pauseUpdates,
  pool,
  signIn,
} from "./console-under-test.ts";
import { checkState } from "./find-violations.ts";
import { SESSIONS } from "./seed.ts";

/** Signing in and out, and what a viewer sees. */
export function testSignIn(): void {
  test("a wrong key is rejected, the sandbox needs one click, and a session ends by expiry and by sign-out", async () => {
    await moveTo(await openContext());
    await open("/callbacks?client_id=10077");
    await page.getByLabel("Operator key").fill("wrong");
    await page.keyboard.press("Enter");
    await page.getByRole("alert").getByText("This key is not valid.").waitFor();
    await checkState(page);

    await page.getByRole("button", { name: "Sign in to the sandbox" }).click();
    await page.getByRole("heading", { name: "Callbacks" }).waitFor();
    // The page that was asked for.
    expect(new URL(page.url()).search).toBe("?client_id=10077");
    await breakAnswer(page, "**/console/api/session");
    await page.reload();
    await page.getByRole("alert").getByText("The answer could not be read").waitFor();
    await page.getByRole("button", { name: "Try again" }).click();
    await page.getByRole("table").waitFor();
    // An update would show the sign-in page before the link below is followed.
    await pauseUpdates();

    await pool.query(
      "update console_sessions set expires_at = now() where created_at = (select max(created_at) from console_sessions)",
    );
    await page.getByRole("link", { name: "Lanes" }).click();
    await page.getByLabel("Operator key").fill(KEYS.operator);
    await page.getByRole("button", { name: "Sign in", exact: true }).click();
    await page.getByRole("heading", { name: "Lanes" }).waitFor();

    await page.getByRole("button", { name: KEYS.operator }).click();
    await page.route("**/console/api/session", (route) => route.fulfill({ status: 503 }), { times: 1 });
    const signOut = page.getByRole("button", { name: "Sign out", exact: true });
    await signOut.click();
    await page.getByRole("alert").getByText("You may still be signed in").waitFor();
    await checkState(page);
    await signOut.click();
    await page.getByLabel("Operator key").waitFor();
    await page.reload();
    await page.getByLabel("Operator key").waitFor();
  });

  test("a person signs in with the company's provider, and comes back to the page that was asked for", async () => {
    const browser = await openContext();
    const tab = await browser.newPage();
    await tab.goto(`${opened.url}/console/lanes?client_id=10077`);
    await tab.getByRole("link", { name: "Sign in with Company" }).waitFor();
    await checkState(tab);
    await tab.getByRole("link", { name: "Sign in with Company" }).click();
    await tab.getByRole("heading", { name: "Lanes" }).waitFor();
    expect(new URL(tab.url()).search).toBe("?client_id=10077");
    await tab.getByRole("button", { name: "oidc:anna@shop.example" }).click();
    await tab.getByRole("button", { name: "Sign out", exact: true }).click();
    await tab.getByRole("link", { name: "Sign in with Company" }).waitFor();
    await tab.goto(`${opened.url}/console/api/oidc/callback?code=old&state=old`);
    await tab.getByRole("alert").getByText("The sign-in took too long").waitFor();
    await browser.close();
  });

  test("a page notices with its next action that somebody else has signed in", async () => {
    await moveTo(await signIn(KEYS.admin));
    await open("/lanes?client_id=10078");
    const pause = page.getByRole("button", { name: `Pause session ${SESSIONS.retrying}` });
    await pause.waitFor();
    // An update that is answered for the session that ends would notice it before the action.
    await pauseUpdates();
    await page.context().request.post(`${opened.url}/console/api/session`, {
      headers: { origin: opened.url },
      data: { key: KEYS.operator },
    });
    await pause.click();
    await giveReason("Pause the lane");
    await page.getByRole("dialog").getByRole("alert").getByText("Somebody else has signed in").waitFor();
    await page.getByRole("button", { name: KEYS.operator, includeHidden: true }).waitFor();
    await giveReason("Pause the lane");
    await page.getByRole("status").getByText("is paused").waitFor();
    await page.getByRole("button", { name: `Resume session ${SESSIONS.retrying}` }).click();
    await giveReason("Resume the lane");
    await pause.waitFor();
  });

  test("a viewer sees no actions and no bodies", async () => {
    await moveTo(await signIn(VIEWER_KEY));
    for (const path of ["/callbacks?client_id=10077", "/lanes", "/endpoints"]) {
      await open(path);
      await page.getByRole("table").waitFor();
      expect(await listActions().count()).toBe(0);
    }
    for (const path of ["/overview", "/configuration", "/system"]) {
      await open(path);
      await page.getByRole("table").first().waitFor();
      expect(await page.locator("main").getByRole("button").count()).toBe(0);
    }
    await open(`/callbacks?session_id=${SESSIONS.parked}`);
    await page.getByRole("rowheader").first().getByRole("link").click();
    await page.getByText("It takes a key of scope operator to see the body").waitFor();
    expect(await page.locator("main").getByRole("button").count()).toBe(0);
    await open(`/sessions/${SESSIONS.parked}`);
    await page.getByText("It takes a key of scope operator to see personal data").waitFor();
    expect(await page.locator("main").getByRole("button").count()).toBe(0);
  });
}
