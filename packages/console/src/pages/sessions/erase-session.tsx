import type { Erasure } from "@payment-routing/operator-contract";
import { act } from "../../api/request.ts";
import { openAction } from "../../dialogs/action-dialog.tsx";
import { count } from "../../formats/number.ts";

/** Offers to erase everything that is known of a session. */
export function openErasure(id: string): void {
  openAction({
    title: "Erase the session",
    explanation: (
      <p>{`Deletes everything that is known of session ${id}: reports, callbacks and attempts. It cannot be undone.`}</p>
    ),
    fields: (
      <fieldset>
        <label>
          <input type="checkbox" name="discard" />
          Also callbacks that are not delivered
        </label>
      </fieldset>
    ),
    isDangerous: true,
    async run(reason, form) {
      const discard = form.get("discard") === "on";
      const body = { reason, ...(discard && { discard_undelivered: true }) };
      const { rows } = await act<Erasure>(`/payment-sessions/${id}/erase`, body);
      return `Erased: ${count(rows.callbacks, "callback")}, ${count(rows.session_history, "report")}.`;
    },
  });
}
