import type { System, SystemMigration } from "@payment-routing/operator-contract";
import { type Column, DataTable } from "../../components/data-table.tsx";
import { Facts } from "../../components/facts.tsx";
import { Page } from "../../components/page.tsx";
import { ResourceView } from "../../components/resource-view.tsx";
import { StateLabel, type Tone } from "../../components/state-label.tsx";
import { Time } from "../../components/time.tsx";
import { formatCount } from "../../formats/number.ts";
import { useResource } from "../../live/use-resource.ts";
import { texts } from "../../texts.ts";
import { ProcessTable } from "./process-table.tsx";

const words = texts.system;

/** The processes that use the database, and the state of the database. */
export default function SystemPage() {
  const resource = useResource<System>("/system");
  return (
    <Page title={texts.pages.system}>
      <ResourceView resource={resource}>
        {(system) => (
          <>
            <section class="panel">
              <h2>{words.processes}</h2>
              <ProcessTable processes={system.processes} />
            </section>
            <Database system={system} />
            <section class="panel">
              <h2>{words.migrations}</h2>
              <DataTable
                caption={words.migrations}
                columns={MIGRATION_COLUMNS}
                items={system.migrations.toReversed()}
                keyOf={({ name }) => name}
                empty={words.noMigrations}
              />
            </section>
          </>
        )}
      </ResourceView>
    </Page>
  );
}

function Database({ system: { partition_days: days, last_check: check } }: { readonly system: System }) {
  return (
    <section class="panel">
      <h2>{words.database}</h2>
      <Facts
        facts={[
          [
            words.partitions,
            <StateLabel key="partitions" tone={rateDays(days)} text={words.partitionDays(days)} />,
          ],
          ...(check === undefined
            ? []
            : ([
                [words.checkedAt, <Time key="at" at={check.checked_at} />],
                [
                  words.issues,
                  <StateLabel
                    key="issues"
                    tone={check.issues === 0 ? "good" : "bad"}
                    text={formatCount(check.issues)}
                  />,
                ],
                [words.checkedSessions, formatCount(check.sessions)],
                [words.checkedCallbacks, formatCount(check.callbacks)],
              ] as const)),
        ]}
      />
      <p class="small">{words.partitionsHint}</p>
      {check === undefined && <p class="small">{words.neverChecked}</p>}
    </section>
  );
}

/** How many days have partitions when nothing is wrong. */
const ALL_DAYS = 8;

function rateDays(days: number): Tone {
  if (days === 0) return "bad";
  return days < ALL_DAYS ? "warning" : "good";
}

const MIGRATION_COLUMNS: readonly Column<SystemMigration>[] = [
  { heading: words.migration, show: ({ name }) => name },
  { heading: words.appliedAt, show: ({ applied_at }) => <Time at={applied_at} /> },
];
