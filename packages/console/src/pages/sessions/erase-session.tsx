import type { Erasure } from "@payment-routing/operator-contract";
import { act } from "../../api/request.ts";
import { openAction } from "../../dialogs/action-dialog.tsx";
import { texts } from "../../texts.ts";

const words = texts.sessions;

/** Offers to erase everything that is known of a session. */
export function openErasure(id: string): void {
  openAction({
    title: words.erase,
    explanation: <p>{words.eraseExplanation(id)}</p>,
    fields: (
      <fieldset>
        <label>
          <input type="checkbox" name="discard" />
          {words.discard}
        </label>
      </fieldset>
    ),
    isDangerous: true,
    async run(reason, form) {
      const discard = form.get("discard") === "on";
      const body = { reason, ...(discard && { discard_undelivered: true }) };
      const { rows } = await act<Erasure>(`/payment-sessions/${id}/erase`, body);
      return words.erased(rows.callbacks, rows.session_history);
    },
  });
}
