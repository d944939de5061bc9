import type { TestEvent } from "@payment-routing/operator-contract";
import { defineCommand } from "../command.ts";
import { connectOperator } from "../operator/operator-service.ts";
import { ACTION_SETTINGS, readAccess, readReason } from "../operator/operator-settings.ts";
import { SettingsError } from "../settings/setting-definition.ts";
import { anyInteger, optionalText } from "../settings/setting-kinds.ts";

export const command = defineCommand({
  description:
    "Send a test callback with any status to the endpoint of a merchant. It belongs to no payment session. It is created, signed and retried like any other callback, and marked as a test by its ID (test_...) and in additional_data.",
  settings: {
    clientId: anyInteger("The client that receives the event. Required."),
    accountId: anyInteger("The account of the event. Default: 0."),
    code: anyInteger("The status code of the session. Required."),
    subCode: anyInteger("The status sub-code of the session."),
    message: optionalText("text", "The status message of the session. Default: Test event."),
    transactionCode: anyInteger("The status code of the transaction. Default: that of the session."),
    transactionSubCode: anyInteger(
      "The status sub-code of the transaction. Without --transaction-code it goes with the status code of the session.",
    ),
    eventType: optionalText("code", "The event type."),
    eventSubtype: optionalText("code", "The event subtype."),
    ...ACTION_SETTINGS,
  },
  async run(given, { print }) {
    const { clientId, code, subCode, message, transactionCode, transactionSubCode } = given;
    const reason = readReason(given);
    if (clientId === undefined || code === undefined)
      throw new SettingsError(["--client-id and --code: expected both, got one or none"]);
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
    else print(`Test event ${callback_id} is queued. See payment-routing callbacks show ${callback_id}.`);
  },
});
