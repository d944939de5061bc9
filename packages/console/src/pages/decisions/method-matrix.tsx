import type { ExplainedMethod } from "@payment-routing/operator-contract";
import { type Column, DataTable } from "../../components/data-table.tsx";
import { Badge, Position } from "../../components/values.tsx";
import { count } from "../../formats.ts";
import { ReasonList } from "./reason-list.tsx";
import { isNearMiss, listConstraints } from "./select-methods.ts";

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
      empty="No method is among these."
    />
  );
}

const NAME: Column<ExplainedMethod> = {
  heading: "Method",
  isLead: true,
  show: (method) => (
    <>
      <MethodName method={method} />
      <br />
      <Position of={method} />
    </>
  ),
};

/** As names from the active configuration are shown: this one is of the version that decided. */
export function MethodName({ method: { id, name } }: { readonly method: ExplainedMethod }) {
  return (
    <>
      {name} <span class="small">{id}</span>
    </>
  );
}

const RESULT: Column<ExplainedMethod> = {
  heading: "Result",
  isLead: true,
  show: (method) => <MethodResult method={method} />,
};

export function MethodResult({ method }: { readonly method: ExplainedMethod }) {
  if (method.preference !== undefined) {
    return <Badge tone="good" text={`offered, preference ${method.preference}`} />;
  }
  if (method.eligible) return <Badge tone="neutral" text="eligible, not in the response" />;
  return isNearMiss(method) ? (
    <Badge tone="warning" text="near miss: one constraint" />
  ) : (
    <Badge tone="bad" text="excluded" />
  );
}

const FIRST: Column<ExplainedMethod> = {
  heading: "First excluding rule",
  isText: true,
  isLead: true,
  show: ({ reasons }) => {
    const [first, ...others] = reasons;
    if (first === undefined) return "–";
    return (
      <>
        <ReasonList reasons={[first]} />
        {others.length > 0 && (
          <details>
            <summary>{`${count(others.length, "more rule")}`}</summary>
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
      if (index === -1) return <span class="hidden">does not exclude</span>;
      return <Badge tone="bad" text={index === 0 ? "first" : "excludes"} />;
    },
  };
}
