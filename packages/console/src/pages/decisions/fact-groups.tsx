import type { Explanation } from "@payment-routing/operator-contract";
import { Fragment } from "preact";
import { Facts } from "../../components/values.tsx";
import { FactValue } from "./fact-value.tsx";

/** By the names of facts: the build reads the schema. A newer service may have other facts. */
declare const FACT_LABELS: Readonly<
  Record<string, { readonly "x-group": string; readonly "x-label": string } | undefined>
>;

/** Facts of a search by group, with their labels. */
export function FactGroups({ facts }: Pick<Explanation, "facts">) {
  const known = Object.keys(FACT_LABELS).filter((name) => name in facts);
  const groups = Map.groupBy(
    new Set([...known, ...Object.keys(facts)]),
    (name) => FACT_LABELS[name]?.["x-group"] ?? "Other",
  );
  return [...groups].map(([group, names]) => (
    <Fragment key={group}>
      <h3>{group}</h3>
      <Facts
        facts={names.map((name) => [
          FACT_LABELS[name]?.["x-label"] ?? name,
          <FactValue key={name} name={name} facts={facts} />,
        ])}
      />
    </Fragment>
  ));
}
