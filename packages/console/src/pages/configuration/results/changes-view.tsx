import type { AnswerChanges } from "@payment-routing/operator-contract";
import { formatCount } from "../../../formats/number.ts";
import { texts } from "../../../texts.ts";
import { BarChart, type Bars } from "./bar-chart.tsx";
import { ChangeExamples } from "./change-examples.tsx";

const words = texts.results;

export type Change = keyof AnswerChanges["counts"];

/** The kinds of changes in the order of how much a buyer notices. */
export const CHANGES = Object.keys(words.changes) as readonly Change[];

/** How answers change: charts by kind and by method, and examples. */
export function ChangesView({ changes }: { readonly changes: AnswerChanges }) {
  const { counts, methods, examples } = changes;
  const kinds: readonly Bars[] = CHANGES.filter((change) => counts[change] > 0).map((change) => ({
    name: change,
    label: words.changes[change],
    values: [counts[change]],
  }));
  return (
    <>
      {changes.unknown_accounts > 0 && (
        <p class="note warning">{words.unknownAccounts(changes.unknown_accounts)}</p>
      )}
      <div class="columns">
        <section class="result">
          <h3>{words.changeChart}</h3>
          <BarChart
            title={words.changeChart}
            heading={words.change}
            values={[[words.answers, "accent"]]}
            rows={kinds}
            empty={words.noChange}
          />
        </section>
        {methods.length > 0 && (
          <section class="result">
            <h3>{words.methodChart}</h3>
            <BarChart
              title={words.methodChart}
              heading={words.method}
              values={[
                [words.lost, "bad"],
                [words.won, "good"],
              ]}
              rows={methods.map(({ id, lost, won }) => ({
                name: String(id),
                label: formatCount(id),
                values: [lost, won],
              }))}
              empty={words.noChange}
            />
          </section>
        )}
      </div>
      <ChangeExamples examples={examples} />
    </>
  );
}
