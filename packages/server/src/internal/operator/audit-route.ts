import type { AuditList } from "@payment-routing/operator-contract";
import type { InternalAnswer, InternalRequest, InternalRoute } from "../internal-route.ts";
import { TEXT_PARAMETER, TIME_PARAMETER } from "../query-parameters.ts";
import { readQuery } from "../read-query.ts";
import { withoutUndefined } from "./callback-query.ts";
import { readRoute } from "./operator-action.ts";
import { PAGE_PARAMETERS, takePage, writePage } from "./page-parameters.ts";

/** What was done by hand, by whom and why. */
export const AUDIT_ROUTE: InternalRoute = {
  ...readRoute("audit", "/internal/v1/audit"),
  takesQuery: true,
  answer: listAudit,
};

export const AUDIT_PARAMETERS = {
  actor: TEXT_PARAMETER,
  action: TEXT_PARAMETER,
  subject: TEXT_PARAMETER,
  from: TIME_PARAMETER,
  to: TIME_PARAMETER,
};

async function listAudit({ delivery, query }: InternalRequest): Promise<InternalAnswer> {
  const asked = readQuery({ ...AUDIT_PARAMETERS, ...PAGE_PARAMETERS }, query);
  if (!asked.ok) return asked;
  const { limit: _limit, after: _after, ...filter } = asked.value;
  const page = await delivery.operations.listAudit(withoutUndefined(filter), takePage(asked.value));
  const content: AuditList = writePage(page);
  return { ok: true, content };
}
