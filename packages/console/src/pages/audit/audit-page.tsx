import type { AuditRecord } from "@payment-routing/operator-contract";
import { useLocation } from "preact-iso/router";
import type { Column } from "../../components/data-table.tsx";
import { EmptyList } from "../../components/empty-state.tsx";
import { FilterBar, listParameters } from "../../components/filter-bar.tsx";
import type { FilterFieldEntry } from "../../components/filter-field.tsx";
import { Page } from "../../components/page.tsx";
import { PagedTable } from "../../components/paged-table.tsx";
import { endpointPath, pickQuery } from "../../components/paths.ts";
import { Reason } from "../../components/reason.tsx";
import { writeCommand } from "../../components/same-command.tsx";
import { Time } from "../../components/values.tsx";
import { useResource } from "../../live/use-resource.ts";
import { AuditTabs } from "./audit-tabs.tsx";

const FILTER: readonly FilterFieldEntry[] = [
  { name: "actor", label: "By", kind: "text" },
  { name: "action", label: "Action", kind: "text" },
  { name: "subject", label: "Subject", kind: "text" },
  { name: "from", until: "to", label: "Time", kind: "period" },
];

const NAMES = listParameters(FILTER);

/** Every action of operators, with its person or key and its reason. */
export default function AuditPage() {
  const { query } = useLocation();
  const filter = pickQuery(query, NAMES);
  const resource = useResource("listAudit", { ...filter, ...pickQuery(query, ["after", "limit"]) });
  return (
    <Page title="Audit" command={writeCommand("audit", filter)}>
      <AuditTabs />
      <FilterBar fields={FILTER} list={{ id: "listAudit", filter }} />
      <PagedTable
        resource={resource}
        caption="Actions of operators, the newest first"
        columns={COLUMNS}
        keyOf={({ audit_id }) => audit_id}
        empty={
          <EmptyList
            title="Nobody has acted yet."
            noMatch="No action matches the filter."
            isFiltered={Object.keys(filter).length > 0}
          >
            Every action of a person or a key stands here, with its reason.
          </EmptyList>
        }
      />
    </Page>
  );
}

const COLUMNS: readonly Column<AuditRecord>[] = [
  { heading: "Action", show: ({ action }) => <strong>{action}</strong>, isName: true, isLead: true },
  { heading: "Reason", show: ({ reason }) => <Reason text={reason} />, isText: true, isLead: true },
  { heading: "Subject", show: ({ subject }) => <Subject subject={subject} />, isText: true },
  { heading: "By", show: ({ actor }) => actor },
  { heading: "Time", show: ({ at }) => <Time at={at} /> },
  { heading: "Details", show: ({ detail }) => <Detail detail={detail} />, isText: true },
];

/** A link where the subject has a page. */
function Subject({ subject }: { readonly subject: string }) {
  const colon = subject.indexOf(":");
  const [kind, name] = [subject.slice(0, colon), subject.slice(colon + 1)];
  if (kind === "session") return <a href={`/console/sessions/${name}`}>{subject}</a>;
  if (kind === "endpoint") return <a href={endpointPath(name)}>{subject}</a>;
  if (kind === "action") return <a href="/console/actions">{subject}</a>;
  return <>{subject}</>;
}

function Detail({ detail }: Pick<AuditRecord, "detail">) {
  if (Object.keys(detail).length === 0) return <>–</>;
  return (
    <details>
      <summary>Show</summary>
      <pre>{JSON.stringify(detail, null, 2)}</pre>
    </details>
  );
}
