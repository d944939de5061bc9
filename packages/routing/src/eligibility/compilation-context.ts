import type { MerchantConfiguration } from "@payment-routing/config-contract";
import { type Classification, classifyDimensions } from "../classes/classification.ts";
import { createTestCompiler, type TestCompiler } from "../classes/compile-test.ts";
import type { Steps } from "../steps.ts";
import { createRowStore, type RowStore } from "./row-store.ts";

/** What all that is compiled of one configuration shares. */
export interface CompilationContext {
  readonly classification: Classification;
  readonly compileTest: TestCompiler;
  /** All sets of methods that decisions take together. */
  readonly rows: RowStore;
}

export function* createCompilationContext(configuration: MerchantConfiguration): Steps<CompilationContext> {
  const classification = yield* classifyDimensions(configuration);
  return {
    classification,
    compileTest: createTestCompiler(classification),
    rows: createRowStore(configuration.methods.length),
  };
}
