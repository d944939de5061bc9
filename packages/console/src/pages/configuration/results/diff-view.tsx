import type {
  AccountDiff,
  DiffResult,
  RejectedCallbacks,
  RejectedCode,
  SettingChange,
} from "@payment-routing/operator-contract";
import { type Column, DataTable } from "../../../components/data-table.tsx";
import { Facts } from "../../../components/facts.tsx";
import { VersionLink } from "../../../components/links.tsx";
import { formatCount } from "../../../formats/number.ts";
import { texts } from "../../../texts.ts";
import { ChangesView } from "./changes-view.tsx";

const words = texts.results;
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
          [words.before, <VersionLink key="before" digest={before} />],
          [words.after, <VersionLink key="after" digest={after} />],
          [words.methodsAdded, result.methods_added.join(", ")],
          [words.methodsRemoved, result.methods_removed.join(", ")],
        ]}
      />
      {isSame && <p class="note good">{words.same}</p>}
      <p class="small">{words.tried(formatCount(probes), tried.length)}</p>
      {rejected !== undefined && <Rejected rejected={rejected} />}
      {settings.length > 0 && (
        <section class="result">
          <h3>{words.settings}</h3>
          <DataTable
            caption={words.settings}
            columns={SETTING_COLUMNS}
            items={settings}
            keyOf={({ setting, of }) => `${setting} ${of.join()}`}
            empty={words.same}
          />
        </section>
      )}
      {accounts.length > 0 && <Accounts accounts={accounts} />}
    </>
  );
}

/** Callbacks in the database that would not be sent any more. */
function Rejected({ rejected: { sessions, codes } }: { readonly rejected: RejectedCallbacks }) {
  return (
    <>
      <p class="small">{words.checkedSessions(formatCount(sessions))}</p>
      {codes.length > 0 && (
        <section class="note bad">
          <h3>{words.rejected}</h3>
          <DataTable
            caption={words.rejected}
            columns={CODE_COLUMNS}
            items={codes}
            keyOf={({ code }) => code}
            empty={words.same}
          />
        </section>
      )}
    </>
  );
}

const CODE_COLUMNS: readonly Column<RejectedCode>[] = [
  { heading: words.code, show: ({ code }) => code },
  { heading: words.sessions, show: ({ sessions }) => formatCount(sessions), isNumber: true },
  {
    heading: words.values,
    show: ({ values }) => values.map(({ value, path }) => `${value} (${path})`).join(", "),
    isText: true,
  },
];

const SETTING_COLUMNS: readonly Column<SettingChange>[] = [
  { heading: words.setting, show: ({ setting }) => setting },
  { heading: words.settingOf, show: ({ of }) => of.join(", ") || texts.none, isText: true },
  {
    heading: words.before,
    show: ({ before }) => <code class="json">{before ?? texts.none}</code>,
    isText: true,
  },
  {
    heading: words.after,
    show: ({ after }) => <code class="json">{after ?? texts.none}</code>,
    isText: true,
  },
];

function Accounts({ accounts }: { readonly accounts: readonly AccountDiff[] }) {
  return (
    <section class="result">
      <h3>{words.accountsChanged}</h3>
      <DataTable
        caption={words.accountsChanged}
        columns={ACCOUNT_COLUMNS}
        items={accounts.slice(0, MAX_ACCOUNTS)}
        keyOf={({ client_id, account_id }) => `${client_id} ${account_id}`}
        empty={words.same}
      />
      {accounts.length > MAX_ACCOUNTS && <p class="small">{words.more(MAX_ACCOUNTS, accounts.length)}</p>}
    </section>
  );
}

const ACCOUNT_COLUMNS: readonly Column<AccountDiff>[] = [
  { heading: words.account, show: ({ account_id }) => account_id, isNumber: true },
  { heading: texts.callbacks.client, show: ({ client_id }) => client_id, isNumber: true },
  { heading: words.kind, show: ({ kind }) => words.kinds[kind] },
  { heading: words.requestsChanged, show: (account) => <Effect account={account} />, isText: true },
];

function Effect({ account: { effect } }: { readonly account: AccountDiff }) {
  if (effect === undefined) return <>{texts.none}</>;
  return (
    <details>
      <summary>{words.ofRequests(formatCount(effect.changed), formatCount(effect.requests))}</summary>
      <ChangesView changes={effect} />
    </details>
  );
}
