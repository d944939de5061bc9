import type {
  ConfigurationState,
  ConfigurationVersion,
  ConfigurationVersionList,
} from "@payment-routing/operator-contract";
import { useLocation } from "preact-iso/router";
import type { Column } from "../../components/data-table.tsx";
import { VersionLink } from "../../components/links.tsx";
import { Page } from "../../components/page.tsx";
import { PagedTable } from "../../components/paged-table.tsx";
import { draftPath } from "../../components/paths.ts";
import { pickQuery, writeQuery } from "../../components/query.ts";
import { ResourceView } from "../../components/resource-view.tsx";
import { Time } from "../../components/time.tsx";
import { useResource } from "../../live/use-resource.ts";
import { mayAdminister } from "../../session/current-session.ts";
import { texts } from "../../texts.ts";
import { openRollback } from "./activation.tsx";
import { ActivationList } from "./activation-list.tsx";
import { StatePanel } from "./state-panel.tsx";
import { VersionState } from "./version-state.tsx";

const words = texts.configuration;

/** The configuration in use, and the stored versions. */
export default function ConfigurationPage() {
  const { query } = useLocation();
  const page = pickQuery(query, ["after", "limit"]);
  const state = useResource<ConfigurationState>("/configuration");
  const versions = useResource<ConfigurationVersionList>(`/configuration/versions${writeQuery(page)}`);
  return (
    <Page
      title={texts.pages.configuration}
      actions={state.content !== undefined && mayAdminister() && <Actions state={state.content} />}
    >
      {!mayAdminister() && <p class="note">{words.needsAdmin}</p>}
      <ResourceView resource={state}>{(content) => <StatePanel state={content} />}</ResourceView>
      <h2>{words.versions}</h2>
      <PagedTable
        resource={versions}
        caption={words.versions}
        columns={COLUMNS}
        keyOf={({ digest }) => digest}
        empty={words.noVersions}
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
        {words.editActive}
      </a>
      {active !== undefined && previous !== undefined && (
        <button type="button" onClick={() => openRollback(previous, active)}>
          {words.rollBack}
        </button>
      )}
    </>
  );
}

const COLUMNS: readonly Column<ConfigurationVersion>[] = [
  { heading: words.version, show: ({ digest }) => <VersionLink digest={digest} /> },
  { heading: texts.callbacks.state, show: (version) => <VersionState version={version} /> },
  { heading: words.storedAt, show: ({ stored_at }) => <Time at={stored_at} /> },
  { heading: texts.audit.actor, show: ({ actor }) => actor },
  { heading: texts.audit.reason, show: ({ reason }) => reason, isText: true },
  { heading: words.activatedAt, show: ({ activated_at }) => <Time at={activated_at} /> },
];
