import type { Erasure } from "@payment-routing/operator-contract";
import { defineCommand, EXIT_CODES } from "../command.ts";
import { CONFIRMATION_SETTINGS, confirm } from "../operator/confirm.ts";
import { ACTION_SETTINGS, connectOperator, readReason } from "../operator/operator-settings.ts";
import { flag, idOperand } from "../settings/setting-kinds.ts";

export const command = defineCommand({
  description:
    "Delete the data of a payment session: snapshot, history, callbacks and their attempts. The sequence counters stay, so that numbers continue if the session is reported again. The audit log stays too.",
  settings: {
    session: idOperand("session", "The ID of the payment session."),
    discardUndelivered: flag(
      "Also erase undelivered callbacks. Without it, the command does not erase a session that has any.",
    ),
    ...ACTION_SETTINGS,
    ...CONFIRMATION_SETTINGS,
  },
  async run(given, terminal) {
    const { session, discardUndelivered: discard_undelivered, yes, json } = given;
    const reason = readReason(given);
    const service = await connectOperator(given);
    if (!(await confirm(`Erase session ${session}? This cannot be undone.`, yes, terminal)))
      return EXIT_CODES.failed;
    const body = { reason, discard_undelivered };
    const erased = await service.call("eraseSession", { session_id: session, body });
    terminal.print(json ? JSON.stringify(erased) : describeErasure(session, erased));
  },
});

function describeErasure(session: number, { rows }: Erasure): string {
  const { attempts, callbacks, redeliveries, session_history } = rows;
  return `Session ${session} is erased. Deleted rows: ${session_history} history, ${callbacks} callbacks, ${attempts} attempts, ${redeliveries} redeliveries.`;
}
