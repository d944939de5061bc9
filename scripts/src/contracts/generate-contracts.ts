import { extname, join } from "node:path";
import { Worker } from "node:worker_threads";
import { CONTRACTS, type Contract } from "./contracts.ts";
import { type ContractOutcome, generateInTurn, type Work } from "./generate-in-turn.ts";

/** TypeScript or JavaScript, as this file is. */
const THREAD = join(import.meta.dirname, `generating-thread${extname(import.meta.filename)}`);

/**
 * Generates the contracts named, or with `check` compares them with what is committed. What came of each, in their order.
 *
 * Contracts from JSON Schema and contracts from XSD have a thread each: they need different things, so that hardly
 * anything is loaded twice.
 */
export async function generateContracts(
  names: readonly string[],
  check: boolean,
): Promise<readonly ContractOutcome[]> {
  const asked = CONTRACTS.filter(({ name }) => names.includes(name));
  const [here = [], ...elsewhere] = groupByLanguage(asked).map((group) => group.map(({ name }) => name));
  const shares = [
    ...elsewhere.map((share) => generateElsewhere({ names: share, check })),
    generateInTurn({ names: here, check }),
  ];
  const outcomes = (await Promise.all(shares)).flat();
  return outcomes.sort((a, b) => names.indexOf(a.name) - names.indexOf(b.name));
}

/** The largest group first: it is done in the thread that need not be started. */
function groupByLanguage(contracts: readonly Contract[]): readonly Contract[][] {
  const groups = Object.groupBy(contracts, ({ language }) => language);
  return Object.values(groups).sort((a, b) => b.length - a.length);
}

function generateElsewhere(work: Work): Promise<ContractOutcome[]> {
  return new Promise((resolve, reject) => {
    new Worker(THREAD, { workerData: work }).once("message", resolve).once("error", reject);
  });
}
