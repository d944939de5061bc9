import type { TestEvent, TestEventAction } from "@payment-routing/operator-contract";
import { useId } from "preact/hooks";
import { act } from "../../api/request.ts";
import { callbackPath } from "../../components/paths.ts";
import { openAction } from "../../dialogs/action-dialog.tsx";
import { texts } from "../../texts.ts";

const { testEvent: words, callbacks } = texts;

/** Offers to send a test event. Afterwards `show` opens the page of its callback. */
export function openTestEvent(show: (path: string) => void): void {
  let path = "";
  openAction({
    title: words.title,
    explanation: <p>{words.explanation}</p>,
    fields: <TestEventFields />,
    async run(reason, form) {
      const sent = await act<TestEvent>("/test-events", readTestEvent(reason, form));
      path = callbackPath(sent.callback_id);
      return words.done;
    },
    onDone: () => show(path),
  });
}

function TestEventFields() {
  return (
    <div class="fields">
      <IntegerField name="client_id" label={callbacks.client} isRequired />
      <IntegerField name="account_id" label={words.account} />
      <IntegerField name="code" label={callbacks.sessionCode} isRequired />
      <IntegerField name="transaction_code" label={words.transactionCode} />
    </div>
  );
}

interface IntegerFieldProps {
  readonly name: string;
  readonly label: string;
  readonly isRequired?: true;
}

function IntegerField({ name, label, isRequired }: IntegerFieldProps) {
  const id = useId();
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <input id={id} name={name} inputMode="numeric" pattern="-?[0-9]{1,16}" required={isRequired === true} />
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
