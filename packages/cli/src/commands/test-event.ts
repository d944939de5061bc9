import type { TestEvent } from "@payment-routing/operator-contract";
import { defineCommand, type Terminal } from "../command.ts";
import { EXIT_CODES } from "../exit-codes.ts";
import { anyInteger } from "../inputs/any-integer.ts";
import { connectOperator } from "../operator/operator-service.ts";
import { ACTION_SETTINGS, readAccess, readReason } from "../operator/operator-settings.ts";
import { SettingsError, type SettingsOf } from "../settings/setting-definition.ts";
import { optionalText } from "../settings/setting-kinds.ts";

const settings = {
  clientId: anyInteger("The client whose endpoint is tried. Required."),
  accountId: anyInteger("The account that the event is of; 0 unless given."),
  code: anyInteger("The status code of the session. Required."),
  subCode: anyInteger("Its sub-code."),
  message: optionalText("text", "Its message; Test event unless given."),
  transactionCode: anyInteger("The status code of the transaction; that of the session unless given."),
  transactionSubCode: anyInteger(
    "Its sub-code; without --transaction-code beside the status code of the session.",
  ),
  eventType: optionalText("code", "The kind of event."),
  eventSubtype: optionalText("code", "The kind of event, more finely."),
  ...ACTION_SETTINGS,
};

/** `payment-routing test-event`: sends a merchant a callback of no session. */
export const testEvent = defineCommand({
  description:
    "Sends a callback of no payment session to a merchant's endpoint, of any status: made, signed and retried like any other, and marked as a test by its ID (test_...) and in additional_data.",
  settings,
  run,
});

async function run(given: SettingsOf<typeof settings>, { print }: Terminal): Promise<number> {
  const { clientId, code, subCode, message, transactionCode, transactionSubCode } = given;
  const reason = readReason(given);
  if (clientId === undefined || code === undefined)
    throw new SettingsError(["--client-id and --code: expected both, got not both"]);
  const service = connectOperator(await readAccess(given));
  const { callback_id } = await service.post<TestEvent>("/test-events", {
    client_id: clientId,
    account_id: given.accountId,
    status: { code, sub_code: subCode, message },
    ...((transactionCode ?? transactionSubCode) !== undefined && {
      transaction_status: { code: transactionCode ?? code, sub_code: transactionSubCode },
    }),
    event_type: given.eventType,
    event_subtype: given.eventSubtype,
    reason,
  });
  if (given.json) print(JSON.stringify({ callback_id }));
  else print(`On its way as ${callback_id}. See payment-routing callbacks show ${callback_id}.`);
  return EXIT_CODES.done;
}
