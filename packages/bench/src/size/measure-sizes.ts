import { gzipSync } from "node:zlib";
import { bundle } from "./bundle.ts";

/**
 * The maximum sizes of each generated contract in bytes, bundled and minified: all of it, and the functions that start
 * with a verb only. A commit that raises a budget states the reason in its message.
 */
export const CONTRACT_BUDGETS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  "callback-contract": { all: 225_000, parse: 110_000, validate: 215_000 },
  "config-contract": { all: 230_000, validate: 230_000 },
  "operator-contract": { all: 76_200, parse: 72_300, validate: 63_100 },
  "processor-contract": { all: 150_000, parse: 150_000, validate: 140_000 },
  "search-contract": { all: 130_000, decode: 79_000, encode: 44_000, validate: 115_000 },
};

/** The size of a part of a contract, bundled with everything it imports. */
export interface ContractSize {
  readonly name: string;
  /** `all`, or the verb of the functions. */
  readonly part: string;
  readonly minifiedBytes: number;
  readonly gzippedBytes: number;
  /** The maximum of `minifiedBytes`. */
  readonly budgetBytes: number;
}

/** Bundles and minifies each part of each contract. */
export async function measureSizes(): Promise<readonly ContractSize[]> {
  const contracts = Object.entries(CONTRACT_BUDGETS).map(async ([name, budgets]) => {
    const specifier = `@payment-routing/${name}`;
    const names = Object.keys(await import(specifier));
    return Promise.all(
      Object.entries(budgets).map(async ([part, budgetBytes]) => {
        const used = part === "all" ? "*" : `{ ${names.filter((one) => one.startsWith(part)).join(", ")} }`;
        const code = await bundle(`export ${used} from "${specifier}";`);
        return { name, part, minifiedBytes: code.length, gzippedBytes: gzipSync(code).length, budgetBytes };
      }),
    );
  });
  return (await Promise.all(contracts)).flat();
}
