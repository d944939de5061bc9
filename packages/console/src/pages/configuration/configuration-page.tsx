import type { ConfigurationState, ConfigurationVersion } from "@payment-routing/operator-contract";
import { useMemo } from "preact/hooks";
import { useLocation } from "preact-iso/router";
import type { Column } from "../../components/data-table.tsx";
import { EmptyState } from "../../components/empty-state.tsx";
import { VersionNames } from "../../components/links.tsx";
import { Page } from "../../components/page.tsx";
import { PagedTable } from "../../components/paged-table.tsx";
import { draftPath, pickQuery, versionPath } from "../../components/paths.ts";
import { Reason } from "../../components/reason.tsx";
import { ResourceView } from "../../components/resource-view.tsx";
import { ScopeNote } from "../../components/scope-note.tsx";
import { Digest, Time } from "../../components/values.tsx";
import { describeVersion } from "../../labels.ts";
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
  const names = useMemo(
    () => new Map(versions.content?.items.map((version) => [version.digest, describeVersion(version)])),
    [versions.content],
  );
  return (
    <Page
      title="Configuration"
      command="config list"
      actions={state.content !== undefined && mayAdminister() && <Actions state={state.content} />}
    >
      {!mayAdminister() && <ScopeNote scope="admin" to="check, store and activate configurations" />}
      <VersionNames.Provider value={names}>
        <ResourceView resource={state}>{(content) => <StatePanel state={content} />}</ResourceView>
        <h2>Stored versions, the newest first</h2>
        <PagedTable
          resource={versions}
          caption="Stored versions, the newest first"
          columns={COLUMNS}
          keyOf={({ digest }) => digest}
          pathOf={({ digest }) => versionPath(digest)}
          empty={
            <EmptyState title="No version is stored.">
              Edit the active version as a draft and store it, or upload files with payment-routing config
              upload.
            </EmptyState>
          }
        />
        <ActivationList />
      </VersionNames.Provider>
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
  { heading: "State", show: (version) => <VersionState version={version} />, isLead: true },
  { heading: "Reason", show: ({ reason }) => <Reason text={reason} />, isText: true, isLead: true },
  { heading: "Version", show: describeVersion, isName: true },
  { heading: "Digest", show: ({ digest }) => <Digest digest={digest} /> },
  { heading: "By", show: ({ actor }) => actor },
  { heading: "Stored", show: ({ stored_at }) => <Time at={stored_at} /> },
  { heading: "Last activated", show: ({ activated_at }) => <Time at={activated_at} /> },
];
