import type { Secret } from "@payment-routing/operator-contract";
import { type Column, DataTable } from "../../components/data-table.tsx";
import { StateLabel } from "../../components/state-label.tsx";
import { Time } from "../../components/time.tsx";
import { formatDuration } from "../../formats/time.ts";

/** Secrets by name and age; never their texts. */
export function SecretTable({ secrets }: { readonly secrets: readonly Secret[] }) {
  return (
    <DataTable
      caption="Secrets by ID"
      columns={COLUMNS}
      items={secrets}
      keyOf={({ id }) => id}
      empty="The process has no secrets."
    />
  );
}

const COLUMNS: readonly Column<Secret>[] = [
  { heading: "Secret", show: ({ id }) => id },
  { heading: "State", show: (secret) => <SecretState secret={secret} /> },
  {
    heading: "Age of the text",
    show: ({ changed_at: at }) =>
      at === undefined ? "unknown" : formatDuration(Math.max(0, Date.now() - Date.parse(at))),
  },
  { heading: "Clients", show: ({ client_ids }) => client_ids.join(", ") || "–", isText: true },
];

function SecretState({ secret: { is_retired, retired_at } }: { readonly secret: Secret }) {
  if (is_retired) return <StateLabel tone="neutral" text="retired" />;
  return (
    <>
      <StateLabel tone="good" text="live" />
      {retired_at !== undefined && (
        <>
          , retires <Time at={retired_at} />
        </>
      )}
    </>
  );
}
