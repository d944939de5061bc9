import { signal } from "@preact/signals";
import type { VNode } from "preact";

/** The dialog that is open, if one is, with a number of its own. `DialogOutlet` shows it. */
export const openedDialog = signal<{ readonly id: number; readonly dialog: VNode } | undefined>(undefined);

/** The result of the last action, in a sentence. The page shows and announces it. */
export const notice = signal("");

let lastId = 0;

export function openDialog(dialog: VNode): void {
  notice.value = "";
  openedDialog.value = { id: ++lastId, dialog };
}

/** Called when a dialog has closed, and when its page is left. */
export function forgetDialog(): void {
  openedDialog.value = undefined;
}
