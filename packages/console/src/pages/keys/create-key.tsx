import type { CreatedKey, NewKey } from "@payment-routing/operator-contract";
import { useId, useState } from "preact/hooks";
import { client } from "../../api/client.ts";
import { CopyButton } from "../../components/values.tsx";
import { openAction } from "../../dialogs/action-dialog.tsx";
import { Modal, openDialog } from "../../dialogs/modal.tsx";
import { fromLocalInput } from "../../formats.ts";
import { updateNow } from "../../live/updates.ts";

const SCOPES = ["viewer", "operator", "admin", "processor"] as const;
const CLIENT = "client";

/** Offers to create a key, and shows it once. */
export function openNewKey(): void {
  let created: CreatedKey | undefined;
  openAction({
    title: "Create a key",
    explanation: <p>Every process accepts the key within seconds. It is shown once, after it was created.</p>,
    fields: <NewKeyFields />,
    async run(reason, form) {
      created = await client.call("createKey", { body: readNewKey(reason, form) });
      const warnings = created.warnings.map((warning) => `Note: ${warning}.`);
      return [`The key ${created.key_id} is valid.`, ...warnings].join(" ");
    },
    onDone() {
      updateNow();
      if (created?.key !== undefined) openDialog(<ShownKey created={created} text={created.key} />);
    },
  });
}

function NewKeyFields() {
  const id = useId();
  const [holder, setHolder] = useState<string>(CLIENT);
  const isLimitable = holder !== CLIENT && holder !== "processor";
  const choose = (event: Event) => setHolder((event.currentTarget as HTMLSelectElement).value);
  return (
    <div class="fields">
      <div class="field wide">
        <label for={`${id}-key`}>ID of the key, never used before</label>
        <input id={`${id}-key`} name="key_id" required pattern="[A-Za-z0-9._\-]{1,64}" autocomplete="off" />
      </div>
      <div class="field">
        <label for={`${id}-holder`}>Scope, or client</label>
        <select id={`${id}-holder`} name="holder" onChange={choose}>
          <option value={CLIENT}>client</option>
          {SCOPES.map((scope) => (
            <option key={scope}>{scope}</option>
          ))}
        </select>
      </div>
      <div class="field" hidden={holder !== CLIENT}>
        <label for={`${id}-client`}>Client ID</label>
        <input
          id={`${id}-client`}
          name="client_id"
          required
          disabled={holder !== CLIENT}
          inputMode="numeric"
          pattern="[0-9]{1,16}"
        />
      </div>
      <div class="field" hidden={!isLimitable}>
        <label for={`${id}-clients`}>Only for clients, by ID</label>
        <input
          id={`${id}-clients`}
          name="client_ids"
          disabled={!isLimitable}
          placeholder="all"
          pattern="\s*[1-9][0-9]{0,15}(\s*,\s*[1-9][0-9]{0,15})*\s*"
        />
      </div>
      <div class="field wide">
        <label for={`${id}-expires`}>Expires (never unless given)</label>
        <input id={`${id}-expires`} name="expires_at" type="datetime-local" step={1} />
      </div>
      <div class="field wide">
        <label for={`${id}-digest`}>SHA-256 of an existing key (optional)</label>
        <input id={`${id}-digest`} name="sha256" pattern="[0-9a-f]{64}" autocomplete="off" />
      </div>
    </div>
  );
}

function readNewKey(reason: string, form: FormData): NewKey {
  const read = (name: string) => String(form.get(name) ?? "").trim();
  const holder = read("holder");
  const expiresAt = fromLocalInput(read("expires_at"));
  const sha256 = read("sha256");
  const clients = read("client_ids");
  return {
    key_id: read("key_id"),
    reason,
    ...(holder === CLIENT
      ? { client_id: Number(read("client_id")) }
      : { scope: holder as (typeof SCOPES)[number] }),
    ...(clients !== "" && { client_ids: clients.split(",").map(Number) }),
    ...(expiresAt !== "" && { expires_at: expiresAt }),
    ...(sha256 !== "" && { sha256 }),
  };
}

/** The text is in this dialog only: closed, it is gone. */
function ShownKey({ created, text }: { readonly created: CreatedKey; readonly text: string }) {
  return (
    <Modal title={`The key ${created.key_id}`}>
      {(close) => (
        <>
          <p class="note warning">
            This is the only time that the key is shown. Copy it now, and keep it secret.
          </p>
          {created.warnings.map((warning) => (
            <p key={warning} class="note warning">
              {`Note: ${warning}.`}
            </p>
          ))}
          <pre>{text}</pre>
          <div class="actions">
            <CopyButton label="Copy the key" text={text} />
            <button type="button" onClick={close}>
              Close
            </button>
          </div>
        </>
      )}
    </Modal>
  );
}
