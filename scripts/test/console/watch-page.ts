import type { BrowserContext, Page } from "@payment-routing/test-support/browser";

export const WIDE = { width: 1280, height: 900 };
export const NARROW = { width: 390, height: 844 };

/** A page whose errors are collected. */
export interface WatchedPage {
  readonly page: Page;
  /** Errors in the console, violations of the policy, and requests to other origins. */
  readonly errors: readonly string[];
}

/** Opens a page of the console. */
export async function watchPage(context: BrowserContext, url: string): Promise<WatchedPage> {
  const page = await context.newPage();
  const errors: string[] = [];
  page.on("console", (message) => {
    // Chromium reports the problems that tests cause on purpose.
    const isProblem =
      /the server responded with a status of (400|401|403|404|409|422|500|503)|net::ERR_FAILED/.test(
        message.text(),
      );
    if (["error", "warning"].includes(message.type()) && !isProblem) errors.push(message.text());
  });
  page.on("pageerror", (error) => errors.push(String(error)));
  page.on("request", (request) => {
    if (new URL(request.url()).origin !== url) errors.push(`a request to ${request.url()}`);
  });
  return { page, errors };
}
