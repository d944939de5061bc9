import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type OpenedReference, openReference } from "./open-reference.ts";
import { fromRoot } from "./repository.ts";

let reference: OpenedReference;
beforeAll(async () => {
  reference = await openReference();
}, 30_000);
afterAll(() => reference?.[Symbol.asyncDispose]());

const openapi = JSON.parse(readFileSync(fromRoot("packages/server/dist/openapi.json"), "utf8"));
const pathsWith = (tag: string) =>
  Object.entries<Record<string, { tags?: string[] }>>(openapi.paths)
    .filter(([, item]) => Object.values(item).some(({ tags }) => tags?.includes(tag)))
    .map(([path]) => path);

test.each([
  {
    path: "/reference",
    title: "Payment routing service",
    shown: [
      "Search",
      "Processors",
      "Callbacks",
      ...pathsWith("Search"),
      ...pathsWith("Processors"),
      ...pathsWith("Operators"),
    ],
  },
  {
    path: "/reference/callbacks",
    title: "Callbacks of the payment routing service",
    shown: ["webhook-id", "payment-routing-signature", "session_id"],
  },
])(
  "$path shows the operations in a browser, without errors and other origins",
  async ({ path, title, shown }) => {
    // Only what is in view is rendered.
    const page = await reference.browser.newPage({ viewport: { width: 1280, height: 6000 } });
    const errors: string[] = [];
    const origins = new Set<string>();
    page.on("console", (message) => {
      if (message.type() === "error") errors.push(message.text());
    });
    page.on("pageerror", (error) => errors.push(String(error)));
    page.on("request", (request) => {
      if (!request.url().startsWith("data:")) origins.add(new URL(request.url()).origin);
    });
    await page.goto(`${reference.url}${path}`);
    // A long list of operations is shown in part at first.
    const more = page.getByText(/^Show \d+ more/);
    if (path === "/reference") await more.first().click();
    for (const heading of [title, ...shown])
      await page.getByText(heading).first().waitFor({ state: "attached" });
    expect(errors).toEqual([]);
    expect([...origins]).toEqual([reference.url]);
    await page.close();
  },
  30_000,
);

test("scripts come from the listener only, and files need no key", async () => {
  for (const [path, type] of [
    ["", "text/html; charset=utf-8"],
    ["/callbacks", "text/html; charset=utf-8"],
    ["/openapi.json", "application/json"],
    ["/asyncapi.json", "application/json"],
    ["/payment-method-search.xsd", "application/xml"],
    ["/redoc.js", "text/javascript; charset=utf-8"],
  ]) {
    const response = await fetch(`${reference.url}/reference${path}`);
    expect([path, response.status, response.headers.get("content-type")]).toEqual([path, 200, type]);
    expect(response.headers.get("content-security-policy")).toContain("script-src 'self';");
    await response.arrayBuffer();
  }
});

test("the page has the theme of the system", async () => {
  for (const colorScheme of ["light", "dark"] as const) {
    const page = await reference.browser.newPage({ colorScheme });
    await page.goto(`${reference.url}/reference`);
    await page.getByText("Payment routing service").first().waitFor();
    const read = "getComputedStyle(document.documentElement).colorScheme";
    await expect.poll(() => page.evaluate(read)).toBe(colorScheme);
    await page.close();
  }
}, 30_000);

test("the description and the page name the listeners of this process", async () => {
  const response = await fetch(`${reference.url}/reference/openapi.json`);
  const { servers, paths } = JSON.parse(await response.text());
  const { status } = await fetch(new URL("/livez", servers[0].url));
  expect([status, servers[0].url]).toEqual([200, expect.not.stringContaining(reference.url)]);
  const operation = "/internal/v1/routing";
  expect(paths[operation].servers).toEqual([{ url: "/", description: "The internal listener." }]);
  const page = await reference.browser.newPage();
  await page.goto(`${reference.url}/reference#/operators/readrouting`);
  await page.getByText(`${reference.url}${operation}`).first().waitFor({ state: "attached" });
  await page.close();
}, 30_000);
