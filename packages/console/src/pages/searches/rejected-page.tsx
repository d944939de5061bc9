import type { RejectedSearch } from "@payment-routing/operator-contract";
import { useLocation } from "preact-iso/router";
import { type Column, PagedTable } from "../../components/data-table.tsx";
import { type FilterField, FilterForm } from "../../components/filter-form.tsx";
import { Page } from "../../components/page.tsx";
import { pickQuery } from "../../components/paths.ts";
import { StateLabel, Time } from "../../components/values.tsx";
import { formatCount } from "../../formats.ts";
import { useResource } from "../../live/use-resource.ts";

const FILTER: readonly FilterField[] = [
  { name: "client_id", label: "Client", kind: "integer" },
  { name: "code", label: "Problem", kind: "text" },
  { name: "since", label: "Rejected from", kind: "time" },
  { name: "until", label: "Rejected before", kind: "time" },
];

const NAMES = [...FILTER.map(({ name }) => name), "after", "limit"];

/** Searches that were answered with a problem before a decision: who sent them, and what was wrong. */
export default function RejectedPage() {
  const { query } = useLocation();
  const resource = useResource("listRejectedSearches", pickQuery(query, NAMES));
  return (
    <Page title="Rejected searches">
      <FilterForm fields={FILTER} />
      <PagedTable
        resource={resource}
        caption="Rejected searches, the newest first"
        columns={COLUMNS}
        keyOf={({ rejected_at, request_id }) => `${rejected_at} ${request_id}`}
        empty="No rejected search matches."
      />
    </Page>
  );
}

const COLUMNS: readonly Column<RejectedSearch>[] = [
  { heading: "Time", show: ({ rejected_at }) => <Time at={rejected_at} /> },
  { heading: "Client", show: ({ client_id }) => client_id ?? "–", isNumber: true },
  { heading: "Event", show: ({ event_id }) => event_id ?? "–", isNumber: true },
  {
    heading: "Problem",
    show: ({ code, left_out }) => (
      <>
        <StateLabel tone="bad" text={code} />
        {left_out > 0 && <div class="small">{`${formatCount(left_out)} before it not recorded`}</div>}
      </>
    ),
  },
  { heading: "Issues", show: ({ issues }) => <IssueList issues={issues} />, isText: true },
  {
    heading: "Sent by",
    show: ({ key_id, product }) => [key_id, product].filter(Boolean).join(", ") || "–",
    isText: true,
  },
  { heading: "Request", show: ({ request_id }) => <code>{request_id}</code>, isText: true },
];

function IssueList({ issues }: Pick<RejectedSearch, "issues">) {
  if (issues.length === 0) return <>–</>;
  return (
    <ul>
      {issues.map(({ code, path, line, column }) => (
        <li key={`${path} ${line}:${column} ${code}`}>
          {code}
          {line !== undefined && ` in line ${line}, column ${column}`}: <code>{path}</code>
        </li>
      ))}
    </ul>
  );
}
