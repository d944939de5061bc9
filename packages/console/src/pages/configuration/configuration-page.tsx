import type { ConfigurationState, ConfigurationVersion } from "@payment-routing/operator-contract";
import { useLocation } from "preact-iso/router";
import { type Column, PagedTable } from "../../components/data-table.tsx";
import { VersionLink } from "../../components/links.tsx";
import { Page } from "../../components/page.tsx";
import { draftPath, pickQuery } from "../../components/paths.ts";
import { ResourceView } from "../../components/resource-view.tsx";
import { Time } from "../../components/values.tsx";
import { useResource } from "../../live/use-resource.ts";
import { mayAdminister } from "../../session/current-session.ts";
import { ActivationList, openRollback } from "./activation-list.tsx";
import { StatePanel } from "./state-panel.tsx";
import { VersionState } from "./version-state.tsx";

/** The configuration in use, and the stored versions. */
export default function ConfigurationPage() {
  const { query } = useLocation();
  const state = useResource("readConfiguration");
  const versions = useResource("listConfigurationVersions", pickQuery(query, ["after", "limit"]));
  return (
    <Page
      title="Configuration"
      actions={state.content !== undefined && mayAdminister() && <Actions state={state.content} />}
    >
      {!mayAdminister() && (
        <p class="note">It takes a key of scope admin to check, store and activate configurations.</p>
      )}
      <ResourceView resource={state}>{(content) => <StatePanel state={content} />}</ResourceView>
      <h2>Stored versions, the newest first</h2>
      <PagedTable
        resource={versions}
        caption="Stored versions, the newest first"
        columns={COLUMNS}
        keyOf={({ digest }) => digest}
        empty="No version is stored."
      />
      <ActivationList />
    </Page>
  );
}

function Actions({
  state: { source, served_digest: served, active },
}: {
  readonly state: ConfigurationState;
}) {
  const previous = source === "database" ? active?.previous : undefined;
  return (
    <>
      <a class="button" href={draftPath(served)}>
        Edit the active version as a draft
      </a>
      {active !== undefined && previous !== undefined && (
        <button type="button" onClick={() => openRollback(previous, active)}>
          Roll back
        </button>
      )}
    </>
  );
}

const COLUMNS: readonly Column<ConfigurationVersion>[] = [
  { heading: "Version", show: ({ digest }) => <VersionLink digest={digest} /> },
  { heading: "State", show: (version) => <VersionState version={version} /> },
  { heading: "Stored", show: ({ stored_at }) => <Time at={stored_at} /> },
  { heading: "By", show: ({ actor }) => actor },
  { heading: "Reason", show: ({ reason }) => reason, isText: true },
  { heading: "Last activated", show: ({ activated_at }) => <Time at={activated_at} /> },
];
