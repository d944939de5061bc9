import type {
  ConfigurationFile,
  ConfigurationState,
  ConfigurationVersionDetail,
} from "@payment-routing/operator-contract";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { useLocation, useRoute } from "preact-iso/router";
import { ViewLinks } from "../../components/links.tsx";
import { Page } from "../../components/page.tsx";
import { draftPath, writeQuery } from "../../components/paths.ts";
import { Reason } from "../../components/reason.tsx";
import { ResourceView } from "../../components/resource-view.tsx";
import { ScopeNote } from "../../components/scope-note.tsx";
import { Facts, PositionPath, shortenDigest, Time } from "../../components/values.tsx";
import { useResource } from "../../live/use-resource.ts";
import { mayAdminister } from "../../session/current-session.ts";
import { openActivation, openRollback } from "./activation-list.tsx";
import { CHECKS, Checks } from "./check.tsx";
import { findLine } from "./find-line.ts";
import { VersionState } from "./version-state.tsx";

/** A stored version is valid. */
const VIEWS = CHECKS.filter((check) => check !== "validate");

/** A stored version: its files, how it differs, and what it would change. */
export default function VersionPage() {
  const { digest = "" } = useRoute().params;
  const { path, query } = useLocation();
  const resource = useResource("readConfigurationVersion", { digest });
  const state = useResource("readConfiguration");
  const configuration = useMemo(() => ({ digest }), [digest]);
  // The result of a check stays while a person follows its links to places.
  const pathOf = (file: string, line: number) => `${path}${writeQuery({ ...query, file, line })}`;
  const actions = resource.content !== undefined && state.content !== undefined && mayAdminister() && (
    <Actions version={resource.content} state={state.content} />
  );
  return (
    <Page
      title={`Version ${shortenDigest(digest)}`}
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
              <FileView files={version.files} />
              {mayAdminister() && <Checks checks={VIEWS} configuration={configuration} />}
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

function Actions({ version: { digest, is_active, activated_at }, state: { source, active } }: ActionsProps) {
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
        <button type="button" class="primary" onClick={() => openActivation(digest, active)}>
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
          ["Version", <code key="digest">{digest}</code>],
        ]}
      />
    </section>
  );
}

/** The files of a version. The address has the file and the line that is marked. */
function FileView({ files }: { readonly files: readonly ConfigurationFile[] }) {
  const { query } = useLocation();
  const file = files.find(({ path }) => path === query.file) ?? files[0];
  if (file === undefined) return null;
  return (
    <>
      <ViewLinks label="File" name="file" views={files.map(({ path }) => [path, path])} shown={file.path} />
      <Source key={file.path} file={file} line={Number(query.line)} />
    </>
  );
}

function Source({ file: { path, text }, line }: { readonly file: ConfigurationFile; readonly line: number }) {
  const marked = useRef<HTMLElement>(null);
  useEffect(() => marked.current?.scrollIntoView({ block: "center" }), [line]);
  const { start, end } = findLine(text, line) ?? { start: text.length, end: text.length };
  const lines = text.split("\n").length;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys scroll only what has the focus
    <section class="source" aria-label={path} tabIndex={0}>
      <pre aria-hidden="true">{Array.from({ length: lines }, (_, index) => index + 1).join("\n")}</pre>
      <pre>
        {text.slice(0, start)}
        {end > start && (
          <mark ref={marked} title={`line ${line}`}>
            {text.slice(start, end)}
          </mark>
        )}
        {text.slice(end)}
      </pre>
    </section>
  );
}
