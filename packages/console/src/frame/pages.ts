import type { ComponentType } from "preact";
import lazy from "preact-iso/lazy";
import BrokenPage from "./broken-page.tsx";

/** A page of the console. */
export interface PageEntry {
  readonly path: string;
  readonly component: ComponentType;
  /** The page's name in the navigation. Undefined for pages that others lead to. */
  readonly name: string | undefined;
}

/** The pages in the order of the navigation. Each is loaded when it is opened. */
export const PAGES: readonly PageEntry[] = [
  page("/console/overview", () => import("../pages/overview/overview-page.tsx"), "Overview"),
  page("/console/callbacks", () => import("../pages/callbacks/callbacks-page.tsx"), "Callbacks"),
  page("/console/callbacks/:callback_id", () => import("../pages/callback/callback-page.tsx")),
  page("/console/lanes", () => import("../pages/lanes/lanes-page.tsx"), "Lanes"),
  page("/console/endpoints", () => import("../pages/endpoints/endpoints-page.tsx"), "Endpoints"),
  page("/console/sessions", () => import("../pages/sessions/sessions-page.tsx"), "Sessions"),
  page("/console/sessions/:session_id", () => import("../pages/sessions/session-page.tsx")),
  page("/console/decisions", () => import("../pages/decisions/decisions-page.tsx"), "Decisions"),
  page(
    "/console/searches/rejected",
    () => import("../pages/searches/rejected-page.tsx"),
    "Rejected searches",
  ),
  page("/console/workbench", () => import("../pages/workbench/workbench-page.tsx"), "Workbench"),
  page(
    "/console/configuration",
    () => import("../pages/configuration/configuration-page.tsx"),
    "Configuration",
  ),
  page("/console/configuration/draft", () => import("../pages/configuration/draft-page.tsx")),
  page("/console/configuration/versions/:digest", () => import("../pages/configuration/version-page.tsx")),
  page("/console/keys", () => import("../pages/keys/keys-page.tsx"), "Keys and secrets"),
  page("/console/audit", () => import("../pages/audit/audit-page.tsx"), "Audit"),
  page("/console/system", () => import("../pages/system/system-page.tsx"), "System"),
];

/** A page that is loaded when it is shown. */
function page(
  path: string,
  load: () => Promise<{ readonly default: ComponentType }>,
  name?: string,
): PageEntry {
  return { path, component: lazy(() => load().catch(() => ({ default: BrokenPage }))), name };
}

/** Where the console starts. */
export const START = "/console/overview";
