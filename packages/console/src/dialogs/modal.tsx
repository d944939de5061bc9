import type { ComponentChildren } from "preact";
import { useId, useLayoutEffect, useRef } from "preact/hooks";
import { session } from "../session/current-session.ts";
import { forgetDialog } from "./open-dialog.ts";

interface ModalProps {
  readonly title: string;
  /** Called for Escape instead of closing. */
  readonly onEscape?: (() => void) | undefined;
  /** Gets the function that closes the dialog. */
  readonly children: (close: () => void) => ComponentChildren;
}

/** A native modal dialog. The focus stays in it, and returns to where it was when the dialog closes. */
export function Modal({ title, onEscape, children }: ModalProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const isSignedIn = session.value !== null;
  // Before the next key is pressed.
  useLayoutEffect(() => {
    // While nobody is signed in, it waits with what was typed: open, it would block the sign-in page.
    if (isSignedIn) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isSignedIn]);
  const cancel = (event: Event) => {
    if (onEscape === undefined) return;
    event.preventDefault();
    onEscape();
  };
  // The event is late: another dialog may be open by then, and this one gone.
  const forget = () => session.value !== null && dialog.current?.isConnected && forgetDialog();
  return (
    <dialog ref={dialog} aria-labelledby={id} onClose={forget} onCancel={cancel}>
      <div>
        <h2 id={id}>{title}</h2>
        {children(() => dialog.current?.close())}
      </div>
    </dialog>
  );
}
