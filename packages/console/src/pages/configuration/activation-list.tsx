import type {
  ConfigurationActivation,
  ConfigurationState,
  ConfigurationVersionDetail,
} from "@payment-routing/operator-contract";
import { signal } from "@preact/signals";
import { client } from "../../api/client.ts";
import { type Column, DataTable } from "../../components/data-table.tsx";
import { EmptyState } from "../../components/empty-state.tsx";
import { VersionLink } from "../../components/links.tsx";
import { Reason } from "../../components/reason.tsx";
import { ResourceView } from "../../components/resource-view.tsx";
import { shortenDigest, Time } from "../../components/values.tsx";
import { openAction } from "../../dialogs/action-dialog.tsx";
import { describeVersion, SWITCHES } from "../../labels.ts";
import { useResource } from "../../live/use-resource.ts";
import { ActivationEffects } from "./activation-effects.tsx";

const SHOWN = 20;

/** The last switches of the configuration: who made them, and why. */
export function ActivationList() {
  const resource = useResource("listActivations", { limit: SHOWN });
  return (
    <>
      <h2>Activations and rollbacks, the newest first</h2>
      <ResourceView resource={resource}>
        {({ items, next }) => (
          <>
            <DataTable
              caption="Activations and rollbacks, the newest first"
              columns={COLUMNS}
              items={items}
              keyOf={({ activated_at }) => activated_at}
              empty={
                <EmptyState title="No version was activated yet.">
                  Open a stored version and activate it. Every switch stands here, with who made it and why.
                </EmptyState>
              }
            />
            {next !== undefined && (
              <a href="/console/audit?subject=configuration">Older ones are in the audit</a>
            )}
          </>
        )}
      </ResourceView>
    </>
  );
}

const COLUMNS: readonly Column<ConfigurationActivation>[] = [
  { heading: "Action", show: ({ kind }) => SWITCHES[kind], isLead: true },
  { heading: "Reason", show: ({ reason }) => <Reason text={reason} />, isText: true, isLead: true },
  { heading: "Version", show: ({ digest }) => <VersionLink digest={digest} /> },
  {
    heading: "Version before",
    show: ({ previous }) => (previous === undefined ? "–" : <VersionLink digest={previous} />),
  },
  { heading: "By", show: ({ actor }) => actor },
  { heading: "Switched", show: ({ activated_at }) => <Time at={activated_at} /> },
];

type Active = NonNullable<ConfigurationState["active"]>;

/** Offers to activate a stored version. Fails when another than the shown version has become active. */
export function openActivation(
  version: ConfigurationVersionDetail,
  { digest: expected_digest }: Active,
): void {
  const { digest } = version;
  const isReady = signal(false);
  openAction({
    title: "Activate",
    isReady,
    explanation: (
      <div class="result">
        <p>{`All processes serve version ${describeVersion(version)} within seconds. First the lint and the test cases run; a lint error or a failing case prevents it.`}</p>
        <ActivationEffects
          digest={digest}
          before={expected_digest}
          onEnd={() => {
            isReady.value = true;
          }}
        />
      </div>
    ),
    async run(reason) {
      const body = { expected_digest, reason };
      const { changed, action_id } = await client.call("activateConfigurationVersion", { digest, body });
      if (action_id !== undefined) return `Action ${action_id} waits for the approval of another person.`;
      return changed ? "The version is active." : "The version was active already.";
    },
  });
}

/** Offers to return to the version that was active before, or to another that was. */
export function openRollback(digest: string, { digest: expected_digest }: Active): void {
  openAction({
    title: "Roll back",
    isDangerous: true,
    explanation: (
      <p>{`All processes serve ${shortenDigest(digest)} again within seconds, without checks. Keys do not change.`}</p>
    ),
    async run(reason) {
      await client.call("rollBackConfiguration", { body: { expected_digest, digest, reason } });
      return "The version before is active again.";
    },
  });
}
