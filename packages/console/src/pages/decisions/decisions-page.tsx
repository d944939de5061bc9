import type { Decision, RecordedDecisionList } from "@payment-routing/operator-contract";
import { useLocation } from "preact-iso/router";
import { type Column, DataTable, Pager, Unreadable } from "../../components/data-table.tsx";
import { type FilterField, FilterForm } from "../../components/filter-form.tsx";
import { Page } from "../../components/page.tsx";
import { pickQuery, writeQuery } from "../../components/paths.ts";
import { ResourceView } from "../../components/resource-view.tsx";
import { StateLabel, Time } from "../../components/values.tsx";
import { count, formatDuration } from "../../formats.ts";
import { useResource } from "../../live/use-resource.ts";
import { ChosenDecision, type DecisionsRequest } from "./chosen-decision.tsx";

/** Every filter that the interface has for decisions. */
const FILTER: readonly FilterField[] = [
  { name: "client_id", label: "Client", kind: "integer" },
  { name: "event_id", label: "Event", kind: "integer" },
  { name: "since", label: "Decided from", kind: "time" },
  { name: "until", label: "Decided before", kind: "time" },
  { name: "outcome", label: "Outcome", kind: "text" },
  { name: "configuration_digest", label: "Configuration begins with", kind: "text", isRare: true },
];

const NAMES = [...FILTER.map(({ name }) => name), "after", "limit"];

/** Decisions by filter, and the explanation of one: of a client's event, or of the one that the address names. */
export default function DecisionsPage() {
  const { query } = useLocation();
  const isOfEvent = query.client_id !== undefined && query.event_id !== undefined;
  const request = { ...pickQuery(query, NAMES), explain: isOfEvent || undefined } as DecisionsRequest;
  const resource = useResource("listRecordedDecisions", request);
  return (
    <Page title="Decisions">
      <FilterForm fields={FILTER} />
      <ResourceView resource={resource}>
        {(list) => <Decisions list={list} isExplained={isOfEvent} request={request} />}
      </ResourceView>
    </Page>
  );
}

interface DecisionsProps {
  readonly list: RecordedDecisionList;
  readonly isExplained: boolean;
  readonly request: DecisionsRequest;
}

/** A client may use an ID for several searches: the address names the one that is explained, by its request. */
function Decisions({ list: { items, next, unreadable }, isExplained, request }: DecisionsProps) {
  const { query } = useLocation();
  const chosen = items.find(({ request_id }) => request_id === query.request) ?? items[0];
  return (
    <>
      <Unreadable files={unreadable} />
      <DataTable
        caption="Decisions, the newest first"
        columns={COLUMNS}
        items={items}
        keyOf={({ request_id }) => request_id}
        empty={
          next === undefined
            ? "No recorded decision matches."
            : "No recorded decision matches so far: the next page continues the search."
        }
      />
      <Pager next={next} />
      {isExplained && chosen !== undefined && (
        <ChosenDecision decision={chosen} isOne={items.length === 1} request={request} />
      )}
    </>
  );
}

const COLUMNS: readonly Column<Decision>[] = [
  { heading: "Decided", show: (decision) => <DecisionLink decision={decision} /> },
  { heading: "Client", show: ({ client_id }) => client_id, isNumber: true },
  { heading: "Event", show: ({ event_id }) => event_id, isNumber: true },
  { heading: "Account", show: ({ account_id }) => account_id, isNumber: true },
  {
    heading: "Outcome",
    show: ({ problem, offered }) =>
      problem === undefined ? (
        <StateLabel tone="good" text={`${count(offered.length, "method")} offered`} />
      ) : (
        <StateLabel tone="bad" text={problem} />
      ),
  },
  {
    heading: "Methods in order",
    show: ({ offered }) => offered.map(({ id }) => id).join(", ") || "–",
    isText: true,
  },
  { heading: "Took", show: ({ duration_us }) => formatDuration(duration_us / 1000), isNumber: true },
  { heading: "Advisories", show: ({ advisories }) => advisories.join(", ") || "–", isText: true },
  { heading: "Request", show: ({ request_id }) => <code>{request_id}</code> },
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
