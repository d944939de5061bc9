import type { ComponentType } from "preact";
import lazy from "preact-iso/lazy";
import { isLimited } from "../session/current-session.ts";
import BrokenPage from "./broken-page.tsx";

/** A page of the console. */
interface PageEntry {
  readonly path: string;
  readonly component: ComponentType;
}

/** The pages. Each is loaded when it is opened. */
export const PAGES: readonly PageEntry[] = [
  page("/console/overview", () => import("../pages/overview/overview-page.tsx")),
  page("/console/callbacks", () => import("../pages/callbacks/callbacks-page.tsx")),
  page("/console/callbacks/:callback_id", () => import("../pages/callback/callback-page.tsx")),
  page("/console/lanes", () => import("../pages/lanes/lanes-page.tsx")),
  page("/console/endpoints", () => import("../pages/endpoints/endpoints-page.tsx")),
  page("/console/endpoints/page", () => import("../pages/endpoints/endpoint-page.tsx")),
  page("/console/endpoints/failures", () => import("../pages/endpoints/failures-page.tsx")),
  page("/console/sessions", () => import("../pages/sessions/sessions-page.tsx")),
  page("/console/sessions/:session_id", () => import("../pages/sessions/session-page.tsx")),
  page("/console/decisions", () => import("../pages/decisions/decisions-page.tsx")),
  page("/console/methods", () => import("../pages/methods/methods-page.tsx")),
  page("/console/searches/rejected", () => import("../pages/searches/rejected-page.tsx")),
  page("/console/workbench", () => import("../pages/workbench/workbench-page.tsx")),
  page("/console/configuration", () => import("../pages/configuration/configuration-page.tsx")),
  page("/console/configuration/draft", () => import("../pages/configuration/draft-page.tsx")),
  page("/console/configuration/versions/:digest", () => import("../pages/configuration/version-page.tsx")),
  page("/console/keys", () => import("../pages/keys/keys-page.tsx")),
  page("/console/audit", () => import("../pages/audit/audit-page.tsx")),
  page("/console/actions", () => import("../pages/actions/actions-page.tsx")),
  page("/console/system", () => import("../pages/system/system-page.tsx")),
];

/** A page that is loaded when it is shown. */
function page(path: string, load: () => Promise<{ readonly default: ComponentType }>): PageEntry {
  return { path, component: lazy(() => load().catch(() => ({ default: BrokenPage }))) };
}

/** Where the console starts. The overview is of all clients. */
export function findStart(): string {
  return isLimited() ? "/console/callbacks" : "/console/overview";
}
