import type { ExplainedOrdering, Explanation } from "@payment-routing/operator-contract";
import { useLocation } from "preact-iso/router";
import { VersionLink, ViewLinks } from "../../components/links.tsx";
import { NamesOf } from "../../components/named.tsx";
import { findPositionPath } from "../../components/paths.ts";
import { Facts, Position, PositionPath, shortenDigest, TextList } from "../../components/values.tsx";
import { FactGroups } from "./fact-groups.tsx";
import { MethodMatrix } from "./method-matrix.tsx";
import { ReasonList } from "./reason-list.tsx";
import { SHOWN, type Shown, selectMethods } from "./select-methods.ts";

const SHOWN_NAMES = { all: "All", excluded: "Excluded", "near-misses": "Near misses" } as const;

const APPLIED_BY = {
  rule: "Ordered by the rule",
  default: "Ordered by the default of the account.",
  base: "Ordered by base preferences.",
} as const;

interface ExplanationViewProps {
  readonly explanation: Explanation;
  /** Whether another version's explanation is beside it, so that names need the version. */
  readonly isOneOfTwo?: boolean;
}

/** Why a search is decided as it is: rejection, methods by constraints, order, and what the configuration saw. */
export function ExplanationView({ explanation, isOneOfTwo = false }: ExplanationViewProps) {
  const { query } = useLocation();
  const version = isOneOfTwo ? `, ${shortenDigest(explanation.configuration_digest)}` : "";
  const shown = SHOWN.find((each) => each === query.show) ?? "all";
  return (
    <NamesOf response={explanation}>
      <PositionPath.Provider value={findPositionPath(explanation.configuration_digest)}>
        <Rejection explanation={explanation} />
        <section class="panel">
          <h2>Payment methods</h2>
          <ShownLinks label={`Methods to show${version}`} explanation={explanation} shown={shown} />
          <MethodMatrix
            caption={`Payment methods by constraints${version}`}
            methods={selectMethods(explanation.methods, shown)}
          />
        </section>
        <section class="panel">
          <h2>Order</h2>
          <Ordering ordering={explanation.ordering} />
        </section>
        <section class="panel">
          <h2>What the configuration saw</h2>
          <Facts
            facts={[
              ["Configuration", <VersionLink key="digest" digest={explanation.configuration_digest} />],
            ]}
          />
          <FactGroups facts={explanation.facts} />
        </section>
      </PositionPath.Provider>
    </NamesOf>
  );
}

interface ShownLinksProps {
  readonly label: string;
  readonly explanation: Explanation;
  readonly shown: Shown;
}

/** Links that choose which methods are shown, with how many there are. */
function ShownLinks({ label, explanation, shown }: ShownLinksProps) {
  const views = SHOWN.map((each) => {
    const { length } = selectMethods(explanation.methods, each);
    return [each, `${SHOWN_NAMES[each]} (${length})`] as const;
  });
  return <ViewLinks label={label} name="show" views={views} shown={shown} />;
}

function Rejection({ explanation: { rejection } }: { readonly explanation: Explanation }) {
  if (rejection === undefined) return null;
  const isMissing = rejection.code === "missing-fields";
  return (
    <section class="note bad">
      <h2>{isMissing ? "The merchant requires elements that are missing" : "Codes have unknown values"}</h2>
      <TextList texts={isMissing ? rejection.fields : rejection.codes} />
    </section>
  );
}

function Ordering({ ordering }: { readonly ordering: ExplainedOrdering }) {
  return (
    <>
      <p>
        {APPLIED_BY[ordering.applied_by]} {ordering.name !== undefined && <strong>{ordering.name}</strong>}{" "}
        <Position of={ordering} />
      </p>
      {ordering.passed_over.length > 0 && (
        <>
          <h3>Rules that do not apply</h3>
          <ul>
            {ordering.passed_over.map((rule) => (
              <li key={rule.pointer}>
                <strong>{rule.name}</strong> <Position of={rule} />
                <ReasonList reasons={rule.reasons} />
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
