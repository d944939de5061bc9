import type { ComponentType } from "preact";
import lazy from "preact-iso/lazy";
import { texts } from "../texts.ts";

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
    path: "/console/callbacks",
    name: texts.pages.callbacks,
    component: lazy(() => import("../pages/callbacks/callbacks-page.tsx")),
  },
  {
    path: "/console/callbacks/:callback_id",
    component: lazy(() => import("../pages/callback/callback-page.tsx")),
  },
  {
    path: "/console/lanes",
    name: texts.pages.lanes,
    component: lazy(() => import("../pages/lanes/lanes-page.tsx")),
  },
  {
    path: "/console/endpoints",
    name: texts.pages.endpoints,
    component: lazy(() => import("../pages/endpoints/endpoints-page.tsx")),
  },
  {
    path: "/console/sessions",
    name: texts.pages.sessions,
    component: lazy(() => import("../pages/sessions/sessions-page.tsx")),
  },
  {
    path: "/console/sessions/:session_id",
    component: lazy(() => import("../pages/sessions/session-page.tsx")),
  },
  {
    path: "/console/decisions",
    name: texts.pages.decisions,
    component: lazy(() => import("../pages/decisions/decisions-page.tsx")),
  },
  {
    path: "/console/workbench",
    name: texts.pages.workbench,
    component: lazy(() => import("../pages/workbench/workbench-page.tsx")),
  },
  {
    path: "/console/audit",
    name: texts.pages.audit,
    component: lazy(() => import("../pages/audit/audit-page.tsx")),
  },
];

/** Where the console starts. */
export const START = "/console/callbacks";
