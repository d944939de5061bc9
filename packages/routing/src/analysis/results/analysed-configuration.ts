import type { MerchantConfiguration, RoutingCase } from "@payment-routing/config-contract";
import type { Locate } from "../../explanation/locate-reason.ts";
import type { Router } from "../../router.ts";

/** A valid configuration with its router and the positions of its parts. */
export interface AnalysedConfiguration {
  readonly configuration: MerchantConfiguration;
  readonly router: Router;
  readonly cases: readonly RoutingCase[];
  readonly locate: Locate;
}

export type OnProgress = (done: number, total: number) => void;
