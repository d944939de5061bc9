import type { Key } from "@payment-routing/operator-contract";
import { type Column, DataTable } from "../../components/data-table.tsx";
import { RowActions } from "../../components/row-actions.tsx";
import { StateLabel } from "../../components/state-label.tsx";
import { Time } from "../../components/time.tsx";
import { formatDuration } from "../../formats/time.ts";
import { texts } from "../../texts.ts";
import { findKeyState, findOverlap, nameHolder } from "./describe-key.ts";
import { openRevocation } from "./revoke-key.tsx";

const words = texts.keys;

interface KeyTableProps {
  readonly keys: readonly Key[];
  readonly mayChange: boolean;
}

/** Keys with their age and what replaces them. */
export function KeyTable({ keys, mayChange }: KeyTableProps) {
  const now = new Date();
  const overlap: Column<Key> = {
    heading: words.overlaps,
    show: (key) =>
      findOverlap(key, keys, now)
        .map(({ key_id }) => key_id)
        .join(", ") || texts.none,
    isText: true,
  };
  const actions: Column<Key> = {
    heading: texts.actions.heading,
    show: (key) =>
      findKeyState(key, now) === "live" && (
        <RowActions of={key.key_id} actions={[[words.revoke, () => openRevocation(key, keys)]]} />
      ),
  };
  return (
    <DataTable
      caption={words.caption}
      columns={[...COLUMNS, overlap, ...(mayChange ? [actions] : [])]}
      items={keys}
      keyOf={(key) => `${nameHolder(key)} ${key.key_id}`}
      empty={words.empty}
    />
  );
}

const COLUMNS: readonly Column<Key>[] = [
  { heading: words.id, show: ({ key_id }) => key_id },
  { heading: words.holder, show: (key) => nameHolder(key) },
  { heading: words.state, show: (key) => <KeyState of={key} />, isText: true },
  {
    heading: words.expires,
    show: ({ expires_at }) => (expires_at === undefined ? words.never : <Time at={expires_at} />),
  },
  { heading: words.age, show: ({ created_at: at }) => (at === undefined ? texts.none : formatAge(at)) },
  {
    heading: words.lastUsed,
    show: ({ last_used_at: at }) => (at === undefined ? words.notUsed : <Time at={at} />),
  },
  {
    heading: words.created,
    show: ({ created_at, created_by = "" }) =>
      created_at === undefined ? (
        words.inFile
      ) : (
        <>
          <Time at={created_at} /> {words.by(created_by)}
        </>
      ),
    isText: true,
  },
];

function KeyState({ of: key }: { readonly of: Key }) {
  const state = findKeyState(key, new Date());
  return (
    <>
      <StateLabel tone={state === "live" ? "good" : "neutral"} text={words.states[state]} />{" "}
      {key.revoked_at !== undefined && (
        <>
          <Time at={key.revoked_at} /> {words.by(key.revoked_by ?? "")}
        </>
      )}
    </>
  );
}

function formatAge(at: string): string {
  return formatDuration(Math.max(0, Date.now() - Date.parse(at)));
}
