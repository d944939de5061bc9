import type { ConfigurationState, ConfigurationVersionDetail } from "@payment-routing/operator-contract";
import { useMemo } from "preact/hooks";
import { useLocation, useRoute } from "preact-iso/router";
import { Page } from "../../components/page.tsx";
import { draftPath, writeQuery } from "../../components/paths.ts";
import { Reason } from "../../components/reason.tsx";
import { ResourceView } from "../../components/resource-view.tsx";
import { ScopeNote } from "../../components/scope-note.tsx";
import { Facts, PositionPath, shortenDigest, Time } from "../../components/values.tsx";
import { describeVersion } from "../../labels.ts";
import { useResource } from "../../live/use-resource.ts";
import { mayAdminister } from "../../session/current-session.ts";
import { openActivation, openRollback } from "./activation-list.tsx";
import { Checks } from "./checks.tsx";
import { FileView } from "./file-editor.tsx";
import { CHECKS } from "./jobs.tsx";
import { useChecks } from "./use-checks.ts";
import { VersionState } from "./version-state.tsx";

/** A stored version is valid. */
const VIEWS = CHECKS.filter((check) => check !== "validate");

/** A stored version: its files, how it differs, and what it would change. */
export default function VersionPage() {
  const { digest = "" } = useRoute().params;
  const { path, query } = useLocation();
  const resource = useResource("readConfigurationVersion", { digest });
  const state = useResource("readConfiguration");
  const checks = useChecks(useMemo(() => ({ digest }), [digest]));
  // The result of a check stays while a person follows its links to places.
  const pathOf = (file: string, line: number) => `${path}${writeQuery({ ...query, file, line })}`;
  const actions = resource.content !== undefined && state.content !== undefined && mayAdminister() && (
    <Actions version={resource.content} state={state.content} />
  );
  return (
    <Page
      title={`Version ${resource.content === undefined ? shortenDigest(digest) : describeVersion(resource.content)}`}
      parent={["Configuration", "/console/configuration"]}
      command={`config show --config ${digest}`}
      actions={actions}
    >
      {!mayAdminister() && <ScopeNote scope="admin" to="check, store and activate configurations" />}
      {state.content?.source === "files" && (
        <p class="note">
          The configuration comes from files: versions can be stored and checked here, but activation happens
          in the files of each process.
        </p>
      )}
      <PositionPath.Provider value={pathOf}>
        <ResourceView resource={resource}>
          {(version) => (
            <>
              <VersionFacts version={version} />
              <FileView files={version.files} issues={checks.issues} />
              {mayAdminister() && <Checks names={VIEWS} checks={checks} files={version.files} />}
            </>
          )}
        </ResourceView>
      </PositionPath.Provider>
    </Page>
  );
}

interface ActionsProps {
  readonly version: ConfigurationVersionDetail;
  readonly state: ConfigurationState;
}

function Actions({ version, state: { source, active } }: ActionsProps) {
  const { digest, is_active, activated_at } = version;
  const maySwitch = source === "database" && active !== undefined && !is_active;
  return (
    <>
      <a class="button" href={draftPath(digest)}>
        Edit as a draft
      </a>
      {maySwitch && activated_at !== undefined && (
        <button type="button" onClick={() => openRollback(digest, active)}>
          Roll back
        </button>
      )}
      {maySwitch && (
        <button type="button" class="primary" onClick={() => openActivation(version, active)}>
          Activate
        </button>
      )}
    </>
  );
}

function VersionFacts({ version }: { readonly version: ConfigurationVersionDetail }) {
  const { digest, stored_at, actor, reason, activated_at } = version;
  return (
    <section class="panel" aria-label="Version">
      <Facts
        facts={[
          ["State", <VersionState key="state" version={version} />],
          ["Stored", <Time key="stored" at={stored_at} />],
          ["By", actor],
          ["Reason", <Reason key="reason" text={reason} />],
          ["Last activated", activated_at && <Time key="activated" at={activated_at} />],
          ["Digest", <code key="digest">{digest}</code>],
        ]}
      />
    </section>
  );
}
