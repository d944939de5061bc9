import type {
  AccountDiff,
  DiffResult,
  RejectedCallbacks,
  RejectedCode,
  SettingChange,
} from "@payment-routing/operator-contract";
import { type Column, DataTable } from "../../../components/data-table.tsx";
import { VersionLink } from "../../../components/links.tsx";
import { Named, ResponseNames } from "../../../components/named.tsx";
import { Facts } from "../../../components/values.tsx";
import { count, formatCount } from "../../../formats.ts";
import { ChangesView } from "./changes-view.tsx";

const KINDS = { added: "added", removed: "removed", changed: "changed" } as const;

/** More are not drawn: a page with thousands of rows does not respond. */
const MAX_ACCOUNTS = 100;

/** The differences of two configurations by their effect, and settings that no request shows. */
export function DiffView({ result }: { readonly result: DiffResult }) {
  const { before, after, settings, accounts, tried, probes, rejected_callbacks: rejected } = result;
  const isSame =
    settings.length + accounts.length + result.methods_added.length + result.methods_removed.length === 0;
  return (
    <>
      <Facts
        facts={[
          ["Before", <VersionLink key="before" digest={before} />],
          ["After", <VersionLink key="after" digest={after} />],
          ["Methods added", result.methods_added.join(", ")],
          ["Methods removed", result.methods_removed.join(", ")],
        ]}
      />
      {isSame && <p class="note good">No differences were found.</p>}
      <p class="small">{`${formatCount(probes)} requests were tried for each of ${count(tried.length, "account")}.`}</p>
      {rejected !== undefined && <Rejected rejected={rejected} />}
      {settings.length > 0 && (
        <section class="result">
          <h3>Settings</h3>
          <DataTable
            caption="Settings"
            columns={SETTING_COLUMNS}
            items={settings}
            keyOf={({ setting, of }) => `${setting} ${of.join()}`}
            empty="No differences were found."
          />
        </section>
      )}
      {accounts.length > 0 && (
        <ResponseNames.Provider value={result.names ?? {}}>
          <Accounts accounts={accounts} />
        </ResponseNames.Provider>
      )}
    </>
  );
}

/** Callbacks in the database that would not be sent any more. */
function Rejected({ rejected: { sessions, codes } }: { readonly rejected: RejectedCallbacks }) {
  return (
    <>
      <p class="small">{`Sessions checked against closed codes: ${formatCount(sessions)}.`}</p>
      {codes.length > 0 && (
        <section class="note bad">
          <h3>Waiting callbacks that closed codes would reject: their lanes would park</h3>
          <DataTable
            caption="Waiting callbacks that closed codes would reject: their lanes would park"
            columns={CODE_COLUMNS}
            items={codes}
            keyOf={({ code }) => code}
            empty="No differences were found."
          />
        </section>
      )}
    </>
  );
}

const CODE_COLUMNS: readonly Column<RejectedCode>[] = [
  { heading: "Closed code", show: ({ code }) => code },
  { heading: "Sessions", show: ({ sessions }) => formatCount(sessions), isNumber: true },
  {
    heading: "Values",
    show: ({ values }) => values.map(({ value, path }) => `${value} (${path})`).join(", "),
    isText: true,
  },
];

const SETTING_COLUMNS: readonly Column<SettingChange>[] = [
  { heading: "Setting", show: ({ setting }) => setting },
  { heading: "Of", show: ({ of }) => of.join(", ") || "–", isText: true },
  {
    heading: "Before",
    show: ({ before }) => <code class="breaks">{before ?? "–"}</code>,
    isText: true,
  },
  {
    heading: "After",
    show: ({ after }) => <code class="breaks">{after ?? "–"}</code>,
    isText: true,
  },
];

function Accounts({ accounts }: { readonly accounts: readonly AccountDiff[] }) {
  return (
    <section class="result">
      <h3>Accounts</h3>
      <DataTable
        caption="Accounts"
        columns={ACCOUNT_COLUMNS}
        items={accounts.slice(0, MAX_ACCOUNTS)}
        keyOf={({ client_id, account_id }) => `${client_id} ${account_id}`}
        empty="No differences were found."
      />
      {accounts.length > MAX_ACCOUNTS && (
        <p class="small">{`The first ${MAX_ACCOUNTS} of ${accounts.length} are shown.`}</p>
      )}
    </section>
  );
}

const ACCOUNT_COLUMNS: readonly Column<AccountDiff>[] = [
  { heading: "Client", show: ({ client_id }) => <Named of="clients" id={client_id} />, isLead: true },
  { heading: "Account", show: ({ account_id }) => account_id, isNumber: true },
  { heading: "Difference", show: ({ kind }) => KINDS[kind] },
  { heading: "Requests with another answer", show: (account) => <Effect account={account} />, isText: true },
];

function Effect({ account: { effect } }: { readonly account: AccountDiff }) {
  if (effect === undefined) return <>–</>;
  return (
    <details>
      <summary>{`${formatCount(effect.changed)} of ${formatCount(effect.requests)}`}</summary>
      <ChangesView changes={effect} />
    </details>
  );
}
