import { expect, test } from "vitest";
import { count, open, opened, page } from "./console-under-test.ts";
import { SESSIONS } from "./seed.ts";

/** How pages show failures of merchants' servers. Waits for statistics, which are stored at the end of a minute. */
export function testFailures(): void {
  test.each([
    { name: "never answers", session: SESSIONS.retrying, said: "timeout" },
    { name: "resets the connection", session: SESSIONS.reset, said: "no response" },
  ])("a callback shows that its receiver $name", async ({ session, said }) => {
    await open(`/callbacks?session_id=${session}`);
    await page.getByRole("rowheader").first().getByRole("link").click();
    const attempt = page.getByRole("listitem").filter({ hasText: "Attempt 1" });
    await attempt.getByText(said).first().waitFor();
  });

  test.each([
    { behaviour: "silent", error: "timeout" },
    { behaviour: "resets", error: "connection" },
  ] as const)(
    "an endpoint counts its errors by class: $error",
    { timeout: 120_000 },
    async ({ behaviour, error }) => {
      const endpoint = opened.merchants.origins[behaviour];
      const stored = `statistics_minutes where endpoint = '${endpoint}' and outcome = '${error}'`;
      await expect.poll(() => count(stored), MINUTE).toBeGreaterThan(0);
      await open(`/endpoints?endpoint=${endpoint}`);
      await page.getByText(new RegExp(`${error}: \\d`)).waitFor();
    },
  );
}

const MINUTE = { timeout: 100_000 };
