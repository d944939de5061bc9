import type { Key, Secret } from "@payment-routing/operator-contract";
import { useLocation } from "preact-iso/router";
import { type Column, DataTable } from "../../components/data-table.tsx";
import { EmptyState } from "../../components/empty-state.tsx";
import { FilterBar } from "../../components/filter-bar.tsx";
import type { FilterFieldEntry } from "../../components/filter-field.tsx";
import { NamedList } from "../../components/named.tsx";
import { Page } from "../../components/page.tsx";
import { pickQuery, writeQuery } from "../../components/paths.ts";
import { ResourceView } from "../../components/resource-view.tsx";
import { writeCommand } from "../../components/same-command.tsx";
import { ScopeNote } from "../../components/scope-note.tsx";
import { Badge, Time } from "../../components/values.tsx";
import { count, formatDuration } from "../../formats.ts";
import { useResource } from "../../live/use-resource.ts";
import { mayAdminister } from "../../session/current-session.ts";
import { openNewKey } from "./create-key.tsx";
import { findKeyState } from "./describe-key.ts";
import { KeyTable } from "./key-table.tsx";

const FILTER: readonly FilterFieldEntry[] = [{ name: "client_id", label: "Client", kind: "integer" }];

/** The keys of clients and of the internal listener, and the names of secrets. */
export default function KeysPage() {
  const { query } = useLocation();
  const keys = useResource("listKeys", pickQuery(query, ["client_id"]));
  const secrets = useResource("listSecrets");
  const configuration = useResource("readConfiguration");
  const source = configuration.content?.source;
  const mayChange = mayAdminister() && source === "database";
  const { client_id: client } = query;
  const command = client === undefined ? "keys list" : writeCommand("keys list", { client });
  const create = mayChange && (
    <button type="button" onClick={() => openNewKey()}>
      Create a key
    </button>
  );
  return (
    <Page title="Keys and secrets" command={command} actions={create}>
      {!mayAdminister() && <ScopeNote scope="admin" to="create and revoke keys" />}
      {source === "files" && (
        <p class="note">The keys come from files: they are created and revoked there, in each process.</p>
      )}
      <FilterBar fields={FILTER} />
      <ResourceView resource={keys}>
        {({ items }) => <Keys keys={items} mayChange={mayChange} />}
      </ResourceView>
      <section class="panel">
        <h2>Secrets that sign callbacks</h2>
        <p class="small">
          Their texts are never shown. They come from the files and environment variables of the answering
          process.
        </p>
        <ResourceView resource={secrets}>{({ items }) => <SecretTable secrets={items} />}</ResourceView>
      </section>
    </Page>
  );
}

/** Keys that ended are shown on request: the address has it. */
function Keys({ keys, mayChange }: { readonly keys: readonly Key[]; readonly mayChange: boolean }) {
  const { path, query } = useLocation();
  const { ended, ...others } = query;
  const now = new Date();
  const live = keys.filter((key) => findKeyState(key, now) === "live");
  return (
    <>
      <KeyTable
        keys={ended === undefined ? live : keys}
        mayChange={mayChange}
        isFiltered={query.client_id !== undefined}
      />
      {ended !== undefined ? (
        <a href={`${path}${writeQuery(others)}`}>Hide expired and revoked keys</a>
      ) : (
        keys.length > live.length && (
          <a href={`${path}${writeQuery({ ...query, ended: "shown" })}`}>
            {`Show ${count(keys.length - live.length, "expired or revoked key")}`}
          </a>
        )
      )}
    </>
  );
}

/** Secrets by name and age; never their texts. */
function SecretTable({ secrets }: { readonly secrets: readonly Secret[] }) {
  return (
    <DataTable
      caption="Secrets by ID"
      columns={COLUMNS}
      items={secrets}
      keyOf={({ id }) => id}
      empty={
        <EmptyState title="The answering process has no secrets.">
          Callbacks cannot be signed without one: create it with payment-routing secrets create.
        </EmptyState>
      }
    />
  );
}

const COLUMNS: readonly Column<Secret>[] = [
  { heading: "State", show: (secret) => <SecretState secret={secret} />, isLead: true },
  { heading: "Secret", show: ({ id }) => id, isName: true },
  {
    heading: "Age of the text",
    show: ({ changed_at: at }) =>
      at === undefined ? "unknown" : formatDuration(Math.max(0, Date.now() - Date.parse(at))),
  },
  { heading: "Clients", show: ({ client_ids }) => <NamedList of="clients" ids={client_ids} />, isText: true },
];

function SecretState({ secret: { is_retired, retired_at } }: { readonly secret: Secret }) {
  if (is_retired) return <Badge tone="neutral" text="retired" />;
  return (
    <>
      <Badge tone="good" text="live" />
      {retired_at !== undefined && (
        <>
          , retires <Time at={retired_at} />
        </>
      )}
    </>
  );
}
