import { ProblemError } from "@payment-routing/operator-client";
import type { ExplainedSearch } from "@payment-routing/operator-contract";
import {
  encodePaymentMethodSearchCriteria,
  type PaymentMethodSearchCriteria,
} from "@payment-routing/search-contract";
import { useId, useState } from "preact/hooks";
import { useLocation } from "preact-iso/router";
import { client } from "../../api/client.ts";
import { ViewLinks } from "../../components/links.tsx";
import { Page } from "../../components/page.tsx";
import { pickQuery, writeQuery } from "../../components/paths.ts";
import { ProblemNote } from "../../components/problem-note.tsx";
import { Facts } from "../../components/values.tsx";
import { VersionField } from "../../components/version-field.tsx";
import { fromLocalInput, toLocalInput } from "../../formats.ts";
import { ExplanationComparison } from "../decisions/explanation-comparison.tsx";
import { ExplanationView } from "../decisions/explanation-view.tsx";
import { createEmpty, SchemaField, SEARCH, type Value } from "./search-form/search-form.tsx";

const INPUT_NAMES = { form: "Form", xml: "XML" } as const;

const INPUTS = ["xml", "form"] as const;

/** Explains a search without answering it. The address has all but the search, which may hold personal data. */
export default function WorkbenchPage() {
  const { path, query, route } = useLocation();
  const [xml, setXml] = useState("");
  const [built, setBuilt] = useState<Value>(() => createEmpty(SEARCH));
  const [explained, setExplained] = useState<readonly ExplainedSearch[]>([]);
  const [error, setError] = useState<ProblemError>();
  const [isBusy, setBusy] = useState(false);
  const input = INPUTS.find((each) => each === query.input) ?? "xml";

  const explain = async (form: FormData) => {
    const at = fromLocalInput(String(form.get("at")));
    const [version = "", compare = ""] = ["version", "compare"].map((name) => String(form.get(name)));
    route(`${path}${writeQuery({ ...query, at, version, compare })}`, true);
    const search = input === "xml" ? xml : writeSearch(built);
    setXml(search);
    const versions = compare === "" || compare === version ? [version] : [version, compare];
    // One after the other: each loads a version.
    const answers: ExplainedSearch[] = [];
    for (const configuration_digest of versions) {
      const request = pickQuery({ at, configuration_digest }, ["at", "configuration_digest"]);
      answers.push(await client.call("explainSearch", { ...request, body: search }));
    }
    return answers;
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setBusy(true);
    setError(undefined);
    explain(new FormData(event.currentTarget as HTMLFormElement))
      .then(setExplained, (problem) => {
        setExplained([]);
        setError(problem as ProblemError);
      })
      .finally(() => setBusy(false));
  };
  return (
    <Page title="Workbench">
      <ViewLinks
        label="Input"
        name="input"
        views={INPUTS.map((each) => [each, INPUT_NAMES[each]] as const)}
        shown={input}
      />
      <form class="form" onSubmit={submit}>
        {input === "xml" ? (
          <XmlField value={xml} onChange={setXml} />
        ) : (
          <SchemaField
            name="The search"
            schema={SEARCH}
            value={built}
            isRequired={true}
            onChange={setBuilt}
          />
        )}
        <div class="fields">
          <TimeField value={query.at ?? ""} />
          <VersionField
            name="version"
            label="Version"
            none="The one that is served"
            value={query.version ?? ""}
          />
          <VersionField
            name="compare"
            label="Compare with"
            none="No other version"
            value={query.compare ?? ""}
          />
        </div>
        <div class="actions">
          <button type="submit" class="primary" disabled={isBusy}>
            Explain
          </button>
        </div>
      </form>
      {error !== undefined && <ProblemNote error={error} />}
      <Explained searches={explained} />
    </Page>
  );
}

interface InputProps {
  readonly value: string;
}

function XmlField({ value, onChange }: InputProps & { readonly onChange: (xml: string) => void }) {
  const id = useId();
  return (
    <>
      <label for={id}>Search, in XML</label>
      <textarea
        id={id}
        rows={10}
        required
        spellcheck={false}
        class="code"
        value={value}
        onInput={({ currentTarget }) => onChange(currentTarget.value)}
      />
    </>
  );
}

function TimeField({ value }: InputProps) {
  const id = useId();
  return (
    <div class="field wide">
      <label for={id}>Decide as of (now unless given)</label>
      <input id={id} name="at" type="datetime-local" step={1} defaultValue={toLocalInput(value)} />
    </div>
  );
}

/** The browser has checked what is required; the service checks the rest. */
function writeSearch(value: Value): string {
  try {
    return encodePaymentMethodSearchCriteria(value as unknown as PaymentMethodSearchCriteria);
  } catch (error) {
    if (!(error instanceof TypeError || error instanceof RangeError)) throw error;
    throw new ProblemError({
      type: "not-writable",
      title: "The form cannot be written as XML.",
      status: 0,
      detail: error.message,
    });
  }
}

/** A search explained by one version, or by two. */
function Explained({ searches: [first, second] }: { readonly searches: readonly ExplainedSearch[] }) {
  if (first === undefined) return null;
  return (
    <>
      <section class="panel" aria-label="The search">
        <Facts
          facts={[
            ["Client", first.client_id],
            ["Account", first.account_id],
            ["Event", first.event_id],
            ["Advisories", first.advisories.join(", ")],
          ]}
        />
      </section>
      {second === undefined ? (
        <ExplanationView explanation={first} />
      ) : (
        <ExplanationComparison first={first} second={second} />
      )}
    </>
  );
}
