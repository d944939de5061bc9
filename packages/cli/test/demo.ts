import type { DemoKeys } from "../src/demo/play-demo.ts";
import type { DemoFiles } from "../src/demo/run-demo.ts";
import { ROOT } from "./run-process.ts";

/** The files of `npm run demo`. */
export const DEMO_FILES: DemoFiles = {
  config: `${ROOT}schemas/examples/config/valid`,
  secrets: `${ROOT}schemas/examples/config/secrets/valid/sandbox.yaml`,
  report: `${ROOT}schemas/examples/processor/valid/session-report-airline-card-authorised.json`,
};

export const DEMO_KEYS: DemoKeys = {
  merchant: "sandbox-key",
  processor: "sandbox-processor-key",
  operator: "sandbox-operator-key",
};
