import type { Page, Route } from "@payment-routing/test-support/browser";
import { vi } from "vitest";

/** Requests of a page to the operator interface that wait for their answer. */
export interface HeldRequests {
  /** Answers the waiting requests with a problem when they are so many, and lets later ones through. */
  fail(status: 500 | 503, count?: number): Promise<void>;
}

/** Holds the requests of a page until they are failed. The page gets no hints: what it shows changes only when it is asked to. */
export async function holdRequests(page: Page): Promise<HeldRequests> {
  let isHolding = true;
  const waiting: Route[] = [];
  await page.route("**/internal/v1/**", async (route) => {
    if (!isHolding) return route.continue();
    waiting.push(route);
  });
  await page.route("**/internal/v1/events", (route) => route.fulfill({ status: 503 }));
  return {
    async fail(status, count = 1) {
      await vi.waitUntil(() => waiting.length >= count, { timeout: 20_000 });
      isHolding = false;
      const problem = status === 503 ? "database-unavailable" : "internal-error";
      const body = JSON.stringify({
        type: `https://payment-routing.example/problems/${problem}`,
        title: problem,
        status,
        detail: "A test caused this.",
      });
      const answer = { status, contentType: "application/problem+json", body };
      await Promise.all(waiting.map((route) => route.fulfill(answer)));
    },
  };
}

/** Answers one request of a page with the beginning of a response. */
export async function breakAnswer(page: Page, path: string): Promise<void> {
  const answer = { contentType: "application/json", body: '{"items":[' };
  await page.route(path, (route) => route.fulfill(answer), { times: 1 });
}

/** Replaces members of the responses that a page gets from the service. */
export async function changeAnswers(page: Page, path: string, members: object): Promise<void> {
  await page.route(path, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), ...members } });
  });
}
