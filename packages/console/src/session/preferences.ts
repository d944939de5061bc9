import { effect, type Signal, signal } from "@preact/signals";

/** Whether the sidebar shows its icons only. */
export const isSidebarCollapsed = keepInBrowser("sidebar-collapsed", false);

/** Whether keys such as `j` act without a modifier. WCAG 2.1.4 demands that they can be switched off. */
export const hasShortcuts = keepInBrowser("shortcuts", true);

/** A choice of the person that this browser keeps. */
function keepInBrowser(name: string, initial: boolean): Signal<boolean> {
  const key = `payment-routing-${name}`;
  const choice = signal((localStorage.getItem(key) ?? String(initial)) === "true");
  effect(() => localStorage.setItem(key, String(choice.value)));
  return choice;
}
