import { expect, test } from "vitest";
import { open, opened, page, pool } from "./console-under-test.ts";
import { checkState } from "./find-violations.ts";
import { SESSIONS } from "./seed.ts";
import { SEARCHES_A_MINUTE } from "./seed-statistics.ts";

/** The overview, its charts, and where it leads. */
export function testOverview(): void {
  test("the console starts with the overview, whose figures lead to what they count", async () => {
    await open("");
    await page.waitForURL("**/console/overview");
    const parked = page.getByRole("link", { name: /^Parked lanes/ });
    const number = Number.parseInt((await parked.locator("strong").textContent()) ?? "", 10);
    await parked.click();
    await page.waitForURL("**/lanes?state=parked");
    await expect.poll(() => page.getByRole("rowheader").count()).toBe(number);
    await page.goBack();
    await page.getByRole("link", { name: /^Failing lanes/ }).click();
    await page.waitForURL("**/lanes?state=failing");
    await page.getByText("circuit breaker open").first().waitFor();
    await page.goBack();
    await page.getByRole("link", { name: "Show" }).first().click();
    await page.getByRole("heading", { level: 1, name: "Endpoints" }).waitFor();
    await page.waitForURL("**/endpoints?breaker=open");
  });

  test("waiting callbacks lead to all that wait, also those that the contract rejects", async () => {
    const parked = [SESSIONS.parked, 2];
    await pool.query(
      "update callbacks set state = 'rejected' where session_id = $1 and sequence = $2",
      parked,
    );
    await open("/overview");
    const waiting = page.getByRole("link", { name: /^Waiting callbacks/ });
    const number = Number.parseInt((await waiting.locator("strong").textContent()) ?? "", 10);
    await waiting.click();
    await page.waitForURL("**/callbacks?state=*");
    await page.getByRole("cell", { name: "rejected", exact: true }).waitFor();
    expect(await page.getByRole("rowheader").count()).toBe(number);
    await pool.query(
      "update callbacks set state = 'waiting' where session_id = $1 and sequence = $2",
      parked,
    );
  });

  test("outcomes of searches lead to decisions, or to rejected searches", async () => {
    await open("/overview");
    const outcomes = page.getByRole("list", { name: "Searches by outcome" });
    await outcomes.getByText(/invalid-document/).waitFor();
    await outcomes.getByRole("link", { name: "offered" }).click();
    await page.waitForURL("**/decisions?outcome=offered&since=*");
    await page.getByRole("rowheader").first().waitFor();
    await open("/overview");
    await outcomes.getByRole("link", { name: "invalid-document" }).click();
    await page.waitForURL("**/searches/rejected?code=invalid-document&since=*");
    await page.getByText("/payment_method_search_criteria/transaction/amount/decimal").first().waitFor();
  });

  test("an endpoint that has drained leads to its state and its attempts", async () => {
    await open("/overview");
    const endpoint = opened.merchants.origins.accepts;
    await page.getByRole("link", { name: endpoint }).first().click();
    await page.waitForURL("**/endpoints/page?endpoint=*");
    await page.getByLabel("State").getByRole("link", { name: "0", exact: true }).waitFor();
    await page.getByText(/attempts, 9[\d.]+% accepted/).waitFor();
  });

  test("charts are drawn, and their tables have the same values", async () => {
    await open("/overview");
    const chart = page.getByRole("figure").filter({ hasText: "Searches a minute" });
    await chart.locator("canvas").waitFor();
    await chart.getByRole("img").hover();
    await chart.getByText(`searches: ${SEARCHES_A_MINUTE}`).waitFor();
    // The pointer over one chart shows the values of all at its time.
    const other = page.getByRole("figure").filter({ hasText: "Time to deliver" });
    await other.getByText(/p95: [\d.]+ ms$/).waitFor();
    const time = await chart.locator("figcaption time").getAttribute("datetime");
    expect(await other.locator("figcaption time").getAttribute("datetime")).toBe(time);
    await chart.getByText("Table: Searches a minute").click();
    const row = chart.getByRole("row").nth(30);
    expect(await row.getByRole("cell").first().textContent()).toBe(String(SEARCHES_A_MINUTE));
    await checkState(page);
    await page.getByRole("link", { name: "30 d" }).click();
    await page.waitForURL("**/overview?minutes=43200");
    await page.getByText(/7,\d{3} searches/).waitFor();
    await page.getByRole("link", { name: "24 h" }).click();
    await page.waitForURL("**/overview?minutes=1440");
    await page.getByText(/7,\d{3} searches/).waitFor();
  });

  test("a chart has room for the longest label of an axis", async () => {
    await page.route("**/internal/v1/overview*", async (route) => {
      const response = await route.fetch();
      const { searches, ...overview } = await response.json();
      const points = searches.points.map((point: object) => ({ ...point, p95_ms: 195_000 }));
      await route.fulfill({ response, json: { ...overview, searches: { ...searches, points } } });
    });
    await open("/overview");
    const chart = page.getByRole("figure").filter({ hasText: "Duration of searches" });
    await chart.locator("canvas").waitFor();
    const free = await chart
      .locator(".u-axis")
      .last()
      .evaluate((axis) => {
        const context = axis.ownerDocument.createElement("canvas").getContext("2d");
        if (context === null) throw new Error("there is no canvas");
        context.font = axis.ownerDocument.defaultView?.getComputedStyle(axis).font ?? "";
        // Beside its gap.
        return axis.clientWidth - 5 - context.measureText("200,000 ms").width;
      });
    expect(free).toBeGreaterThanOrEqual(0);
  });

  test("charts are drawn where the browser has a language that Intl rejects", async () => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, "language", { value: "en-US@posix", configurable: true }),
    );
    await open("/overview");
    await expect.poll(() => page.locator("canvas").count()).toBe(4);
  });

  test("a service without traffic says so", async () => {
    await page.route("**/internal/v1/overview*", async (route) => {
      const response = await route.fetch();
      const { backlog, searches, callbacks, ...overview } = await response.json();
      const json = {
        ...overview,
        backlog: { ...backlog, callbacks: 0, lanes_parked: 0, oldest_undelivered_age_ms: undefined },
        searches: { count: 0, outcomes: [], points: [] },
        callbacks: { ...callbacks, p95_ms: undefined, points: [] },
        open_breakers: [],
        worst_endpoints: [],
        warnings: [],
      };
      await route.fulfill({ response, json });
    });
    await open("/overview");
    for (const text of ["No warnings", "nothing waits", "No circuit breaker is open.", "No attempt failed"])
      await page.getByText(text).waitFor();
    await page.locator("canvas").first().waitFor();
    await checkState(page);
  });

  test("an endpoint shows how its attempts went", async () => {
    await open(`/endpoints?endpoint=${opened.merchants.origins.fails}`);
    await page.getByText(/5xx: 2\d\d/).waitFor();
    await page.getByRole("img", { name: /^accepted: \d/ }).waitFor();
    await page.getByText("20 at once").waitFor();
  });
}
