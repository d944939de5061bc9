import type { LintFinding, LintResult } from "@payment-routing/operator-contract";
import { type Column, DataTable } from "../../../components/data-table.tsx";
import { Place } from "../../../components/place.tsx";
import { StateLabel } from "../../../components/state-label.tsx";
import { texts } from "../../../texts.ts";

const words = texts.results;

/** Likely mistakes in a configuration, with their places. */
export function LintView({ result }: { readonly result: LintResult }) {
  return (
    <>
      <p>{words.findings(result.errors, result.warnings)}</p>
      <DataTable
        caption={texts.configuration.view.lint}
        columns={COLUMNS}
        items={result.findings}
        keyOf={({ rule, pointer, message }) => `${rule} ${pointer} ${message}`}
        empty={words.noFindings}
      />
    </>
  );
}

const COLUMNS: readonly Column<LintFinding>[] = [
  { heading: words.place, show: (finding) => <Place of={finding} /> },
  {
    heading: words.severity,
    show: ({ severity }) => (
      <StateLabel tone={severity === "error" ? "bad" : "warning"} text={words.severities[severity]} />
    ),
  },
  { heading: words.rule, show: ({ rule }) => rule },
  { heading: words.message, show: ({ message }) => message, isText: true },
];
