import { gzipSync } from "node:zlib";
import { CONTRACT_BUDGETS } from "./budgets.ts";
import { bundle } from "./bundle.ts";

/** How large a contract is in the bundle of whoever uses all of it, with everything that it imports. */
export interface ContractSize {
  readonly name: string;
  readonly minifiedBytes: number;
  readonly gzippedBytes: number;
  /** The most bytes that it may have, minified. */
  readonly budgetBytes: number;
}

/** Bundles and minifies each contract. */
export function measureSizes(): Promise<readonly ContractSize[]> {
  const contracts = Object.entries(CONTRACT_BUDGETS);
  return Promise.all(
    contracts.map(async ([name, budgetBytes]) => {
      const code = await bundle(`export * from "@payment-routing/${name}";`);
      return { name, minifiedBytes: code.length, gzippedBytes: gzipSync(code).length, budgetBytes };
    }),
  );
}
