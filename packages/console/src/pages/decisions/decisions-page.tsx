import type { Decision, RecordedDecisionList } from "@payment-routing/operator-contract";
import { useLocation } from "preact-iso/router";
import { type Column, DataTable } from "../../components/data-table.tsx";
import { EmptyList } from "../../components/empty-state.tsx";
import { FilterBar, listParameters } from "../../components/filter-bar.tsx";
import type { FilterFieldEntry } from "../../components/filter-field.tsx";
import { Named, NamedList } from "../../components/named.tsx";
import { Page } from "../../components/page.tsx";
import { Pager, Unreadable } from "../../components/paged-table.tsx";
import { pickQuery, writeQuery } from "../../components/paths.ts";
import { ResourceView } from "../../components/resource-view.tsx";
import { writeCommand } from "../../components/same-command.tsx";
import { Badge, Time } from "../../components/values.tsx";
import { count, formatDuration } from "../../formats.ts";
import { useResource } from "../../live/use-resource.ts";
import { SearchTabs } from "../searches/search-tabs.tsx";
import { ChosenDecision, type DecisionsRequest } from "./chosen-decision.tsx";

/** Every filter that the interface has for decisions. */
const FILTER: readonly FilterFieldEntry[] = [
  { name: "client_id", label: "Client", kind: "integer" },
  { name: "event_id", label: "Event", kind: "integer" },
  { name: "since", until: "until", label: "Decided", kind: "period" },
  { name: "outcome", label: "Outcome", kind: "text" },
  { name: "configuration_digest", label: "Configuration begins with", kind: "text", isRare: true },
];

const NAMES = listParameters(FILTER);

/** Decisions by filter, and the explanation of one: of a client's event, or of the one that the address names. */
export default function DecisionsPage() {
  const { query } = useLocation();
  const isOfEvent = query.client_id !== undefined && query.event_id !== undefined;
  const filter = pickQuery(query, NAMES);
  const page = pickQuery(query, ["after", "limit"]);
  const request = { ...filter, ...page, explain: isOfEvent || undefined } as DecisionsRequest;
  const resource = useResource("listRecordedDecisions", request);
  return (
    <Page title="Decisions" command={writeCommand(isOfEvent ? "decisions --explain" : "decisions", filter)}>
      <SearchTabs />
      <FilterBar fields={FILTER} list={{ id: "listRecordedDecisions", filter }} />
      <ResourceView resource={resource}>
        {(list) => (
          <Decisions
            list={list}
            isExplained={isOfEvent}
            isFiltered={Object.keys(filter).length > 0}
            request={request}
          />
        )}
      </ResourceView>
    </Page>
  );
}

interface DecisionsProps {
  readonly list: RecordedDecisionList;
  readonly isExplained: boolean;
  readonly isFiltered: boolean;
  readonly request: DecisionsRequest;
}

/** A client may use an ID for several searches: the address names the one that is explained, by its request. */
function Decisions({ list: { items, next, unreadable }, isExplained, isFiltered, request }: DecisionsProps) {
  const { path, query } = useLocation();
  const chosen = items.find(({ request_id }) => request_id === query.request) ?? items[0];
  return (
    <>
      <Unreadable files={unreadable} />
      <DataTable
        caption="Decisions, the newest first"
        columns={COLUMNS}
        items={items}
        keyOf={({ request_id }) => request_id}
        pathOf={({ client_id, event_id, request_id }) =>
          `${path}${writeQuery({ client_id, event_id, request: request_id })}`
        }
        empty={
          next !== undefined ? (
            "No recorded decision matches so far: the next page continues the search."
          ) : (
            <EmptyList
              title="No decision is recorded yet."
              noMatch="No recorded decision matches the filter."
              isFiltered={isFiltered}
            >
              The decision on a search stands here seconds after its response.
            </EmptyList>
          )
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
  {
    heading: "Outcome",
    isLead: true,
    show: ({ problem, offered }) =>
      problem === undefined ? (
        <Badge tone="good" text={`${count(offered.length, "method")} offered`} />
      ) : (
        <Badge tone="bad" text={problem} />
      ),
  },
  {
    heading: "Methods in order",
    show: ({ offered }) => <NamedList of="methods" ids={offered.map(({ id }) => id)} />,
    isText: true,
  },
  { heading: "Event", show: ({ event_id }) => event_id, isName: true },
  {
    heading: "Client, account",
    show: ({ client_id, account_id }) => (
      <>
        <Named of="clients" id={client_id} />
        <div class="small">{`account ${account_id}`}</div>
      </>
    ),
    isText: true,
  },
  { heading: "Decided", show: ({ decided_at }) => <Time at={decided_at} /> },
  { heading: "Took", show: ({ duration_us }) => formatDuration(duration_us / 1000), isNumber: true },
  { heading: "Advisories", show: ({ advisories }) => advisories.join(", ") || "–", isText: true },
  { heading: "Request", show: ({ request_id }) => <code class="breaks">{request_id}</code>, isText: true },
];
