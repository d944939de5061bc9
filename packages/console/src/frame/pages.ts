import type { ComponentType } from "preact";
import lazy from "preact-iso/lazy";
import BrokenPage from "./broken-page.tsx";

/** A page of the console. */
export interface PageEntry {
  readonly path: string;
  readonly component: ComponentType;
  /** The page's name in the navigation. Absent for pages that others lead to. */
  readonly name?: string;
}

/** The pages in the order of the navigation. Each is loaded when it is opened. */
export const PAGES: readonly PageEntry[] = [
  {
    path: "/console/overview",
    name: "Overview",
    component: loadPage(() => import("../pages/overview/overview-page.tsx")),
  },
  {
    path: "/console/callbacks",
    name: "Callbacks",
    component: loadPage(() => import("../pages/callbacks/callbacks-page.tsx")),
  },
  {
    path: "/console/callbacks/:callback_id",
    component: loadPage(() => import("../pages/callback/callback-page.tsx")),
  },
  {
    path: "/console/lanes",
    name: "Lanes",
    component: loadPage(() => import("../pages/lanes/lanes-page.tsx")),
  },
  {
    path: "/console/endpoints",
    name: "Endpoints",
    component: loadPage(() => import("../pages/endpoints/endpoints-page.tsx")),
  },
  {
    path: "/console/sessions",
    name: "Sessions",
    component: loadPage(() => import("../pages/sessions/sessions-page.tsx")),
  },
  {
    path: "/console/sessions/:session_id",
    component: loadPage(() => import("../pages/sessions/session-page.tsx")),
  },
  {
    path: "/console/decisions",
    name: "Decisions",
    component: loadPage(() => import("../pages/decisions/decisions-page.tsx")),
  },
  {
    path: "/console/workbench",
    name: "Workbench",
    component: loadPage(() => import("../pages/workbench/workbench-page.tsx")),
  },
  {
    path: "/console/configuration",
    name: "Configuration",
    component: loadPage(() => import("../pages/configuration/configuration-page.tsx")),
  },
  {
    path: "/console/configuration/draft",
    component: loadPage(() => import("../pages/configuration/draft-page.tsx")),
  },
  {
    path: "/console/configuration/versions/:digest",
    component: loadPage(() => import("../pages/configuration/version-page.tsx")),
  },
  {
    path: "/console/keys",
    name: "Keys and secrets",
    component: loadPage(() => import("../pages/keys/keys-page.tsx")),
  },
  {
    path: "/console/audit",
    name: "Audit",
    component: loadPage(() => import("../pages/audit/audit-page.tsx")),
  },
  {
    path: "/console/system",
    name: "System",
    component: loadPage(() => import("../pages/system/system-page.tsx")),
  },
];

/** A page that is loaded when it is shown. */
function loadPage(load: () => Promise<{ readonly default: ComponentType }>): ComponentType {
  return lazy(() => load().catch(() => ({ default: BrokenPage })));
}

/** Where the console starts. */
export const START = "/console/overview";
