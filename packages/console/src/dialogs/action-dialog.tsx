import type { ProblemError } from "@payment-routing/operator-client";
import type { ReadonlySignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { ProblemNote } from "../components/problem-note.tsx";
import { updateNow } from "../live/updates.ts";
import { Modal, notice, openDialog, ReasonField } from "./modal.tsx";

/** An action on one thing. */
export interface Action {
  readonly title: string;
  /** What the action does, and to what. */
  readonly explanation: ComponentChildren;
  /** What the action needs besides the reason. */
  readonly fields?: ComponentChildren;
  readonly isDangerous?: true;
  /** Whether the explanation is complete. Until then nothing can be confirmed. */
  readonly isReady?: ReadonlySignal<boolean>;
  /** Carries the action out. Resolves to its result, in a sentence. */
  run(reason: string, form: FormData): Promise<string>;
  /** Called when it was carried out. Default: what is shown is read again. */
  readonly onDone?: () => void;
}

/** Asks for the reason, and carries the action out. */
export function openAction(action: Action): void {
  openDialog(<ActionDialog action={action} />);
}

function ActionDialog({ action }: { readonly action: Action }) {
  const [error, setError] = useState<ProblemError>();
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: SubmitEvent, close: () => void) => {
    event.preventDefault();
    const element = event.currentTarget as HTMLFormElement;
    const form = new FormData(element);
    setBusy(true);
    setError(undefined);
    try {
      const result = await action.run(String(form.get("reason")).trim(), form);
      element.reset();
      close();
      notice.value = result;
      (action.onDone ?? updateNow)();
    } catch (problem) {
      setError(problem as ProblemError);
      setBusy(false);
    }
  };
  return (
    <Modal title={action.title}>
      {(close) => (
        <form onSubmit={(event) => void submit(event, close)}>
          <div>{action.explanation}</div>
          {action.fields}
          <ReasonField />
          {error !== undefined && <ProblemNote error={error} />}
          <div class="actions">
            <button
              type="submit"
              class={action.isDangerous ? "danger" : "primary"}
              disabled={isBusy || action.isReady?.value === false}
            >
              {action.title}
            </button>
            <button type="reset" onClick={close}>
              Cancel
            </button>
          </div>
        </form>
      )}
    </Modal>
  );
}
