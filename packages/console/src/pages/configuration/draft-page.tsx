import type { ProblemError } from "@payment-routing/operator-client";
import type { ConfigurationUpload } from "@payment-routing/operator-contract";
import { useCallback, useEffect, useId, useMemo, useState } from "preact/hooks";
import { useLocation } from "preact-iso/router";
import { client } from "../../api/client.ts";
import { VersionLink } from "../../components/links.tsx";
import { Page } from "../../components/page.tsx";
import { draftPath, versionPath, writeQuery } from "../../components/paths.ts";
import { ProblemNote } from "../../components/problem-note.tsx";
import { ScopeNote } from "../../components/scope-note.tsx";
import { Facts, PositionPath } from "../../components/values.tsx";
import { openAction } from "../../dialogs/action-dialog.tsx";
import { count } from "../../formats.ts";
import { updateNow } from "../../live/updates.ts";
import { useResource } from "../../live/use-resource.ts";
import { mayAdminister } from "../../session/current-session.ts";
import { Checks } from "./checks.tsx";
import { countChanges, type Draft, discardDraft, draft, findStoredDraft, openDraft } from "./draft.ts";
import { FileEditor } from "./file-editor.tsx";
import { CHECKS } from "./jobs.tsx";
import { useChecks } from "./use-checks.ts";

/** Edits the files of a version, checks them, and stores them as another version. */
export default function DraftPage() {
  const { path, query, route } = useLocation();
  // Without a version in the address, the draft is based on the one in use.
  const state = useResource("readConfiguration", query.from === undefined ? {} : null);
  const base = query.from ?? state.content?.served_digest;
  const { value, error, retry } = useDraft(base);
  useUnloadWarning(value !== undefined && countChanges(value) > 0);
  const isOther = value !== undefined && base !== undefined && value.base !== base;
  const pathOf = (file: string, line: number) => `${path}${writeQuery({ ...query, file, line })}`;
  const files = value && toInput(value)?.files;
  const actions = mayAdminister() && files !== undefined && !isOther && (
    <>
      {value !== undefined && countChanges(value) > 0 && (
        <button type="button" onClick={discardDraft}>
          Discard the draft
        </button>
      )}
      <button type="button" class="primary" onClick={() => openStoring(files, route)}>
        Store as a version
      </button>
    </>
  );
  return (
    <Page title="Draft of a version" actions={actions}>
      {!mayAdminister() && <ScopeNote scope="admin" to="check, store and activate configurations" />}
      {state.error !== undefined && <ProblemNote error={state.error} onRetry={updateNow} />}
      {error !== undefined && <ProblemNote error={error} onRetry={retry} />}
      {value === undefined && error === undefined && state.error === undefined && (
        <p class="loading" role="status">
          Loading …
        </p>
      )}
      {isOther && <OtherDraft value={value} />}
      {value !== undefined && !isOther && (
        <PositionPath.Provider value={pathOf}>
          <EditedDraft value={value} />
        </PositionPath.Provider>
      )}
    </Page>
  );
}

/** The draft of this person. Reads the files of a version, unless a draft has changes: those of before a reload too. */
function useDraft(base: string | undefined) {
  const [error, setError] = useState<ProblemError>();
  const { value } = draft;
  const isKept = value !== undefined && (value.base === base || countChanges(value) > 0);
  const start = useCallback(() => {
    if (base === undefined || isKept) return;
    draft.value = undefined;
    setError(undefined);
    const stored = findStoredDraft();
    const from = stored?.base ?? base;
    client.call("readConfigurationVersion", { digest: from }).then(
      ({ files }) => openDraft(from, files, stored),
      (problem: ProblemError) => {
        // Files of the processes are not stored: the draft begins without files.
        if (problem.code === "unknown-version") openDraft(from, [], stored);
        setError(problem);
      },
    );
  }, [base, isKept]);
  useEffect(start, [start]);
  return { value, error, retry: value === undefined ? start : undefined };
}

/** Leads to a draft that would be lost. */
function OtherDraft({ value }: { readonly value: Draft }) {
  return (
    <div class="note warning">
      <p>There is another draft with changes. It is lost when this version is edited.</p>
      <div class="actions">
        <a class="button" href={draftPath(value.base)}>
          Continue the other draft
        </a>
        <button type="button" class="danger" onClick={discardDraft}>
          Edit this version
        </button>
      </div>
    </div>
  );
}

/** Offers to store the draft. Afterwards the page of the version shows, which has been stored. */
function openStoring(files: ConfigurationUpload["files"], show: (path: string) => void): void {
  let path = "";
  openAction({
    title: "Store as a version",
    explanation: <p>Validates the draft and stores it as a version, without activating it.</p>,
    fields: <NameField />,
    async run(reason, form) {
      const name = String(form.get("name")).trim() || undefined;
      const { digest } = await client.call("storeConfigurationVersion", { body: { files, reason, name } });
      path = versionPath(digest);
      return "The version is stored.";
    },
    onDone() {
      discardDraft();
      show(path);
    },
  });
}

function NameField() {
  const id = useId();
  return (
    <div class="field">
      <label for={id}>Name, if you like</label>
      <input id={id} name="name" maxLength={100} autocomplete="off" />
    </div>
  );
}

/** Asks before the tab with a changed draft is closed. */
function useUnloadWarning(isChanged: boolean): void {
  useEffect(() => {
    if (!isChanged) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [isChanged]);
}

/** The files of a draft, and what can be found out about them. */
function EditedDraft({ value }: { readonly value: Draft }) {
  const { base, files } = value;
  const changed = countChanges(value);
  const input = useMemo(() => toInput(value), [value]);
  const checks = useChecks(input ?? {});
  return (
    <>
      <section class="panel" aria-label="Draft of a version">
        <Facts
          facts={[
            ["Based on", <VersionLink key="base" digest={base} />],
            ["State", changed === 0 ? "nothing is changed yet" : `${count(changed, "file")} changed`],
          ]}
        />
        <p class="small">
          This browser keeps the draft for you until you store or discard it, or sign out. Nobody else sees
          it.
        </p>
        <FileEditor files={files} issues={checks.issues} />
      </section>
      {mayAdminister() && input !== undefined && <Checks names={CHECKS} checks={checks} files={files} />}
    </>
  );
}

/** Undefined without files: there is nothing to check or to store. */
function toInput({ files: [first, ...others] }: Draft) {
  return first === undefined ? undefined : { files: [first, ...others] as const };
}
