import type { Decision, RecordedDecisionList } from "@payment-routing/operator-contract";
import { useLocation } from "preact-iso/router";
import { type Column, DataTable } from "../../components/data-table.tsx";
import { type FilterField, FilterForm } from "../../components/filter-form.tsx";
import { Page } from "../../components/page.tsx";
import { Pager } from "../../components/pager.tsx";
import { pickQuery, writeQuery } from "../../components/query.ts";
import { ResourceView } from "../../components/resource-view.tsx";
import { StateLabel } from "../../components/state-label.tsx";
import { Time } from "../../components/time.tsx";
import { formatDuration } from "../../formats/time.ts";
import { useResource } from "../../live/use-resource.ts";
import { texts } from "../../texts.ts";
import { ChosenDecision } from "./chosen-decision.tsx";

const words = texts.decisions;

/** Every filter that the interface has for decisions. */
const FILTER: readonly FilterField[] = [
  { name: "client_id", label: texts.callbacks.client, kind: "integer" },
  { name: "event_id", label: words.event, kind: "integer" },
  { name: "since", label: words.since, kind: "time" },
  { name: "until", label: words.until, kind: "time" },
  { name: "outcome", label: words.outcome, kind: "text" },
  { name: "configuration_digest", label: words.digest, kind: "text", isRare: true },
];

const NAMES = [...FILTER.map(({ name }) => name), "after", "limit"];

/** Decisions by filter, and the explanation of one: of a client's event, or of the one that the address names. */
export default function DecisionsPage() {
  const { query } = useLocation();
  const isOfEvent = query.client_id !== undefined && query.event_id !== undefined;
  const explain = isOfEvent ? "true" : undefined;
  const path = `/decisions${writeQuery({ ...pickQuery(query, NAMES), explain })}`;
  const resource = useResource<RecordedDecisionList>(path);
  return (
    <Page title={texts.pages.decisions}>
      <FilterForm fields={FILTER} />
      <ResourceView resource={resource}>
        {(list) => <Decisions list={list} isExplained={isOfEvent} path={path} />}
      </ResourceView>
    </Page>
  );
}

interface DecisionsProps {
  readonly list: RecordedDecisionList;
  readonly isExplained: boolean;
  /** Where the list was read. */
  readonly path: string;
}

/** A client may use an ID for several searches: the address names the one that is explained, by its request. */
function Decisions({ list: { items, next }, isExplained, path }: DecisionsProps) {
  const { query } = useLocation();
  const chosen = items.find(({ request_id }) => request_id === query.request) ?? items[0];
  return (
    <>
      <DataTable
        caption={words.caption}
        columns={COLUMNS}
        items={items}
        keyOf={({ request_id }) => request_id}
        empty={next === undefined ? words.empty : words.emptySoFar}
      />
      <Pager next={next} />
      {isExplained && chosen !== undefined && (
        <ChosenDecision decision={chosen} isOne={items.length === 1} path={path} />
      )}
    </>
  );
}

const COLUMNS: readonly Column<Decision>[] = [
  { heading: words.decidedAt, show: (decision) => <DecisionLink decision={decision} /> },
  { heading: texts.callbacks.client, show: ({ client_id }) => client_id, isNumber: true },
  { heading: words.event, show: ({ event_id }) => event_id, isNumber: true },
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

/** Leads to the decisions on the same event, and explains this one. */
function DecisionLink({
  decision: { client_id, event_id, request_id, decided_at },
}: {
  readonly decision: Decision;
}) {
  const { path } = useLocation();
  return (
    <a href={`${path}${writeQuery({ client_id, event_id, request: request_id })}`}>
      <Time at={decided_at} />
    </a>
  );
}
