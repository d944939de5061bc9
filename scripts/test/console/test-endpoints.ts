import { expect, test } from "vitest";
import { giveReason, open, opened, page, pool } from "./console-under-test.ts";
import { checkState } from "./find-violations.ts";
import { DECIDED } from "./seed.ts";

const openEndpoint = (behaviour: keyof typeof opened.merchants.origins, query = "") =>
  open(`/endpoints/page?endpoint=${encodeURIComponent(opened.merchants.origins[behaviour])}${query}`);

const facts = () => page.getByRole("complementary", { name: "State" });

/** The page of an endpoint, pauses, and failures by cause. */
export function testEndpoints(): void {
  test("an endpoint shows its attempts, their duration, what failed, its clients and limits", async () => {
    await openEndpoint("fails");
    await facts().getByText("circuit breaker open").waitFor();
    await facts().getByText("next try at").waitFor();
    await facts().getByText("20 at once").waitFor();
    await facts().getByText("Sandbox travel shop 10077").waitFor();
    const figure = (title: string) => page.getByRole("figure").filter({ hasText: title });
    await figure("Attempts a minute")
      .getByText(/\d attempts, \d[\d.]*% accepted/)
      .waitFor();
    // The newest minute may have no attempt.
    await figure("Duration of an attempt").getByRole("img").hover();
    for (const quantile of ["p50", "p95", "p99"])
      await figure("Duration of an attempt")
        .getByText(new RegExp(`${quantile}: [\\d.]+ ms`))
        .waitFor();
    await figure("by cause")
      .getByText(/5xx: \d/)
      .waitFor();
    await page.getByRole("table", { name: "Failed attempts" }).getByRole("row", { name: "5xx" }).waitFor();
    await page
      .getByRole("table", { name: "Lanes of the endpoint" })
      .getByText("circuit breaker open")
      .first()
      .waitFor();
    await page.getByRole("link", { name: "24 h" }).click();
    await page.waitForURL("**minutes=1440");
    await page.getByText("Failures by cause, of today (UTC)").waitFor();
  });

  test("a test event from the page of an endpoint goes to its client", async () => {
    await openEndpoint("accepts");
    await facts().getByText("Sandbox travel shop").waitFor();
    await page.getByRole("button", { name: "Send a test event" }).click();
    const client = page.getByRole("dialog").getByLabel("Client");
    expect(await client.inputValue()).toBe(String(DECIDED.clientId));
  });

  test("an endpoint for which nothing waits is paused until tomorrow morning, and for other times", async () => {
    await openEndpoint("accepts");
    await facts()
      .getByRole("button", { name: /^Pause/ })
      .click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Until 06:00 tomorrow").check();
    await dialog.getByText(/^\w{3} \d+, \d{4}, 6:00:00 AM, which is .* UTC\.$/).waitFor();
    await checkState(page);
    await giveReason("Pause the endpoint");
    await facts().getByText("until ").waitFor();
    expect(await readEnd("accepts")).toEqual(await page.evaluate<Date>(TOMORROW));
    // Another pause changes the end.
    await facts()
      .getByRole("button", { name: /^Change the end/ })
      .click();
    await dialog.getByLabel("Until another time").check();
    await dialog.getByLabel("Time of the end").fill("2100-01-01T05:30");
    await giveReason("Pause the endpoint");
    await expect.poll(() => readEnd("accepts")).toEqual(new Date("2100-01-01T00:00:00Z"));
    await facts()
      .getByRole("button", { name: /^Resume/ })
      .click();
    await giveReason("Resume the endpoint");
    await facts().getByText("active").waitFor();
  });

  test("what failed for one cause has an example, and actions with the filter filled in", async () => {
    await open("/endpoints");
    await page.getByRole("link", { name: "Failures by cause" }).click();
    const row = page.getByRole("row", { name: "4xx" });
    await row.getByRole("link", { name: "Last callback" }).click();
    await page.getByText("400 rejected").first().waitFor();
    await page.goBack();
    const dialog = page.getByRole("dialog");
    const { rejects } = opened.merchants.origins;
    await row.getByRole("button", { name: /^Redeliver/ }).click();
    await dialog.getByText(`State: waiting, skipped; Created: from`).waitFor();
    await dialog.getByText(/4 callbacks match on all pages/).waitFor();
    await checkState(page);
    await page.keyboard.press("Escape");
    await row.getByRole("button", { name: /^Unpark/ }).click();
    await dialog.getByText(`State: parked; Endpoint: ${rejects}`).waitFor();
    await dialog.getByText("3 lanes would change").waitFor();
    await page.keyboard.press("Escape");
    await row.getByRole("button", { name: /^Pause/ }).click();
    await dialog.getByText(`Nothing is sent to ${rejects} meanwhile`).waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Endpoint", exact: true }).click();
    await page.getByLabel("Endpoint", { exact: true }).fill(opened.merchants.origins.fails);
    await page.keyboard.press("Enter");
    await row.waitFor({ state: "detached" });
    await page.getByRole("row", { name: "5xx" }).waitFor();
  });
}

/** In the zone of the browser. */
const TOMORROW = `(() => {
  const now = new Date();
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1, 6);
})()`;

async function readEnd(behaviour: "accepts"): Promise<Date> {
  const { rows } = await pool.query("select paused_until from endpoints where endpoint = $1", [
    opened.merchants.origins[behaviour],
  ]);
  return rows[0].paused_until;
}
