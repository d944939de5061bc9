import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { fromRoot } from "../../src/repository.ts";
import { KEYS, SEARCH } from "../../src/sandbox.ts";
import { context, open, page, pool } from "./console-under-test.ts";
import { checkState } from "./find-violations.ts";
import { DECIDED, SESSIONS } from "./seed.ts";
import { replaceText, searchXml } from "./test-editor.ts";
import { NARROW } from "./watch-page.ts";

const { clientId, eventId } = DECIDED;

const READERS = "select actor from audit where action = 'read-session' and subject = $1";

/** Why something happened to a payment: callbacks, sessions and decisions. */
export function testPayments(): void {
  test("a callback shows its attempts at once, and its body only when asked", async () => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await open(`/callbacks?session_id=${SESSIONS.parked}`);
    await page.getByRole("row", { name: "waiting, parked" }).last().getByRole("link").first().click();
    await page.getByText("Attempt 2").waitFor();
    expect(await page.getByText("400 rejected").count()).toBe(2);
    await page.getByText("Request headers, without signatures").first().click();
    await page
      .getByText(/^webhook-id: cb_/m)
      .first()
      .waitFor();
    expect(await page.getByText("1900554321").count()).toBe(1);
    await page.getByRole("button", { name: "Show the body" }).click();
    await page.locator("pre", { hasText: '"session_id":2001' }).waitFor();
    await page.getByText("The signature matches.").waitFor();
    await page.getByText("The contract accepts the body.").waitFor();
    expect(await page.getByText("Request headers, with signatures").count()).toBe(2);
    await page
      .getByText(/^webhook-signature: v1,/m)
      .first()
      .waitFor();
    const { rows } = await pool.query("select actor, subject from audit where action = 'read-body'");
    expect(rows).toEqual([{ actor: KEYS.operator, subject: `session:${SESSIONS.parked}` }]);
    await page.getByRole("button", { name: "Copy as curl" }).click();
    await page.getByText("Copied.").waitFor();
    expect(await page.evaluate("navigator.clipboard.readText()")).toMatch(
      /^curl -sS -X POST 'http:[\s\S]* 'webhook-signature: v1,[\s\S]*--data-binary '\{/,
    );
    await checkState(page);
    await page.setViewportSize(NARROW);
    expect(await page.evaluate("document.documentElement.scrollWidth")).toBeLessThanOrEqual(NARROW.width);
  });

  test("a session shows why a report created no callback", async () => {
    await open("/sessions");
    await page.getByRole("combobox", { name: "Search" }).fill(String(SESSIONS.silent));
    await page.keyboard.press("Enter");
    await page.getByText("the session has no transaction.").waitFor();
    await page.getByText("It contains personal data: the audit records who shows it.").waitFor();
    const { rows } = await pool.query(READERS, [`session:${SESSIONS.silent}`]);
    expect(rows).toEqual([]);
    await page.getByRole("button", { name: "Show the data" }).click();
    await page.locator("pre", { hasText: '"session_id": 1900' }).waitFor();
    const after = await pool.query(READERS, [`session:${SESSIONS.silent}`]);
    expect(after.rows).toEqual([{ actor: KEYS.operator }]);
  });

  test("the time of a session is drawn to scale", async () => {
    const at = (seconds: number) => new Date(Date.UTC(2026, 10, 20, 9, 30, seconds)).toISOString();
    await page.route("**/internal/v1/payment-sessions/*/history*", async (route) => {
      const response = await route.fetch();
      const [report] = (await response.json()).history;
      const history = [0, 10].map((seconds) => ({ ...report, report_id: `${seconds}`, at: at(seconds) }));
      await route.fulfill({ response, json: { history } });
    });
    await page.route("**/internal/v1/callbacks*", async (route) => {
      const response = await route.fetch();
      const [callback] = (await response.json()).items;
      await route.fulfill({
        response,
        json: { items: [{ ...callback, made_at: at(1), settled_at: at(4) }] },
      });
    });
    await open(`/sessions/${SESSIONS.delivered}`);
    const bar = page.locator(".time-plot .span");
    // A line has no height that could be seen.
    await bar.waitFor({ state: "attached" });
    expect([await bar.getAttribute("x1"), await bar.getAttribute("x2")]).toEqual(["10%", "40%"]);
    const reports = await page.locator(".time-plot circle").all();
    expect(await Promise.all(reports.map((dot) => dot.getAttribute("cx")))).toEqual(["0%", "100%"]);
    await page.getByRole("link", { name: "Callback 1" }).first().click();
    await page.waitForURL("**/callbacks/cb_*");
  });

  test("an event leads to the rule that excludes a method, with its file and line", async () => {
    await open("/decisions");
    await page.getByRole("button", { name: "Event" }).click();
    await page.getByLabel("Event").fill(String(eventId));
    await page.keyboard.press("Enter");
    await page.waitForURL(`**/decisions?event_id=${eventId}`);
    await page
      .getByRole("row", { name: String(clientId) })
      .getByRole("link")
      .click();
    const method = page.getByRole("row", { name: DECIDED.excludedMethod });
    await method.getByText('expected one of "iOS", "Android", got "HTML5"').waitFor();
    await method.getByText("catalogue.yaml:70:17").waitFor();
    await page.getByRole("heading", { name: "App and device" }).waitFor();
    const fact = (label: string) =>
      page.locator("dl div").filter({ has: page.getByText(label, { exact: true }) });
    await fact("Country").getByText("DK 208").waitFor();
    await fact("Email address validated").getByText("no").waitFor();
    await method.getByText("near miss: one constraint").waitFor();
    for (const fact of ["DK 208", "DKK 208", "1,249.50 DKK"])
      await page.getByRole("definition").getByText(fact, { exact: true }).first().waitFor();
    await page.getByRole("link", { name: /^Near misses/ }).click();
    await page.waitForURL("**show=near-misses");
    const methods = page.getByRole("table", { name: "Payment methods by constraints" });
    expect(await methods.getByRole("row", { name: "Danish national debit card" }).count()).toBe(0);
    await method.waitFor();
  });

  test("a search is built in a form that the contract describes", async () => {
    await open("/workbench");
    const search = page.getByRole("group", { name: "Search", exact: true });
    const fill = (label: string, value: string) => search.getByLabel(label, { exact: true }).fill(value);
    const amount = search.getByRole("group", { name: "amount", exact: true });
    await fill("event ID", "7001");
    await fill("account ID", "100482");
    await fill("order number", "PNR6XQ");
    await amount.first().getByLabel("value").fill("1000");
    await amount.first().getByLabel("country ID").fill("208");
    await amount.first().getByLabel("decimal").fill("2");
    await amount.last().getByLabel("country ID").fill("208");
    await amount.last().getByLabel("value").fill("1000");
    await fill("platform", "HTML5");
    await fill("version", "1.0");
    await fill("IP", "192.0.2.1");
    await fill("client ID", "10077");
    await search.getByRole("button", { name: "Remove fees" }).click();
    await search.getByRole("button", { name: "Add fees" }).click();
    await checkState(page);
    await page.getByRole("button", { name: "Explain" }).click();
    await page.getByRole("row", { name: DECIDED.excludedMethod }).waitFor();
    // What was sent.
    await page.getByRole("link", { name: "XML" }).click();
    await searchXml().getByText("PNR6XQ").waitFor();
  });

  test("the workbench explains a search, and says where it is invalid", async () => {
    const search = readFileSync(fromRoot(SEARCH), "utf8");
    await open("/workbench?input=xml");
    await replaceText(searchXml(), search.replace("<event_id>", "<event_id>x"));
    await page.getByLabel("Decide as of").fill("2026-11-20T09:30:00");
    await page.getByRole("button", { name: "Explain" }).click();
    await page.getByRole("alert").getByText("event_id").first().waitFor();
    await checkState(page);
    await page.locator(".cm-lint-marker-error").waitFor();
    await replaceText(searchXml(), search);
    await page.getByRole("button", { name: "Explain" }).click();
    await page.getByRole("row", { name: DECIDED.excludedMethod }).getByText("near miss").waitFor();
    expect(new URL(page.url()).searchParams.get("at")).toMatch(/^2026-11-20T/);
    await page.getByText("1,249.50 DKK").waitFor();
  });
}
