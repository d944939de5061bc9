import type { TestEventAction } from "@payment-routing/operator-contract";
import { useId } from "preact/hooks";
import { client } from "../../api/client.ts";
import { callbackPath } from "../../components/paths.ts";
import { openAction } from "../../dialogs/action-dialog.tsx";

/** Offers to send a test event, to a client if it is given. Afterwards `show` opens the page of its callback. */
export function openTestEvent(show: (path: string) => void, clientId?: number): void {
  let path = "";
  openAction({
    title: "Send a test event",
    explanation: <p>Sends a client a callback that belongs to no session, marked as a test.</p>,
    fields: <TestEventFields clientId={clientId} />,
    async run(reason, form) {
      const sent = await client.call("sendTestEvent", { body: readTestEvent(reason, form) });
      path = callbackPath(sent.callback_id);
      return "The test event will be sent.";
    },
    onDone: () => show(path),
  });
}

function TestEventFields({ clientId }: { readonly clientId: number | undefined }) {
  return (
    <div class="fields">
      <IntegerField name="client_id" label="Client" isRequired value={clientId} />
      <IntegerField name="account_id" label="Account (optional)" />
      <IntegerField name="code" label="Session code" isRequired />
      <IntegerField name="transaction_code" label="Transaction code (optional)" />
    </div>
  );
}

interface IntegerFieldProps {
  readonly name: string;
  readonly label: string;
  readonly isRequired?: true;
  readonly value?: number | undefined;
}

function IntegerField({ name, label, isRequired, value }: IntegerFieldProps) {
  const id = useId();
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <input
        id={id}
        name={name}
        inputMode="numeric"
        pattern="-?[0-9]{1,16}"
        required={isRequired === true}
        defaultValue={value}
      />
    </div>
  );
}

function readTestEvent(reason: string, form: FormData): TestEventAction {
  const read = (name: string) => String(form.get(name) ?? "").trim();
  const account = read("account_id");
  const transactionCode = read("transaction_code");
  return {
    client_id: Number(read("client_id")),
    status: { code: Number(read("code")) },
    reason,
    ...(account !== "" && { account_id: Number(account) }),
    ...(transactionCode !== "" && { transaction_status: { code: Number(transactionCode) } }),
  };
}
