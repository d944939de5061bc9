import { SchemaError } from "../json-schema/schema-diagnostic.ts";
import { XsdError } from "../xsd/xsd-error.ts";
import { CONTRACTS, type Contract } from "./contracts.ts";
import { compareGenerated, type Difference, writeGenerated } from "./generated-files.ts";

/** What a thread has to do. */
export interface Work {
  /** The contracts. */
  readonly names: readonly string[];
  /** Whether to compare, and write nothing. */
  readonly check: boolean;
}

/** What came of a contract. */
export interface ContractOutcome {
  readonly name: string;
  /** Why its schema was refused. */
  readonly refusal?: string;
  /** None when it was written. */
  readonly differences: readonly Difference[];
}

/** Generates or compares contracts, one after the other. */
export async function generateInTurn({ names, check }: Work): Promise<ContractOutcome[]> {
  const outcomes: ContractOutcome[] = [];
  for (const contract of CONTRACTS.filter(({ name }) => names.includes(name)))
    outcomes.push(await generateOne(contract, check));
  return outcomes;
}

async function generateOne(contract: Contract, check: boolean): Promise<ContractOutcome> {
  const { name } = contract;
  try {
    if (check) return { name, differences: await compareGenerated(contract) };
    await writeGenerated(contract);
    return { name, differences: [] };
  } catch (error) {
    if (!(error instanceof XsdError || error instanceof SchemaError)) throw error;
    return { name, refusal: error.message, differences: [] };
  }
}
