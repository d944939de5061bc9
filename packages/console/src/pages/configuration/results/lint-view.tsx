import type { LintFinding, LintResult } from "@payment-routing/operator-contract";
import { type Column, DataTable } from "../../../components/data-table.tsx";
import { Place } from "../../../components/place.tsx";
import { StateLabel } from "../../../components/state-label.tsx";
import { count } from "../../../formats/number.ts";

const SEVERITIES = { error: "error", warning: "warning" } as const;

/** Likely mistakes in a configuration, with their places. */
export function LintView({ result }: { readonly result: LintResult }) {
  return (
    <>
      <p>{`${count(result.errors, "error")}, ${count(result.warnings, "warning")}.`}</p>
      <DataTable
        caption="Lint"
        columns={COLUMNS}
        items={result.findings}
        keyOf={({ rule, pointer, message }) => `${rule} ${pointer} ${message}`}
        empty="The lint found nothing."
      />
    </>
  );
}

const COLUMNS: readonly Column<LintFinding>[] = [
  { heading: "Place", show: (finding) => <Place of={finding} /> },
  {
    heading: "Severity",
    show: ({ severity }) => (
      <StateLabel tone={severity === "error" ? "bad" : "warning"} text={SEVERITIES[severity]} />
    ),
  },
  { heading: "Rule", show: ({ rule }) => rule },
  { heading: "Message", show: ({ message }) => message, isText: true },
];
