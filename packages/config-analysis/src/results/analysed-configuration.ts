import type { MerchantConfiguration, RoutingCase } from "@payment-routing/config-contract";
import type { Locate, Router } from "@payment-routing/routing";

/** A valid configuration with its router and the positions of its parts. */
export interface AnalysedConfiguration {
  readonly configuration: MerchantConfiguration;
  readonly router: Router;
  readonly cases: readonly RoutingCase[];
  readonly locate: Locate;
}

export type OnProgress = (done: number, total: number) => void;
