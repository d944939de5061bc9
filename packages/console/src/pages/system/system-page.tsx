import type { MovedClient, System, SystemMigration, SystemProcess } from "@payment-routing/operator-contract";
import { type Column, DataTable } from "../../components/data-table.tsx";
import { EmptyState } from "../../components/empty-state.tsx";
import { Named, ResponseNames } from "../../components/named.tsx";
import { Page } from "../../components/page.tsx";
import { ResourceView } from "../../components/resource-view.tsx";
import { Badge, Digest, Facts, Time, type Tone } from "../../components/values.tsx";
import { count, formatCount } from "../../formats.ts";
import { useResource } from "../../live/use-resource.ts";

/** The processes that use the database, and the state of the database. */
export default function SystemPage() {
  const resource = useResource("readSystem");
  return (
    <Page title="System" command="doctor">
      <ResourceView resource={resource}>
        {(system) => (
          <>
            <section class="panel">
              <h2>Processes</h2>
              <ProcessTable processes={system.processes} />
            </section>
            <Database system={system} />
            <MovedClients />
            <section class="panel">
              <h2>Migrations</h2>
              <DataTable
                caption="Migrations"
                columns={MIGRATION_COLUMNS}
                items={system.migrations.toReversed()}
                keyOf={({ name }) => name}
                empty={
                  <EmptyState title="No migration is applied.">
                    Prepare the database with payment-routing migrate.
                  </EmptyState>
                }
              />
            </section>
          </>
        )}
      </ResourceView>
    </Page>
  );
}

/** The clients that were moved to or from this cell. Nothing without cells. */
function MovedClients() {
  const { content } = useResource("readCell");
  if (content?.cell === undefined) return null;
  return (
    <ResponseNames.Provider value={content.names ?? {}}>
      <section class="panel">
        <h2>Clients that were moved</h2>
        <DataTable
          caption="Clients that were moved"
          columns={CLIENT_COLUMNS}
          items={content.clients}
          keyOf={({ client_id }) => `${client_id}`}
          empty={
            <EmptyState title="No client was moved.">
              Move one to another cell with payment-routing clients move.
            </EmptyState>
          }
        />
      </section>
    </ResponseNames.Provider>
  );
}

const CLIENT_COLUMNS: readonly Column<MovedClient>[] = [
  {
    heading: "State",
    show: ({ state, held }) =>
      held ? (
        <Badge tone="bad" text="held: two cells claim it" />
      ) : (
        <Badge tone={state === "owned" ? "good" : "neutral"} text={state} />
      ),
    isLead: true,
  },
  { heading: "Client", show: ({ client_id }) => <Named of="clients" id={client_id} />, isName: true },
  { heading: "Other cell", show: ({ other_cell = "–" }) => other_cell },
  { heading: "Left over in", show: ({ left_over }) => left_over.join(", ") || "–" },
  { heading: "Since", show: ({ changed_at }) => <Time at={changed_at} /> },
];

function Database({ system: { partition_days: days, last_check: check } }: { readonly system: System }) {
  return (
    <section class="panel">
      <h2>Database</h2>
      <Facts
        facts={[
          [
            "Partitions",
            <Badge key="partitions" tone={rateDays(days)} text={`for ${count(days, "day")} with today`} />,
          ],
          ...(check === undefined
            ? []
            : ([
                ["Last check", <Time key="at" at={check.checked_at} />],
                [
                  "Issues",
                  <Badge
                    key="issues"
                    tone={check.issues === 0 ? "good" : "bad"}
                    text={formatCount(check.issues)}
                  />,
                ],
                ["Sessions read", formatCount(check.sessions)],
                ["Callbacks read", formatCount(check.callbacks)],
              ] as const)),
        ]}
      />
      <p class="small">
        Every table needs a partition for the day. All eight days exist unless their creation fails.
      </p>
      {check === undefined && (
        <p class="small">The database was not checked yet: payment-routing check does it.</p>
      )}
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
  { heading: "Migration", show: ({ name }) => name },
  { heading: "Applied", show: ({ applied_at }) => <Time at={applied_at} /> },
];

const STATES = { live: "live", silent: "silent" } as const;

/** The processes that use the database, with the configuration of each. */
export function ProcessTable({ processes }: { readonly processes: readonly SystemProcess[] }) {
  return (
    <DataTable
      caption="Processes"
      columns={COLUMNS}
      items={processes}
      keyOf={({ process_id }) => process_id}
      empty={
        <EmptyState title="No process announces itself.">
          Each process does so every few seconds: check that they run, and that they use this database.
        </EmptyState>
      }
    />
  );
}

const COLUMNS: readonly Column<SystemProcess>[] = [
  {
    heading: "State",
    isLead: true,
    show: ({ state }) => <Badge tone={state === "live" ? "good" : "bad"} text={STATES[state]} />,
  },
  { heading: "Process", show: ({ name }) => name, isName: true },
  { heading: "Role", show: ({ role }) => role },
  { heading: "Version", show: ({ version }) => version },
  { heading: "Worker", show: ({ worker }) => worker ?? "–" },
  { heading: "Configuration", show: ({ configuration_digest }) => <Digest digest={configuration_digest} /> },
  { heading: "Started", show: ({ started_at }) => <Time at={started_at} /> },
  { heading: "Last heartbeat", show: ({ seen_at }) => <Time at={seen_at} /> },
];
