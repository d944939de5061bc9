import { expect, test } from "vitest";
import { changeAnswers } from "./break-requests.ts";
import { open, page, pool } from "./console-under-test.ts";
import { checkState } from "./find-violations.ts";
import { VERSION_BEFORE } from "./seed-statistics.ts";

const METHOD = "Nordic mobile wallet";

/** How often methods are offered. */
export function testMethods(): void {
  test("a method shows its share over time, and what an activation changed", async () => {
    const { rows } = await pool.query("select digest from configuration_activations limit 1");
    const activation = {
      activated_at: new Date(Date.now() - 6 * 3_600_000).toISOString(),
      kind: "activate",
      digest: rows[0].digest,
      previous: VERSION_BEFORE,
      actor: "anna",
      database_role: "service",
      reason: "the wallet in web shops",
    };
    await changeAnswers(page, "**/internal/v1/configuration/activations*", { items: [activation] });
    await open("/methods");
    await page.getByRole("figure").filter({ hasText: "Any method, offered" }).locator("canvas").waitFor();
    const table = page.getByRole("table", { name: "Methods by their share of searches" });
    await table.getByRole("link", { name: `${METHOD} 11` }).click();
    await page.waitForURL("**/methods?method=11");
    const chart = page.getByRole("figure").filter({ hasText: `${METHOD}, offered` });
    // The middle of the day: before the activation.
    await chart.getByRole("img").hover();
    await chart.getByText(/offered: 2[45](\.\d)? %$/).waitFor();
    const reasons = page.getByRole("figure").filter({ hasText: "why not offered" });
    await reasons.getByText(/platform: 7\d(\.\d)? %$/).waitFor();
    expect(await table.getByRole("rowheader").count()).toBe(1);
    await page.getByRole("row", { name: activation.reason }).getByRole("link").click();
    await page.getByRole("heading", { name: /^Methods before and after sha256:/ }).waitFor();
    const cells = await table.getByRole("row").last().getByRole("cell").allTextContents();
    expect([cells[1], cells[4]]).toEqual([
      expect.stringMatching(/^2[45](\.\d)?%$/),
      expect.stringMatching(/^(50|49\.\d)%$/),
    ]);
    await checkState(page);
  });

  test("counts are of one client, or none", async () => {
    await open("/methods?client_id=10077&method=3");
    await page.getByRole("rowheader", { name: "Danish national debit card 3" }).waitFor();
    await open("/methods?client_id=1");
    await page.getByText("No decision of the period is counted.").waitFor();
  });
}
