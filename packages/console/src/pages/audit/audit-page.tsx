import type { AuditRecord } from "@payment-routing/operator-contract";
import { useLocation } from "preact-iso/router";
import { type Column, PagedTable } from "../../components/data-table.tsx";
import { type FilterField, FilterForm } from "../../components/filter-form.tsx";
import { Page } from "../../components/page.tsx";
import { endpointPath, pickQuery } from "../../components/paths.ts";
import { Time } from "../../components/values.tsx";
import { useResource } from "../../live/use-resource.ts";

const FILTER: readonly FilterField[] = [
  { name: "actor", label: "By", kind: "text" },
  { name: "action", label: "Action", kind: "text" },
  { name: "subject", label: "Subject", kind: "text" },
  { name: "from", label: "From", kind: "time" },
  { name: "to", label: "Before", kind: "time" },
];

const NAMES = [...FILTER.map(({ name }) => name), "after", "limit"];

/** Every action of operators, with its person or key and its reason. */
export default function AuditPage() {
  const { query } = useLocation();
  const resource = useResource("listAudit", pickQuery(query, NAMES));
  return (
    <Page title="Audit">
      <FilterForm fields={FILTER} />
      <PagedTable
        resource={resource}
        caption="Actions of operators, the newest first"
        columns={COLUMNS}
        keyOf={({ audit_id }) => audit_id}
        empty="No action matches."
      />
    </Page>
  );
}

const COLUMNS: readonly Column<AuditRecord>[] = [
  { heading: "Time", show: ({ at }) => <Time at={at} /> },
  { heading: "By", show: ({ actor }) => actor },
  { heading: "Action", show: ({ action }) => action },
  { heading: "Subject", show: ({ subject }) => <Subject subject={subject} /> },
  { heading: "Reason", show: ({ reason }) => reason, isText: true },
  { heading: "Details", show: ({ detail }) => <Detail detail={detail} />, isText: true },
];

/** A link where the subject has a page. */
function Subject({ subject }: { readonly subject: string }) {
  const colon = subject.indexOf(":");
  const [kind, name] = [subject.slice(0, colon), subject.slice(colon + 1)];
  if (kind === "session") return <a href={`/console/sessions/${name}`}>{subject}</a>;
  if (kind === "endpoint") return <a href={endpointPath(name)}>{subject}</a>;
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
