export type { Browser, BrowserContext, Locator, Page, Request, Route } from "playwright-core";
export { openBrowser } from "./open-browser.ts";
