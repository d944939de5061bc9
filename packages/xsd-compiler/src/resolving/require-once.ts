import type { TreeElement } from "@payment-routing/contract-runtime";
import type { Report } from "../loading/report.ts";
import { readOccurs } from "../reading/attributes.ts";

/** Refuses a model group that may be absent or repeated: it would be neither a record nor rows. */
export function requireOnce(report: Report, model: TreeElement): void {
  const { min, max } = readOccurs(model, report);
  const message = `an xs:${model.local} that does not occur exactly once is not supported`;
  if (min !== 1 || max !== 1) report("unsupported-content", model.offset, message);
}
