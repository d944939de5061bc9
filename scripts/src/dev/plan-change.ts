import type { Contract } from "@payment-routing/contract-tools/generating";
import { findSchemaSources } from "../generating/fresh-contracts.ts";

/** What an edit asks for. */
export interface ChangePlan {
  /** Contracts to generate again. */
  readonly contracts: readonly Contract[];
  /** Edited sources, whose related tests run. */
  readonly sources: readonly string[];
  /** Whether examples of schemas changed, which tests read. */
  readonly examples: boolean;
  /** Whether the documents of the interfaces change, which the build of the server writes. */
  readonly descriptions: boolean;
  /** Whether the manifest of a contract changed. */
  readonly manifest: boolean;
  /** Whether the generator itself changed, which this process has loaded. */
  readonly generator: boolean;
}

/** The packages that the generator consists of. */
const GENERATOR = /^packages\/(contract-tools|xsd-compiler|contract-runtime)\/src\/(?!.*\.test\.ts$)/;

const DESCRIBED =
  /^schemas\/((examples\/)?(callback|operator|processor|search)\/|config\/retry-policy\.schema\.json$)/;

/**
 * Finds what to do about changed files.
 *
 * @param files paths from the root of the repository
 */
export function planChange(files: readonly string[], contracts: readonly Contract[]): ChangePlan {
  const isIn = (source: string) =>
    files.some((file) => file === `schemas/${source}` || file.startsWith(`schemas/${source}/`));
  return {
    contracts: contracts.filter((contract) => [...findSchemaSources(contract)].some(isIn)),
    sources: files.filter((file) => /^packages\/[^/]+\/(src|test)\/.*\.ts$/.test(file)),
    examples: files.some((file) => file.startsWith("schemas/examples/")),
    descriptions: files.some((file) => DESCRIBED.test(file)),
    manifest: files.some((file) => /^schemas\/[^/]+\/contract\.json$/.test(file)),
    generator: files.some((file) => GENERATOR.test(file)),
  };
}

/**
 * Whether a path can matter, or a folder hold one that does. Builds, dependencies and generated code are results of other changes.
 *
 * @param path from the root of the repository; a folder ends with a slash
 */
export function isInput(path: string): boolean {
  const [top, name, part, inner] = path.split("/");
  if (/(^|\/)\.|~$|\.sw.$/.test(path)) return false;
  if (top === "schemas" || name === undefined || name === "" || part === "" || part === undefined)
    return true;
  return (part === "src" && inner !== "gen") || part === "test";
}
