import type { ProblemError } from "@payment-routing/operator-client";
import type { RequestedAction } from "@payment-routing/operator-contract";
import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import { client } from "../api/client.ts";
import { ActionProgress } from "../components/action-progress.tsx";
import { ProblemNote } from "../components/problem-note.tsx";
import { updateNow } from "../live/updates.ts";
import { useResource } from "../live/use-resource.ts";
import { Modal, openDialog, ReasonField } from "./modal.tsx";

/** An action on everything that a filter matches. */
export interface BulkAction<Count> {
  readonly title: string;
  /** Counts what the action would change. */
  count(): Promise<Count>;
  /** Requests the action, which goes on without the page. */
  request(reason: string, form: FormData): Promise<RequestedAction>;
  /** What the action would be applied to, in words. */
  readonly scope: string;
  /** What the action needs besides the reason. */
  readonly fields?: ComponentChildren;
  readonly isDangerous?: true;
  describeCount(count: Count): ComponentChildren;
  /** Whether the action would change nothing. */
  isNothing(count: Count): boolean;
}

/** Shows what the action would do, asks for the reason, and follows its progress until the dialog is closed. */
export function openBulkAction<Count>(action: BulkAction<Count>): void {
  openDialog(<BulkDialog action={action} />);
}

function BulkDialog<Count>({ action }: { readonly action: BulkAction<Count> }) {
  const [count, setCount] = useState<Count>();
  const [error, setError] = useState<ProblemError>();
  const [requested, setRequested] = useState<RequestedAction>();
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    action.count().then(setCount, setError);
  }, [action]);

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const element = event.currentTarget as HTMLFormElement;
    const form = new FormData(element);
    setBusy(true);
    setError(undefined);
    try {
      setRequested(await action.request(String(form.get("reason")).trim(), form));
      element.reset();
      updateNow();
    } catch (problem) {
      setError(problem as ProblemError);
      setBusy(false);
    }
  };
  return (
    <Modal title={action.title}>
      {(close) => (
        <>
          <p class="small">{`Applies to: ${action.scope}`}</p>
          {error !== undefined && <ProblemNote error={error} />}
          {requested !== undefined && <FollowedAction requested={requested} onClose={close} />}
          <form hidden={requested !== undefined} onSubmit={(event) => void submit(event)}>
            {count === undefined && error === undefined && <p role="status">Counting …</p>}
            {count !== undefined && <div>{action.describeCount(count)}</div>}
            {action.fields}
            <ReasonField />
            <div class="actions">
              <button
                type="submit"
                class={action.isDangerous ? "danger" : "primary"}
                disabled={isBusy || count === undefined || action.isNothing(count)}
              >
                {action.title}
              </button>
              <button type="reset" onClick={close}>
                Cancel
              </button>
            </div>
          </form>
        </>
      )}
    </Modal>
  );
}

interface FollowedActionProps {
  readonly requested: RequestedAction;
  readonly onClose: () => void;
}

/** The progress of an action that was requested here. */
function FollowedAction({ requested, onClose }: FollowedActionProps) {
  const { action_id } = requested;
  const { content: action = requested, error } = useResource("readAction", { action_id });
  const [problem, setProblem] = useState<ProblemError>();
  const stop = () => {
    const body = { reason: "Stopped where it was requested." };
    client.call("stopAction", { action_id, body }).then(updateNow, setProblem);
  };
  const isOver = action.ended_at !== undefined;
  const shown = problem ?? error;
  return (
    <>
      {shown !== undefined && <ProblemNote error={shown} />}
      <div role="status">
        <ActionProgress action={action} />
      </div>
      {!isOver && (
        <p class="small">
          Closing this stops nothing: the page <a href="/console/actions">Bulk actions and approvals</a> has
          it.
        </p>
      )}
      <div class="actions">
        {!isOver && (
          <button type="button" class="danger" onClick={stop}>
            Stop
          </button>
        )}
        <button type="button" onClick={onClose}>
          Close
        </button>
      </div>
    </>
  );
}
