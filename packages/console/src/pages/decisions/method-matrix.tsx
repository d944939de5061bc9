import type { ExplainedMethod } from "@payment-routing/operator-contract";
import { type Column, DataTable } from "../../components/data-table.tsx";
import { Place } from "../../components/place.tsx";
import { StateLabel } from "../../components/state-label.tsx";
import { texts } from "../../texts.ts";
import { ReasonList } from "./reason-list.tsx";
import { isNearMiss, listConstraints } from "./select-methods.ts";

const words = texts.explanation;

interface MethodMatrixProps {
  readonly caption: string;
  readonly methods: readonly ExplainedMethod[];
}

/** Methods by constraints: which constraints exclude each method, and the first of them in full. */
export function MethodMatrix({ caption, methods }: MethodMatrixProps) {
  return (
    <DataTable
      caption={caption}
      columns={[NAME, RESULT, FIRST, ...listConstraints(methods).map(describeConstraint)]}
      items={methods}
      keyOf={({ id }) => id}
      empty={words.noMethods}
    />
  );
}

const NAME: Column<ExplainedMethod> = {
  heading: words.method,
  show: (method) => (
    <>
      {method.id} {method.name}
      <br />
      <Place of={method} />
    </>
  ),
};

const RESULT: Column<ExplainedMethod> = {
  heading: words.result,
  show: (method) => <MethodResult method={method} />,
};

export function MethodResult({ method }: { readonly method: ExplainedMethod }) {
  if (method.preference !== undefined) {
    return <StateLabel tone="good" text={words.offered(method.preference)} />;
  }
  if (method.eligible) return <StateLabel tone="neutral" text={words.eligible} />;
  return isNearMiss(method) ? (
    <StateLabel tone="warning" text={words.nearMiss} />
  ) : (
    <StateLabel tone="bad" text={words.excluded} />
  );
}

const FIRST: Column<ExplainedMethod> = {
  heading: words.firstReason,
  isText: true,
  show: ({ reasons }) => {
    const [first, ...others] = reasons;
    if (first === undefined) return texts.none;
    return (
      <>
        <ReasonList reasons={[first]} />
        {others.length > 0 && (
          <details>
            <summary>{words.otherReasons(others.length)}</summary>
            <ReasonList reasons={others} />
          </details>
        )}
      </>
    );
  },
};

function describeConstraint(code: string): Column<ExplainedMethod> {
  return {
    heading: code,
    show: ({ reasons }) => {
      const index = reasons.findIndex((reason) => reason.code === code);
      if (index === -1) return <span class="hidden">{words.passes}</span>;
      return <StateLabel tone="bad" text={index === 0 ? words.first : words.excludes} />;
    },
  };
}
