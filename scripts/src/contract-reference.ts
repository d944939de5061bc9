import { pageOptions, readContractList, writeContractPage } from "@payment-routing/contract-tools";
import { fromRoot } from "./repository.ts";

/** A page of docs/reference/contracts. */
export interface ContractReference {
  readonly file: string;
  readonly markdown: string;
  /** Examples that the contract rejects. */
  readonly rejected: readonly string[];
}

/** Writes the pages of all contracts, except those that pages with more text describe, or the document of operations. */
export async function writeContractReferences(): Promise<readonly ContractReference[]> {
  const { contracts, folder } = await readContractList(fromRoot("schemas"));
  const decisions = {
    file: fromRoot("docs/interface-decisions.md"),
    address: "../../interface-decisions.md",
  };
  const pages = contracts
    .filter(({ name }) => !["config", "operator", "processor"].includes(name))
    .map(async (contract) => {
      const { markdown, rejected } = await writeContractPage(contract, {
        ...pageOptions(contract, folder),
        decisions,
      });
      return { file: `docs/reference/contracts/${contract.name}.md`, markdown, rejected };
    });
  return Promise.all(pages);
}
