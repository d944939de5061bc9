/** The scope of the packages of this workspace. The rest of a name is the name of the folder. */
export const SCOPE = "@payment-routing/";

/**
 * Which of our packages each package may import, by folder; `*-contract` stands for every contract.
 * Imports run one way: from the schemas to the contracts, to what decides and delivers, to the server, to the command.
 * Client and server never meet but in the command, which nobody imports, and no product knows the compiler, the contract
 * tools or the scripts.
 */
export const importRules: Readonly<Record<string, readonly string[]>> = {
  "contract-runtime": [],
  "*-contract": ["contract-runtime"],
  // A processor's report becomes a callback and shares its types.
  "processor-contract": ["contract-runtime", "callback-contract"],
  "xsd-compiler": ["contract-runtime"],
  "contract-tools": ["xsd-compiler", "contract-runtime"],
  signing: ["contract-runtime"],
  routing: ["*-contract"],
  database: [],
  delivery: ["*-contract", "signing", "database"],
  "config-store": ["routing", "delivery", "database", "signing", "*-contract", "contract-runtime"],
  "config-analysis": ["routing", "*-contract"],
  server: ["routing", "delivery", "database", "*-contract", "signing", "contract-runtime"],
  // Merchants install it: nothing of the configuration comes with it.
  client: ["search-contract", "callback-contract", "signing", "contract-runtime"],
  "embedded-database": [],
  cli: [
    "server",
    "client",
    "delivery",
    "database",
    "config-store",
    "config-analysis",
    "embedded-database",
    "routing",
    "*-contract",
    "signing",
  ],
  // Measures the products side by side, and is none itself.
  bench: [
    "delivery-trials",
    "server",
    "config-analysis",
    "config-store",
    "routing",
    "delivery",
    "database",
    "*-contract",
    "contract-runtime",
    "xsd-compiler",
  ],
  // Puts processes on trial that only the command starts.
  "delivery-trials": ["cli", "database", "delivery", "embedded-database", "*-contract", "signing"],
  scripts: ["contract-tools", "xsd-compiler", "contract-runtime"],
};

/** What tests may import besides, in every package, and products never. */
export const testsMayImport: readonly string[] = ["config-store", "embedded-database"];

/** Packages that code under `src/gen` may import. */
export const generatedCodeMayImport: readonly string[] = ["contract-runtime"];

/** Dependencies that nothing imports: they only order builds. */
const buildOrder: readonly { readonly folder: string; readonly waitsFor: string }[] = [
  { folder: "*-contract", waitsFor: "scripts" },
  { folder: "routing", waitsFor: "scripts" },
  { folder: "signing", waitsFor: "scripts" },
  // It bundles every contract by its name.
  { folder: "bench", waitsFor: "*-contract" },
  { folder: "bench", waitsFor: "contract-runtime" },
];

/** What the package of a folder may import, or undefined where no rule is written for it. */
export function findAllowed(folder: string): readonly string[] | undefined {
  const pattern =
    folder in importRules ? folder : Object.keys(importRules).find((key) => matches(key, folder));
  return pattern === undefined ? undefined : importRules[pattern];
}

/** Whether a package is one of ours, and among those that the folders or patterns name. */
export function isAmong(packageName: string, patterns: readonly string[]): boolean {
  const folder = packageName.slice(SCOPE.length);
  return packageName.startsWith(SCOPE) && patterns.some((pattern) => matches(pattern, folder));
}

export function waitsFor(folder: string, packageName: string): boolean {
  return buildOrder.some((order) => matches(order.folder, folder) && isAmong(packageName, [order.waitsFor]));
}

export function describeBreach(who: string, verb: string, what: string, allowed: readonly string[]): string {
  return `${who} may not ${verb} ${what}; of our packages it may ${verb}: ${allowed.join(", ") || "none"}`;
}

function matches(pattern: string, folder: string): boolean {
  return pattern.startsWith("*") ? folder.endsWith(pattern.slice(1)) : pattern === folder;
}
