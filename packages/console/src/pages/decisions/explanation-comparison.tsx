import type { ExplainedMethod, Explanation } from "@payment-routing/operator-contract";
import type { ComponentChildren } from "preact";
import { type Column, DataTable } from "../../components/data-table.tsx";
import { Badge, shortenDigest } from "../../components/values.tsx";
import { ExplanationView } from "./explanation-view.tsx";
import { MethodName, MethodResult } from "./method-matrix.tsx";
import { ReasonList } from "./reason-list.tsx";

interface ComparisonProps {
  readonly first: Explanation;
  readonly second: Explanation;
}

/** Two versions of the configuration side by side: the methods that they treat differently, and both explanations. */
export function ExplanationComparison({ first, second }: ComparisonProps) {
  return (
    <>
      <section class="panel">
        <h2>Methods that the versions treat differently</h2>
        <DataTable
          caption="Methods that the versions treat differently"
          columns={[NAME, describeSide(first, 0), describeSide(second, 1)]}
          items={pairDifferent(first.methods, second.methods)}
          keyOf={([one, other]) => (one ?? other)?.id ?? 0}
          empty="Both versions treat every method alike."
        />
      </section>
      <div class="columns">
        {[first, second].map((explanation) => (
          <div class="side" key={explanation.configuration_digest}>
            <ExplanationView explanation={explanation} isOneOfTwo={true} />
          </div>
        ))}
      </div>
    </>
  );
}

/** A method in both versions. Undefined where a catalogue lacks it. */
type Pair = readonly [ExplainedMethod | undefined, ExplainedMethod | undefined];

function pairDifferent(
  first: readonly ExplainedMethod[],
  second: readonly ExplainedMethod[],
): readonly Pair[] {
  const ids = new Set([...first, ...second].map(({ id }) => id));
  const find = (methods: readonly ExplainedMethod[], id: number) => methods.find((each) => each.id === id);
  return Array.from(ids, (id): Pair => [find(first, id), find(second, id)]).filter(
    ([one, other]) => summarise(one) !== summarise(other),
  );
}

/** The result and its reasons, by which methods are compared. Positions in files are not compared. */
function summarise(method: ExplainedMethod | undefined): string {
  if (method === undefined) return "";
  const reasons = method.reasons.map(({ code, expected, actual }) => [code, expected, actual]);
  return JSON.stringify([method.eligible, method.preference, reasons]);
}

const NAME: Column<Pair> = {
  heading: "Method",
  show: ([one, other]) => {
    const method = one ?? other;
    return method && <MethodName method={method} />;
  },
};

function describeSide({ configuration_digest: digest }: Explanation, side: 0 | 1): Column<Pair> {
  return {
    heading: shortenDigest(digest),
    isText: true,
    show: (pair) => showMethod(pair[side]),
  };
}

function showMethod(method: ExplainedMethod | undefined): ComponentChildren {
  if (method === undefined) return <Badge tone="neutral" text="not in the catalogue" />;
  return (
    <>
      <MethodResult method={method} />
      <ReasonList reasons={method.reasons} />
    </>
  );
}
