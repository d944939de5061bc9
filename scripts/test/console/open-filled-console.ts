import { startTestServer } from "@payment-routing/embedded-database/testing";
import type { Page } from "@payment-routing/test-support/browser";
import { Pool } from "pg";
import { type OpenedConsole, openConsole } from "../../src/console/open-console.ts";
import { seed } from "./seed.ts";
import { seedStatistics } from "./seed-statistics.ts";

/** A console whose service has data, and a page of it in which the sandbox's administrator is signed in. */
export interface FilledConsole extends OpenedConsole {
  readonly page: Page;
  readonly pool: Pool;
}

/** Opens the console of a service whose merchants fail. @param settings additional options of the service */
export async function openFilledConsole(settings: readonly string[] = []): Promise<FilledConsole> {
  await using disposal = new AsyncDisposableStack();
  const { connectionString } = disposal.use(await startTestServer());
  const opened = disposal.use(await openConsole(connectionString, settings));
  await seed(opened);
  const pool = disposal.adopt(new Pool({ connectionString }), (each) => each.end());
  await seedStatistics(pool, opened.merchants);
  const page = await opened.browser.newPage({ locale: "en-US" });
  await page.goto(`${opened.url}/console`);
  await page.getByRole("button", { name: "Sign in to the sandbox" }).click();
  await page.getByRole("table").first().waitFor();
  const resources = disposal.move();
  return { ...opened, page, pool, [Symbol.asyncDispose]: () => resources.disposeAsync() };
}
