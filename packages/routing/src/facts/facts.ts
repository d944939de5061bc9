import type { ClosedCode, RequiredField } from "@payment-routing/config-contract";
import type { DimensionFacts } from "../dimensions/index.ts";

/**
 * Everything that a decision uses of a request: the same facts and the same configuration give the same decision. Facts
 * are plain JSON without personal data and can be recorded. Undefined is what the request leaves out.
 */
export interface Facts extends DimensionFacts {
  /** Fields that the configuration requires somewhere and the request leaves out. */
  readonly missing_fields: readonly RequiredField[];
  /** Closed codes of the request whose value is not in their table. */
  readonly unknown_codes: readonly ClosedCode[];
}
