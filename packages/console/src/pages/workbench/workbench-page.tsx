import type { ExplainedSearch } from "@payment-routing/operator-contract";
import { useId, useState } from "preact/hooks";
import { useLocation } from "preact-iso/router";
import type { ProblemError } from "../../api/problem-error.ts";
import { act } from "../../api/request.ts";
import { Facts } from "../../components/facts.tsx";
import { Page } from "../../components/page.tsx";
import { ProblemNote } from "../../components/problem-note.tsx";
import { writeQuery } from "../../components/query.ts";
import { fromLocalInput, toLocalInput } from "../../formats/time.ts";
import { texts } from "../../texts.ts";
import { ExplanationView } from "../decisions/explanation-view.tsx";

const words = texts.workbench;

/** Explains a search without answering it. The time is in the address; the search is not: it may hold personal data. */
export default function WorkbenchPage() {
  const id = useId();
  const { path, query, route } = useLocation();
  const [explained, setExplained] = useState<ExplainedSearch>();
  const [error, setError] = useState<ProblemError>();
  const [isBusy, setBusy] = useState(false);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget as HTMLFormElement);
    const at = fromLocalInput(String(form.get("at")));
    route(`${path}${writeQuery({ ...query, at })}`, true);
    setBusy(true);
    setError(undefined);
    act<ExplainedSearch>(`/explain${writeQuery({ at })}`, String(form.get("search")))
      .then(setExplained, (problem) => {
        setExplained(undefined);
        setError(problem as ProblemError);
      })
      .finally(() => setBusy(false));
  };
  return (
    <Page title={texts.pages.workbench}>
      <form class="filter" onSubmit={submit}>
        <label for={`${id}-search`}>{words.search}</label>
        <textarea id={`${id}-search`} name="search" rows={10} required spellcheck={false} class="code" />
        <div class="fields">
          <div class="field wide">
            <label for={`${id}-at`}>{words.at}</label>
            <input
              id={`${id}-at`}
              name="at"
              type="datetime-local"
              step={1}
              defaultValue={toLocalInput(query.at ?? "")}
            />
          </div>
        </div>
        <div class="actions">
          <button type="submit" class="primary" disabled={isBusy}>
            {words.explain}
          </button>
        </div>
      </form>
      {error !== undefined && <ProblemNote error={error} />}
      {explained !== undefined && (
        <>
          <section class="panel" aria-label={words.read}>
            <Facts
              facts={[
                [texts.callbacks.client, explained.client_id],
                [texts.callbacks.account, explained.account_id],
                [texts.decisions.event, explained.event_id],
                [texts.decisions.advisories, explained.advisories.join(", ")],
              ]}
            />
          </section>
          <ExplanationView explanation={explained} />
        </>
      )}
    </Page>
  );
}
