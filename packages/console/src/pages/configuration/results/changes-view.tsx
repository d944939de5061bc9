import type { AnswerChanges } from "@payment-routing/operator-contract";
import { count, formatCount } from "../../../formats/number.ts";
import { CHANGE_LABELS } from "../../../labels.ts";
import { BarChart, type Bars } from "./bar-chart.tsx";
import { ChangeExamples } from "./change-examples.tsx";

export type Change = keyof AnswerChanges["counts"];

/** The kinds of changes in the order of how much a buyer notices. */
export const CHANGES = Object.keys(CHANGE_LABELS) as readonly Change[];

/** How answers change: charts by kind and by method, and examples. */
export function ChangesView({ changes }: { readonly changes: AnswerChanges }) {
  const { counts, methods, examples } = changes;
  const kinds: readonly Bars[] = CHANGES.filter((change) => counts[change] > 0).map((change) => ({
    name: change,
    label: CHANGE_LABELS[change],
    values: [counts[change]],
  }));
  return (
    <>
      {changes.unknown_accounts > 0 && (
        <p class="note warning">{`${count(changes.unknown_accounts, "request")} of accounts that the configuration does not have.`}</p>
      )}
      <div class="columns">
        <section class="result">
          <h3>Answers that change, by kind</h3>
          <BarChart
            title="Answers that change, by kind"
            heading="Change"
            values={[["Answers", "accent"]]}
            rows={kinds}
            empty="Every answer stays the same."
          />
        </section>
        {methods.length > 0 && (
          <section class="result">
            <h3>Methods that answers lose and gain</h3>
            <BarChart
              title="Methods that answers lose and gain"
              heading="Method"
              values={[
                ["Lost by", "bad"],
                ["Gained by", "good"],
              ]}
              rows={methods.map(({ id, lost, won }) => ({
                name: String(id),
                label: formatCount(id),
                values: [lost, won],
              }))}
              empty="Every answer stays the same."
            />
          </section>
        )}
      </div>
      <ChangeExamples examples={examples} />
    </>
  );
}
