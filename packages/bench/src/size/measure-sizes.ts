import { gzipSync } from "node:zlib";
import { bundle } from "./bundle.ts";

/**
 * The maximum size of each generated contract in bytes, bundled and minified. A commit that raises a budget states the
 * reason in its message.
 */
export const CONTRACT_BUDGETS: Readonly<Record<string, number>> = {
  "callback-contract": 225_000,
  "config-contract": 230_000,
  "operator-contract": 32_000,
  "processor-contract": 150_000,
  "search-contract": 125_000,
};

/** The size of a contract, bundled with everything it imports. */
export interface ContractSize {
  readonly name: string;
  readonly minifiedBytes: number;
  readonly gzippedBytes: number;
  /** The maximum of `minifiedBytes`. */
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
