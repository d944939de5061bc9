import { defineCommand } from "../command.ts";
import { ACTION_SETTINGS, connectOperator, readReason } from "../operator/operator-settings.ts";
import { SettingsError } from "../settings/setting-definition.ts";
import { anyInteger, optionalText } from "../settings/setting-kinds.ts";

export const command = defineCommand({
  description:
    "Send a test callback with any status to the endpoint of a merchant. It belongs to no payment session. It is created, signed and retried like any other callback, and marked as a test by its ID (test_...) and in additional_data.",
  settings: {
    client_id: anyInteger("The client that receives the event. Required."),
    account_id: anyInteger("The account of the event. Default: 0."),
    code: anyInteger("The status code of the session. Required."),
    sub_code: anyInteger("The status sub-code of the session."),
    message: optionalText("text", "The status message of the session. Default: Test event."),
    transaction_code: anyInteger("The status code of the transaction. Default: that of the session."),
    transaction_sub_code: anyInteger(
      "The status sub-code of the transaction. Without --transaction-code it goes with the status code of the session.",
    ),
    event_type: optionalText("code", "The event type."),
    event_subtype: optionalText("code", "The event subtype."),
    ...ACTION_SETTINGS,
  },
  async run(given, { print }) {
    const { client_id, account_id, code, sub_code, message, event_type, event_subtype } = given;
    const { transaction_code, transaction_sub_code } = given;
    const reason = readReason(given);
    if (client_id === undefined || code === undefined)
      throw new SettingsError(["--client-id and --code: expected both, got one or none"]);
    const isGiven = (transaction_code ?? transaction_sub_code) !== undefined;
    const transaction_status = { code: transaction_code ?? code, sub_code: transaction_sub_code };
    const service = await connectOperator(given);
    const { callback_id } = await service.call("sendTestEvent", {
      body: {
        client_id,
        account_id,
        status: { code, sub_code, message },
        transaction_status: isGiven ? transaction_status : undefined,
        event_type,
        event_subtype,
        reason,
      },
    });
    if (given.json) print(JSON.stringify({ callback_id }));
    else print(`Test event ${callback_id} is queued. See payment-routing callbacks show ${callback_id}.`);
  },
});
