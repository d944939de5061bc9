import type { Secret } from "@payment-routing/operator-contract";
import { type Column, DataTable } from "../../components/data-table.tsx";
import { StateLabel } from "../../components/state-label.tsx";
import { Time } from "../../components/time.tsx";
import { formatDuration } from "../../formats/time.ts";
import { texts } from "../../texts.ts";

const words = texts.secrets;

/** Secrets by name and age; never their texts. */
export function SecretTable({ secrets }: { readonly secrets: readonly Secret[] }) {
  return (
    <DataTable
      caption={words.caption}
      columns={COLUMNS}
      items={secrets}
      keyOf={({ id }) => id}
      empty={words.empty}
    />
  );
}

const COLUMNS: readonly Column<Secret>[] = [
  { heading: words.id, show: ({ id }) => id },
  { heading: words.state, show: (secret) => <SecretState secret={secret} /> },
  {
    heading: words.age,
    show: ({ changed_at: at }) =>
      at === undefined ? words.fromVariable : formatDuration(Math.max(0, Date.now() - Date.parse(at))),
  },
  { heading: words.clients, show: ({ client_ids }) => client_ids.join(", ") || texts.none, isText: true },
];

function SecretState({ secret: { is_retired, retired_at } }: { readonly secret: Secret }) {
  if (is_retired) return <StateLabel tone="neutral" text={words.retired} />;
  return (
    <>
      <StateLabel tone="good" text={words.live} />
      {retired_at !== undefined && (
        <>
          , {words.retires} <Time at={retired_at} />
        </>
      )}
    </>
  );
}
