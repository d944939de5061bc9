import type { ConfigurationState, ConfigurationVersionDetail } from "@payment-routing/operator-contract";
import { useMemo } from "preact/hooks";
import { useLocation, useRoute } from "preact-iso/router";
import { shortenDigest } from "../../components/digest.tsx";
import { Facts } from "../../components/facts.tsx";
import { Page } from "../../components/page.tsx";
import { draftPath } from "../../components/paths.ts";
import { PlacePath } from "../../components/place.tsx";
import { writeQuery } from "../../components/query.ts";
import { ResourceView } from "../../components/resource-view.tsx";
import { Time } from "../../components/time.tsx";
import { ViewLinks } from "../../components/view-links.tsx";
import { useResource } from "../../live/use-resource.ts";
import { mayAdminister } from "../../session/current-session.ts";
import { texts } from "../../texts.ts";
import { openActivation, openRollback } from "./activation.tsx";
import { CHECKS, Check } from "./check.tsx";
import { FileView } from "./file-view.tsx";
import { VersionState } from "./version-state.tsx";

const words = texts.configuration;
/** A stored version is valid. */
const VIEWS = CHECKS.filter((check) => check !== "validate");

/** A stored version: its files, how it differs, and what it would change. */
export default function VersionPage() {
  const { digest = "" } = useRoute().params;
  const { path, query } = useLocation();
  const resource = useResource<ConfigurationVersionDetail>(`/configuration/versions/${digest}`);
  const state = useResource<ConfigurationState>("/configuration");
  const configuration = useMemo(() => ({ digest }), [digest]);
  const shown = VIEWS.find((view) => view === query.show) ?? "diff";
  // The result of a check stays while a person follows its links to places.
  const pathOf = (file: string, line: number) => `${path}${writeQuery({ ...query, file, line })}`;
  const actions = resource.content !== undefined && state.content !== undefined && mayAdminister() && (
    <Actions version={resource.content} state={state.content} />
  );
  return (
    <Page title={words.versionTitle(shortenDigest(digest))} actions={actions}>
      {!mayAdminister() && <p class="note">{words.needsAdmin}</p>}
      {state.content?.source === "files" && <p class="note">{words.fromFiles}</p>}
      <PlacePath.Provider value={pathOf}>
        <ResourceView resource={resource}>
          {(version) => (
            <>
              <VersionFacts version={version} />
              <FileView files={version.files} />
              {mayAdminister() && (
                <>
                  <ViewLinks
                    label={words.views}
                    name="show"
                    views={VIEWS.map((view) => [view, words.view[view]])}
                    shown={shown}
                  />
                  <Check key={shown} check={shown} configuration={configuration} />
                </>
              )}
            </>
          )}
        </ResourceView>
      </PlacePath.Provider>
    </Page>
  );
}

interface ActionsProps {
  readonly version: ConfigurationVersionDetail;
  readonly state: ConfigurationState;
}

function Actions({ version: { digest, is_active, activated_at }, state: { source, active } }: ActionsProps) {
  const maySwitch = source === "database" && active !== undefined && !is_active;
  return (
    <>
      <a class="button" href={draftPath(digest)}>
        {words.edit}
      </a>
      {maySwitch && activated_at !== undefined && (
        <button type="button" onClick={() => openRollback(digest, active)}>
          {words.rollBack}
        </button>
      )}
      {maySwitch && (
        <button type="button" class="primary" onClick={() => openActivation(digest, active)}>
          {words.activate}
        </button>
      )}
    </>
  );
}

function VersionFacts({ version }: { readonly version: ConfigurationVersionDetail }) {
  const { digest, stored_at, actor, reason, activated_at } = version;
  return (
    <section class="panel" aria-label={words.version}>
      <Facts
        facts={[
          [texts.callbacks.state, <VersionState key="state" version={version} />],
          [words.storedAt, <Time key="stored" at={stored_at} />],
          [texts.audit.actor, actor],
          [texts.audit.reason, reason],
          [words.activatedAt, activated_at && <Time key="activated" at={activated_at} />],
          [words.version, <code key="digest">{digest}</code>],
        ]}
      />
    </section>
  );
}
