import type { Decision, DecisionList } from "@payment-routing/operator-contract";
import { useLocation } from "preact-iso/router";
import { type Column, DataTable } from "../../components/data-table.tsx";
import { FilterForm } from "../../components/filter-form.tsx";
import { Page } from "../../components/page.tsx";
import { Pager } from "../../components/pager.tsx";
import { writeQuery } from "../../components/query.ts";
import { ResourceView } from "../../components/resource-view.tsx";
import { StateLabel } from "../../components/state-label.tsx";
import { Time } from "../../components/time.tsx";
import { formatDuration } from "../../formats/time.ts";
import { useResource } from "../../live/use-resource.ts";
import { texts } from "../../texts.ts";
import { ExplanationView } from "./explanation-view.tsx";

const words = texts.decisions;

const FILTER = [
  { name: "client_id", label: texts.callbacks.client, kind: "integer" },
  { name: "event_id", label: words.event, kind: "integer" },
] as const;

/** The decisions on an event, and the explanation of one of them. */
export default function DecisionsPage() {
  const { query } = useLocation();
  const { client_id: client, event_id: event, after } = query;
  const path =
    client && event
      ? `/clients/${encodeURIComponent(client)}/decisions/${encodeURIComponent(event)}${writeQuery({ explain: "true", after })}`
      : undefined;
  const resource = useResource<DecisionList>(path);
  return (
    <Page title={texts.pages.decisions}>
      <FilterForm fields={FILTER} />
      {path === undefined ? (
        <p class="empty">{words.hint}</p>
      ) : (
        <ResourceView resource={resource}>{(list) => <Decisions list={list} />}</ResourceView>
      )}
    </Page>
  );
}

/** A client may use an ID for several searches: the address names the one that is explained, by its request. */
function Decisions({ list: { decisions, next } }: { readonly list: DecisionList }) {
  const { query } = useLocation();
  const chosen = decisions.find(({ request_id }) => request_id === query.request) ?? decisions[0];
  return (
    <>
      <DataTable
        caption={words.caption}
        columns={COLUMNS}
        items={decisions}
        keyOf={({ request_id }) => request_id}
        empty={words.empty}
      />
      <Pager next={next} />
      {chosen !== undefined && <Chosen decision={chosen} isOne={decisions.length === 1} />}
    </>
  );
}

function Chosen({ decision, isOne }: { readonly decision: Decision; readonly isOne: boolean }) {
  return (
    <>
      {!isOne && (
        <h2>
          {words.chosen} <Time at={decision.decided_at} />
        </h2>
      )}
      {decision.reproduced === false && <p class="note warning">{words.notReproduced}</p>}
      {decision.explanation === undefined ? (
        <p class="note warning">{words.noVersion}</p>
      ) : (
        <ExplanationView explanation={decision.explanation} />
      )}
    </>
  );
}

const COLUMNS: readonly Column<Decision>[] = [
  { heading: words.decidedAt, show: (decision) => <DecisionLink decision={decision} /> },
  { heading: texts.callbacks.account, show: ({ account_id }) => account_id, isNumber: true },
  {
    heading: words.outcome,
    show: ({ problem, offered }) =>
      problem === undefined ? (
        <StateLabel tone="good" text={words.offered(offered.length)} />
      ) : (
        <StateLabel tone="bad" text={problem} />
      ),
  },
  {
    heading: words.methods,
    show: ({ offered }) => offered.map(({ id }) => id).join(", ") || texts.none,
    isText: true,
  },
  { heading: words.duration, show: ({ duration_us }) => formatDuration(duration_us / 1000), isNumber: true },
  { heading: words.advisories, show: ({ advisories }) => advisories.join(", ") || texts.none, isText: true },
  { heading: words.request, show: ({ request_id }) => <code>{request_id}</code> },
];

function DecisionLink({ decision: { request_id, decided_at } }: { readonly decision: Decision }) {
  const { path, query } = useLocation();
  return (
    <a href={`${path}${writeQuery({ ...query, request: request_id })}`}>
      <Time at={decided_at} />
    </a>
  );
}
