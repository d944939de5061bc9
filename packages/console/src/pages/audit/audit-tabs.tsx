import { PageTabs } from "../../components/links.tsx";

const PAGES = [
  ["/console/audit", "Audit"],
  ["/console/actions", "Bulk actions and approvals"],
] as const;

/** Links between the audit, and actions that go on or wait for an approval. */
export const AuditTabs = () => <PageTabs label="Audit and actions" pages={PAGES} />;
