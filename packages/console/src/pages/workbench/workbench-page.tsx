import type { ProblemError } from "@payment-routing/operator-client";
import type { ExplainedSearch } from "@payment-routing/operator-contract";
import {
  decodePaymentMethodSearchCriteria,
  encodePaymentMethodSearchCriteria,
  type PaymentMethodSearchCriteria,
} from "@payment-routing/search-contract";
import { useEffect, useId, useMemo, useState } from "preact/hooks";
import { useLocation } from "preact-iso/router";
import { client } from "../../api/client.ts";
import { ViewLinks } from "../../components/links.tsx";
import { Page } from "../../components/page.tsx";
import { pickQuery, writeQuery } from "../../components/paths.ts";
import { ProblemNote } from "../../components/problem-note.tsx";
import { Facts } from "../../components/values.tsx";
import { VersionField } from "../../components/version-field.tsx";
import { CodeEditor } from "../../editor/code-editor.tsx";
import { fromLocalInput, toLocalInput } from "../../formats.ts";
import { ExplanationComparison } from "../decisions/explanation-comparison.tsx";
import { ExplanationView } from "../decisions/explanation-view.tsx";
import { SchemaField, SEARCH, type Value } from "./search-form/search-form.tsx";
import { indent, type SearchOrigin, writeSearch } from "./write-search.ts";

const INPUT_NAMES = { form: "Form", xml: "XML" } as const;

const INPUTS = ["form", "xml"] as const;

/** Explains a search without answering it. The address has all but the search, which may hold personal data. */
export default function WorkbenchPage() {
  const { path, query, route } = useLocation();
  const [xml, setXml] = useState<string>();
  const [explained, setExplained] = useState<readonly ExplainedSearch[]>([]);
  const [error, setError] = useState<ProblemError>();
  const [isBusy, setBusy] = useState(false);
  const input = INPUTS.find((each) => each === query.input) ?? "form";
  useEffect(() => {
    findOrigin(query).then(
      (origin) => setXml((typed) => typed ?? writeSearch(origin)),
      () => setXml((typed) => typed ?? writeSearch(SAMPLE)),
    );
  }, []);

  const explain = async (form: FormData) => {
    const at = fromLocalInput(String(form.get("at")));
    const [version = "", compare = ""] = ["version", "compare"].map((name) => String(form.get(name)));
    route(`${path}${writeQuery({ ...query, at, version, compare })}`, true);
    const versions = compare === "" || compare === version ? [version] : [version, compare];
    // One after the other: each loads a version.
    const answers: ExplainedSearch[] = [];
    for (const configuration_digest of versions) {
      const request = pickQuery({ at, configuration_digest }, ["at", "configuration_digest"]);
      answers.push(await client.call("explainSearch", { ...request, body: xml ?? "" }));
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
        {xml !== undefined && <SearchInput input={input} xml={xml} error={error} onChange={setXml} />}
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

interface SearchInputProps {
  readonly input: (typeof INPUTS)[number];
  readonly xml: string;
  /** Why the search could not be explained. */
  readonly error: ProblemError | undefined;
  readonly onChange: (xml: string) => void;
}

/** The search as a form, or as its XML. */
function SearchInput({ input, xml, error, onChange }: SearchInputProps) {
  // What the form holds while it cannot be written.
  const [built, setBuilt] = useState<Value>();
  const decoded = useMemo(() => decodePaymentMethodSearchCriteria(xml), [xml]);
  const [unwritable, setUnwritable] = useState("");
  if (input === "xml" || !decoded.ok) {
    return (
      <>
        {input === "form" && (
          <p class="note bad">The XML below is not a search. Correct it, then the form shows it.</p>
        )}
        <CodeEditor
          label="Search, in XML"
          language="xml"
          text={xml}
          issues={decoded.ok ? error?.problem.issues : decoded.issues}
          onChange={onChange}
        />
      </>
    );
  }
  const change = (value: Value) => {
    try {
      onChange(indent(encodePaymentMethodSearchCriteria(value as unknown as PaymentMethodSearchCriteria)));
      setBuilt(undefined);
      setUnwritable("");
    } catch (problem) {
      if (!(problem instanceof TypeError || problem instanceof RangeError)) throw problem;
      setBuilt(value);
      setUnwritable(problem.message);
    }
  };
  const value = built ?? (decoded.value as unknown as Value);
  return (
    <>
      <SchemaField name="Search" schema={SEARCH} value={value} isRequired={true} onChange={change} />
      <p role="status">{unwritable && `This is not in the XML yet: ${unwritable}`}</p>
    </>
  );
}

/** The decision that the address names, or the latest one. */
async function findOrigin(query: Readonly<Record<string, string>>): Promise<SearchOrigin> {
  const request = pickQuery(query, ["client_id", "event_id"]);
  const { items } = await client.call("listRecordedDecisions", { limit: 100, ...request });
  return items.find(({ request_id }) => request_id === query.request) ?? items[0] ?? SAMPLE;
}

/** What the form shows before any search was decided. */
const SAMPLE: SearchOrigin = { client_id: 1, account_id: 1, event_id: 1, facts: {} };

function TimeField({ value }: { readonly value: string }) {
  const id = useId();
  return (
    <div class="field wide">
      <label for={id}>Decide as of (now unless given)</label>
      <input id={id} name="at" type="datetime-local" step={1} defaultValue={toLocalInput(value)} />
    </div>
  );
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
