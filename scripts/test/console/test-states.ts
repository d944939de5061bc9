import { expect, test } from "vitest";
import { changeAnswers } from "./break-requests.ts";
import { open, page } from "./console-under-test.ts";
import { checkState } from "./find-violations.ts";

const UNKNOWN_DIGEST = `sha256:${"0".repeat(64)}`;

/** What pages say when there is nothing to show: why, what to do next, and the command that does the same. */
export function testStates(): void {
  test.each([
    { path: "/callbacks", said: "There are no callbacks yet.", next: "One appears when a processor reports" },
    { path: "/lanes", said: "Nothing waits.", next: "A lane stands here while" },
    { path: "/endpoints", said: "No endpoint is configured", next: "An endpoint stands here when" },
    { path: "/endpoints/failures", said: "No attempt failed.", next: "a minute after the attempt" },
    { path: "/sessions", said: "There are no sessions", next: "after its first callback" },
    { path: "/decisions", said: "No decision is recorded yet.", next: "seconds after its response" },
    { path: "/methods", said: "No decision of the period is counted.", next: "once a minute" },
    { path: "/searches/rejected", said: "No search was rejected.", next: "answered with a problem" },
    { path: "/keys", said: "There is no live key.", next: "an admin creates it" },
    { path: "/actions", said: "was requested yet.", next: "One stands here when somebody redelivers" },
    { path: "/audit", said: "Nobody has acted yet.", next: "Every action of a person or a key" },
  ])("$path says that there is nothing yet", async ({ path, said, next }) => {
    await page.route(/\/internal\/v1\/(?!events)/, (route) =>
      route.fulfill({ contentType: "application/json", body: '{"items":[]}' }),
    );
    await page.route("**/internal/v1/events", (route) => route.fulfill({ status: 503 }));
    await open(path);
    const empty = page.locator("main .empty").first();
    for (const text of [said, next, "payment-routing "]) await empty.getByText(text).waitFor();
    await checkState(page);
  });

  test.each([
    "/callbacks?client_id=1",
    "/lanes?client_id=1",
    "/endpoints?endpoint=https://a.example",
    "/sessions?client_id=1",
    "/decisions?client_id=1&event_id=1",
    "/keys?client_id=1",
    "/audit?actor=nobody",
    "/actions?state=expired",
  ])("%s says that nothing matches", async (path) => {
    await open(path);
    const empty = page.locator("main .empty");
    await empty.getByText("payment-routing ").waitFor();
    await empty.getByRole("link", { name: "Clear the filter" }).click();
    await page.waitForURL((url) => url.search === "");
  });

  test.each([
    { path: "/callbacks/cb_none", said: "There is no such callback." },
    { path: "/sessions/1", said: "There is no such session." },
    {
      path: `/configuration/versions/${UNKNOWN_DIGEST}`,
      said: "There is no such version of the configuration.",
    },
    {
      path: `/configuration/draft?from=${UNKNOWN_DIGEST}`,
      said: "There is no such version of the configuration.",
    },
  ])("$path says that there is none", async ({ path, said }) => {
    await open(path);
    await page.getByRole("alert").first().getByText(said).waitFor();
    await checkState(page);
  });

  test("an endpoint that is not known, or was not used in the period, says so", async () => {
    await open("/endpoints/page?endpoint=https://a.example");
    const said = [
      "There is no such endpoint.",
      "Nothing was sent to the endpoint",
      "Nothing waits for the endpoint.",
    ];
    for (const text of said) await page.getByText(text).waitFor();
    await checkState(page);
    await page.getByRole("link", { name: "the list" }).click();
    await page.waitForURL("**/endpoints");
  });

  test("a service without a stored configuration says so", async () => {
    for (const list of ["versions", "activations"])
      await changeAnswers(page, `**/internal/v1/configuration/${list}*`, { items: [] });
    await open("/configuration");
    await expect.poll(() => page.locator("main .empty").count()).toBe(2);
    await checkState(page);
  });

  test("a database in which no process has announced itself says so", async () => {
    await changeAnswers(page, "**/internal/v1/system", { processes: [], migrations: [], partition_days: 0 });
    await open("/system");
    await expect.poll(() => page.locator("main .empty").count()).toBe(2);
    await checkState(page);
  });
}
