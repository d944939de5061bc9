import type { RejectedSearch } from "@payment-routing/operator-contract";
import { useLocation } from "preact-iso/router";
import type { Column } from "../../components/data-table.tsx";
import { EmptyList } from "../../components/empty-state.tsx";
import { FilterBar, listParameters } from "../../components/filter-bar.tsx";
import type { FilterFieldEntry } from "../../components/filter-field.tsx";
import { Named } from "../../components/named.tsx";
import { Page } from "../../components/page.tsx";
import { PagedTable } from "../../components/paged-table.tsx";
import { pickQuery } from "../../components/paths.ts";
import { writeCommand } from "../../components/same-command.tsx";
import { Address, Badge, Time } from "../../components/values.tsx";
import { formatCount } from "../../formats.ts";
import { useResource } from "../../live/use-resource.ts";
import { SearchTabs } from "./search-tabs.tsx";

const FILTER: readonly FilterFieldEntry[] = [
  { name: "client_id", label: "Client", kind: "integer" },
  { name: "code", label: "Problem", kind: "text" },
  { name: "since", until: "until", label: "Rejected", kind: "period" },
];

const NAMES = listParameters(FILTER);

/** Searches that were answered with a problem before a decision: who sent them, and what was wrong. */
export default function RejectedPage() {
  const { query } = useLocation();
  const filter = pickQuery(query, NAMES);
  const resource = useResource("listRejectedSearches", {
    ...filter,
    ...pickQuery(query, ["after", "limit"]),
  });
  return (
    <Page title="Rejected searches" command={writeCommand("searches rejected", filter)}>
      <SearchTabs />
      <FilterBar fields={FILTER} list={{ id: "listRejectedSearches", filter }} />
      <PagedTable
        resource={resource}
        caption="Rejected searches, the newest first"
        columns={COLUMNS}
        keyOf={({ rejected_at, request_id }) => `${rejected_at} ${request_id}`}
        empty={
          <EmptyList
            title="No search was rejected."
            noMatch="No rejected search matches the filter."
            isFiltered={Object.keys(filter).length > 0}
          >
            A search stands here when it was answered with a problem before a decision.
          </EmptyList>
        }
      />
    </Page>
  );
}

const COLUMNS: readonly Column<RejectedSearch>[] = [
  {
    heading: "Problem",
    isLead: true,
    show: ({ code, left_out }) => (
      <>
        <Badge tone="bad" text={code} />
        {left_out > 0 && <div class="small">{`${formatCount(left_out)} before it not recorded`}</div>}
      </>
    ),
  },
  { heading: "Issues", show: ({ issues }) => <IssueList issues={issues} />, isText: true, isLead: true },
  { heading: "Client", show: ({ client_id }) => <Named of="clients" id={client_id} />, isText: true },
  { heading: "Event", show: ({ event_id }) => event_id ?? "–" },
  {
    heading: "Sent by",
    show: ({ key_id, product }) => [key_id, product].filter(Boolean).join(", ") || "–",
    isText: true,
  },
  {
    heading: "Request",
    show: ({ request_id }) => <code class="breaks">{request_id}</code>,
    isText: true,
    isName: true,
  },
  { heading: "Time", show: ({ rejected_at }) => <Time at={rejected_at} /> },
];

function IssueList({ issues }: Pick<RejectedSearch, "issues">) {
  if (issues.length === 0) return <>–</>;
  return (
    <ul>
      {issues.map(({ code, path, line, column }) => (
        <li key={`${path} ${line}:${column} ${code}`}>
          {code}
          {line !== undefined && ` in line ${line}, column ${column}`}:{" "}
          <code class="breaks">
            <Address url={path} />
          </code>
        </li>
      ))}
    </ul>
  );
}
