import { useId } from "preact/hooks";

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
