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
];

/** Where the console starts. */
export const START = "/console/callbacks";
