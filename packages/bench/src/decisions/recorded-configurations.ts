import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { loadConfiguration, readVersionFiles, storeVersion } from "@payment-routing/config-store";
import type { Pool } from "@payment-routing/database";
import { SANDBOX_FILES } from "@payment-routing/delivery-trials";
import { makeConfiguration, type Size } from "../decision/make-configuration.ts";
import { createDecisionMaker, type DecisionMaker } from "./make-decisions.ts";

/** A configuration that has decided. Its version is in the database. */
export interface RecordedConfiguration {
  /** A file or a folder. */
  readonly path: string;
  readonly makeDecision: DecisionMaker;
}

export interface Variety {
  /** Accounts of the service. */
  readonly accounts: number;
  /** Methods of the large configuration. */
  readonly largeMethods: number;
  /** Accounts of the large configuration. */
  readonly largeAccounts: number;
  /** The number of different decisions of each configuration. */
  readonly differentDecisions: number;
}

const SERVICE: Omit<Size, "accounts"> = { methods: 40, countryShare: 0.9, strictness: 0.1 };
/** As in the benchmark `simulate`. */
const LARGE: Omit<Size, "accounts" | "methods"> = { countryShare: 0.25, strictness: 0.6 };

/** The configuration of the examples, a large one, and one of a service with 40 methods and 20 accounts a client. */
export async function storeConfigurations(
  pool: Pool,
  { accounts, largeMethods, largeAccounts, differentDecisions }: Variety,
) {
  const folder = await mkdtemp(join(tmpdir(), "bench-decisions-"));
  const write = async (name: string, size: Size): Promise<string> => {
    const path = join(folder, `${name}.yaml`);
    await writeFile(path, JSON.stringify(makeConfiguration(size)));
    return path;
  };
  const store = async (path: string): Promise<RecordedConfiguration> => {
    const { configuration, router } = await loadConfiguration(path, { sandbox: true });
    const { configurationDigest: digest } = router;
    const { files } = await readVersionFiles(path);
    await storeVersion(pool, { digest, files }, { actor: "bench", reason: "has decided" });
    return { path, makeDecision: createDecisionMaker(configuration, digest, differentDecisions) };
  };
  return {
    folder,
    sandbox: await store(SANDBOX_FILES.configuration),
    large: await store(await write("large", { ...LARGE, methods: largeMethods, accounts: largeAccounts })),
    service: await store(await write("service", { ...SERVICE, accounts })),
  };
}
