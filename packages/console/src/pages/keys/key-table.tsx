import type { Key } from "@payment-routing/operator-contract";
import { type Column, DataTable } from "../../components/data-table.tsx";
import { RowActions } from "../../components/row-actions.tsx";
import { StateLabel } from "../../components/state-label.tsx";
import { Time } from "../../components/time.tsx";
import { formatDuration } from "../../formats/time.ts";
import { findKeyState, findOverlap, nameHolder } from "./describe-key.ts";
import { openRevocation } from "./revoke-key.tsx";

const STATES = { live: "live", expired: "expired", revoked: "revoked" } as const;

interface KeyTableProps {
  readonly keys: readonly Key[];
  readonly mayChange: boolean;
}

/** Keys with their age and what replaces them. */
export function KeyTable({ keys, mayChange }: KeyTableProps) {
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
      empty="No key matches."
    />
  );
}

const COLUMNS: readonly Column<Key>[] = [
  { heading: "Key", show: ({ key_id }) => key_id },
  { heading: "Holder", show: (key) => nameHolder(key) },
  { heading: "State", show: (key) => <KeyState of={key} />, isText: true },
  {
    heading: "Expires",
    show: ({ expires_at }) => (expires_at === undefined ? "never" : <Time at={expires_at} />),
  },
  { heading: "Age", show: ({ created_at: at }) => (at === undefined ? "–" : formatAge(at)) },
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
        </>
      ),
    isText: true,
  },
];

function KeyState({ of: key }: { readonly of: Key }) {
  const state = findKeyState(key, new Date());
  return (
    <>
      <StateLabel tone={state === "live" ? "good" : "neutral"} text={STATES[state]} />{" "}
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
