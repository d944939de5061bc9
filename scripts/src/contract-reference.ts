import { pageOptions, readContractList, writeContractPage } from "@payment-routing/contract-tools";
import { fromRoot } from "./repository.ts";

/** A page of docs/reference/contracts. */
export interface ContractReference {
  readonly file: string;
  readonly markdown: string;
  /** Examples that the contract rejects. */
  readonly rejected: readonly string[];
}

/** Writes the pages of all contracts, except those that pages with more text describe. */
export async function writeContractReferences(): Promise<readonly ContractReference[]> {
  const { contracts, folder } = await readContractList(fromRoot("schemas"));
  const decisions = {
    file: fromRoot("docs/interface-decisions.md"),
    address: "../../interface-decisions.md",
  };
  const callback = contracts.find(({ name }) => name === "callback");
  const shared = callback !== undefined &&
    "folder" in callback && { contract: callback, address: "callback.md" };
  const pages = contracts
    .filter(({ name }) => !["config", "operator"].includes(name))
    .map(async (contract) => {
      const { markdown, rejected } = await writeContractPage(contract, {
        ...pageOptions(contract, folder),
        decisions,
        ...(contract.name === "processor" && shared && { shared }),
      });
      return { file: `docs/reference/contracts/${contract.name}.md`, markdown, rejected };
    });
  return Promise.all(pages);
}
