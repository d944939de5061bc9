import type { LintFinding, LintResult, ValidationResult } from "@payment-routing/operator-contract";
import { type Column, DataTable } from "../../../components/data-table.tsx";
import { Badge, Digest, Facts, Position, TextList } from "../../../components/values.tsx";
import { count, formatCount } from "../../../formats.ts";

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
  { heading: "Position", show: (finding) => <Position of={finding} /> },
  {
    heading: "Severity",
    show: ({ severity }) => (
      <Badge tone={severity === "error" ? "bad" : "warning"} text={SEVERITIES[severity]} />
    ),
  },
  { heading: "Rule", show: ({ rule }) => rule },
  { heading: "Message", show: ({ message }) => message, isText: true },
];

/** The digest of a valid configuration, its size, and warnings. */
export function ValidationView({ result }: { readonly result: ValidationResult }) {
  return (
    <>
      <p class="note good">The configuration is valid.</p>
      <Facts
        facts={[
          ["Version", <Digest key="digest" digest={result.digest} />],
          ["Methods", formatCount(result.methods)],
          ["Clients", formatCount(result.clients)],
          ["Accounts", formatCount(result.accounts)],
          ["Countries", formatCount(result.countries)],
          ["Currencies", formatCount(result.currencies)],
          ["Test cases", formatCount(result.cases)],
        ]}
      />
      {result.warnings.length > 0 && (
        <>
          <h3>Remarks</h3>
          <TextList texts={result.warnings} />
        </>
      )}
    </>
  );
}
