import type { Key, KeyRevocation } from "@payment-routing/operator-contract";
import { client } from "../../api/client.ts";
import { type Column, DataTable, RowActions } from "../../components/data-table.tsx";
import { EmptyList } from "../../components/empty-state.tsx";
import { Named, NamedList } from "../../components/named.tsx";
import { Badge, Time } from "../../components/values.tsx";
import { openAction } from "../../dialogs/action-dialog.tsx";
import { formatDuration } from "../../formats.ts";
import { session } from "../../session/current-session.ts";
import { findKeyState, findOverlap, nameHolder } from "./describe-key.ts";

const STATES = { live: "live", expired: "expired", revoked: "revoked" } as const;

interface KeyTableProps {
  readonly keys: readonly Key[];
  readonly mayChange: boolean;
  readonly isFiltered: boolean;
}

/** Keys with their age and what replaces them. */
export function KeyTable({ keys, mayChange, isFiltered }: KeyTableProps) {
  const now = new Date();
  const overlap: Column<Key> = {
    heading: "Overlaps with",
    show: (key) =>
      findOverlap(key, keys, now)
        .map(({ key_id }) => key_id)
        .join(", ") || "–",
    isText: true,
  };
  const actions: Column<Key> = {
    heading: "Actions",
    show: (key) =>
      findKeyState(key, now) === "live" && (
        <RowActions of={key.key_id} actions={[["Revoke", () => openRevocation(key, keys)]]} />
      ),
  };
  return (
    <DataTable
      caption="Keys by holder"
      columns={[...COLUMNS, overlap, ...(mayChange ? [actions] : [])]}
      items={keys}
      keyOf={(key) => `${nameHolder(key)} ${key.key_id}`}
      empty={
        <EmptyList
          title="There is no live key."
          noMatch="No live key matches the filter."
          isFiltered={isFiltered}
        >
          Whoever calls the service needs one: an admin creates it.
        </EmptyList>
      }
    />
  );
}

const COLUMNS: readonly Column<Key>[] = [
  { heading: "State", show: (key) => <KeyState of={key} />, isText: true, isLead: true },
  { heading: "Key", show: ({ key_id }) => <strong>{key_id}</strong>, isName: true, isText: true },
  { heading: "Holder", show: (key) => <Holder of={key} />, isText: true },
  {
    heading: "Expires",
    show: ({ expires_at }) => (expires_at === undefined ? "never" : <Time at={expires_at} />),
  },
  {
    heading: "Last used",
    show: ({ last_used_at: at }) => (at === undefined ? "not yet" : <Time at={at} />),
  },
  {
    heading: "Created",
    show: ({ created_at, created_by = "" }) =>
      created_at === undefined ? (
        "in a file"
      ) : (
        <>
          <Time at={created_at} /> {`by ${created_by}`}
          <div class="small">{`${formatAge(created_at)} old`}</div>
        </>
      ),
    isText: true,
  },
];

/** The client that holds a key, or its scope with the clients that it is limited to. */
function Holder({ of: { client_id, client_ids, scope } }: { readonly of: Key }) {
  if (client_id !== undefined) return <Named of="clients" id={client_id} />;
  if (client_ids === undefined) return <>{`scope ${scope}`}</>;
  return (
    <>
      {`scope ${scope}, only for`} <NamedList of="clients" ids={client_ids} />
    </>
  );
}

function KeyState({ of: key }: { readonly of: Key }) {
  const state = findKeyState(key, new Date());
  return (
    <>
      <Badge tone={state === "live" ? "good" : "neutral"} text={STATES[state]} />{" "}
      {key.revoked_at !== undefined && (
        <>
          <Time at={key.revoked_at} /> {`by ${key.revoked_by ?? ""}`}
        </>
      )}
    </>
  );
}

function formatAge(at: string): string {
  return formatDuration(Math.max(0, Date.now() - Date.parse(at)));
}

/** Offers to revoke a key. Says what that would cut off. */
function openRevocation(key: Key, keys: readonly Key[]): void {
  const { key_id, client_id, scope } = key;
  const isLast = client_id !== undefined && findOverlap(key, keys, new Date()).length === 0;
  const isOwn = client_id === undefined && session.value?.key_id === key_id;
  openAction({
    title: "Revoke the key",
    isDangerous: true,
    explanation: (
      <>
        <p>{`Whoever uses the key ${key_id} of ${nameHolder(key)} is rejected from now on. It cannot be undone.`}</p>
        {isLast && <p class="note warning">The holder has no other live key.</p>}
        {isOwn && <p class="note warning">You are signed in with this key: you will be signed out.</p>}
      </>
    ),
    async run(reason) {
      const holder = client_id === undefined ? { scope: scope as KeyRevocation["scope"] } : { client_id };
      await client.call("revokeKey", { body: { key_id, ...holder, reason } });
      return `The key ${key_id} is revoked.`;
    },
  });
}
