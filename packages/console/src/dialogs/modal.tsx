import type { ActionResult } from "@payment-routing/operator-contract";
import { signal } from "@preact/signals";
import { type ComponentChildren, Fragment, type VNode } from "preact";
import { useId, useLayoutEffect, useRef } from "preact/hooks";
import { formatTime } from "../formats.ts";
import { HOLDS } from "../labels.ts";
import { session, shownTo } from "../session/current-session.ts";

interface ModalProps {
  readonly title: string;
  /** Gets the function that closes the dialog. */
  readonly children: (close: () => void) => ComponentChildren;
}

/**
 * A native modal dialog. The focus stays in it, and returns to where it was when the dialog closes. What was typed is there when
 * a dialog with the same title and first paragraph opens again in this tab, until its form is reset: after it was sent, or by
 * Cancel.
 */
export function Modal({ title, children }: ModalProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const isSignedIn = session.value !== null;
  const typed = useRef("");
  useLayoutEffect(() => {
    const subject = dialog.current?.querySelector("p")?.textContent;
    typed.current = `${shownTo.value}: ${title}: ${subject}`;
    const texts: Readonly<Record<string, string>> = JSON.parse(sessionStorage.getItem(typed.current) ?? "{}");
    for (const field of listFields(dialog.current)) {
      field.value = texts[field.name] ?? field.value;
      field.dispatchEvent(new Event("change", { bubbles: true }));
    }
  }, []);
  const keep = () => {
    const texts = listFields(dialog.current).map(({ name, value }) => [name, value]);
    sessionStorage.setItem(typed.current, JSON.stringify(Object.fromEntries(texts)));
  };
  // Before the next key is pressed.
  useLayoutEffect(() => {
    // While nobody is signed in, it waits with what was typed: open, it would block the sign-in page.
    if (isSignedIn) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isSignedIn]);
  // The event is late: another dialog may be open by then, and this one gone.
  const forget = () => session.value !== null && dialog.current?.isConnected && forgetDialog();
  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      onClose={forget}
      onInput={keep}
      onReset={() => sessionStorage.removeItem(typed.current)}
    >
      <div>
        <h2 id={id}>{title}</h2>
        {children(() => dialog.current?.close())}
      </div>
    </dialog>
  );
}

/** What one types or chooses from a list in a dialog. */
function listFields(dialog: Element | null) {
  const fields = dialog?.querySelectorAll<HTMLInputElement | HTMLSelectElement>("input, select, textarea");
  return [...(fields ?? [])].filter(({ name, type }) => name !== "" && !UNTYPED.includes(type));
}

const UNTYPED = ["hidden", "radio", "checkbox"];

/** Shows the dialog that is open. */
export function DialogOutlet() {
  const { value } = openedDialog;
  return value === undefined ? null : <Fragment key={value.id}>{value.dialog}</Fragment>;
}

/** The dialog that is open, if one is, with a number of its own. `DialogOutlet` shows it. */
const openedDialog = signal<{ readonly id: number; readonly dialog: VNode } | undefined>(undefined);

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

/** Asks for the reason of an action, as the interface demands it: one line of at most 500 characters. The dialog focuses it. */
export function ReasonField() {
  const id = useId();
  return (
    <div class="field">
      <label for={id}>Reason, for the audit</label>
      <input id={id} name="reason" required maxLength={500} pattern=".*\S.*" autocomplete="off" autofocus />
    </div>
  );
}

const describeHold = (reason: string, until: string | undefined) =>
  until === undefined ? `Nothing is sent for now: ${reason}.` : `Nothing is sent until ${until}: ${reason}.`;

/** The result of an action in a sentence, with what still holds callbacks back. */
export function describeResult(done: string, { waits_for: hold }: ActionResult): string {
  if (hold === undefined) return done;
  const until = hold.until === undefined ? undefined : formatTime(new Date(hold.until));
  return `${done} ${describeHold(HOLDS[hold.reason], until)}`;
}
