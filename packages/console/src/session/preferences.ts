import { effect, type Signal, signal } from "@preact/signals";
import { isUtc } from "../formats.ts";

/** Whether the sidebar shows its icons only. */
export const isSidebarCollapsed = keepInBrowser("sidebar-collapsed", signal(false));

/** Whether keys such as `j` act without a modifier. WCAG 2.1.4 demands that they can be switched off. */
export const hasShortcuts = keepInBrowser("shortcuts", signal(true));

keepInBrowser("utc", isUtc);

/** A choice of the person that this browser keeps. */
function keepInBrowser(name: string, choice: Signal<boolean>): Signal<boolean> {
  const key = `payment-routing-${name}`;
  choice.value = (localStorage.getItem(key) ?? String(choice.value)) === "true";
  effect(() => localStorage.setItem(key, String(choice.value)));
  return choice;
}

/** Where this browser keeps the draft of a person. */
export const draftKey = (keyId: string): string => `payment-routing-draft ${keyId}`;
