import type { Erasure } from "@payment-routing/operator-contract";
import { defineCommand, type Terminal } from "../../command.ts";
import { EXIT_CODES } from "../../exit-codes.ts";
import { idOperand } from "../../inputs/id-operand.ts";
import { CONFIRMATION_SETTINGS, confirm } from "../../operator/confirm.ts";
import { connectOperator } from "../../operator/operator-service.ts";
import { ACTION_SETTINGS, readAccess, readReason } from "../../operator/operator-settings.ts";
import type { SettingsOf } from "../../settings/setting-definition.ts";
import { flag } from "../../settings/setting-kinds.ts";

const settings = {
  session: idOperand("session", "The payment session, by its ID."),
  discardUndelivered: flag(
    "Erases callbacks that the merchant has not been told of as well. Otherwise a session with such callbacks stays as it is.",
  ),
  ...ACTION_SETTINGS,
  ...CONFIRMATION_SETTINGS,
};

/** `payment-routing sessions erase`: deletes what was reported of a session, and what was sent. */
export const eraseSession = defineCommand({
  description:
    "Deletes everything that was reported of a payment session and everything that was sent: snapshot, history, callbacks and their attempts. What stays is its numbers, so that callbacks go on counting should it be reported again, and the audit.",
  settings,
  run,
});

async function run(given: SettingsOf<typeof settings>, terminal: Terminal): Promise<number> {
  const { session, discardUndelivered: discard_undelivered, yes, json } = given;
  const reason = readReason(given);
  const service = connectOperator(await readAccess(given));
  if (!(await confirm(`Erase session ${session}? It cannot be undone.`, yes, terminal))) {
    terminal.complain("Nothing was done.");
    return EXIT_CODES.failed;
  }
  const document = { reason, discard_undelivered };
  const erased = await service.post<Erasure>(`/payment-sessions/${session}/erase`, document);
  terminal.print(json ? JSON.stringify(erased) : describeErasure(session, erased));
  return EXIT_CODES.done;
}

function describeErasure(session: number, { rows }: Erasure): string {
  const { attempts, callbacks, redeliveries, session_history } = rows;
  return `Session ${session} is erased: rows ${session_history} of its history, ${callbacks} of callbacks, ${attempts} of attempts, ${redeliveries} of redeliveries.`;
}
