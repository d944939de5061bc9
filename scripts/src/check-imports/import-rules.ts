/** The scope of our packages: what follows it is the name of the package's folder. */
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
  signing: ["*-contract"],
  routing: ["*-contract"],
  database: [],
  delivery: ["*-contract", "signing", "database"],
  "config-versions": ["database"],
  "config-analysis": ["routing", "*-contract"],
  server: ["routing", "delivery", "config-versions", "database", "*-contract", "signing", "contract-runtime"],
  client: ["*-contract", "signing", "contract-runtime"],
  "embedded-database": [],
  cli: [
    "server",
    "client",
    "delivery",
    "config-versions",
    "database",
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
    "routing",
    "delivery",
    "database",
    "*-contract",
    "contract-runtime",
    "xsd-compiler",
  ],
  // Puts processes on trial that only the command starts.
  "delivery-trials": ["cli", "delivery", "embedded-database", "test-database", "*-contract", "signing"],
  scripts: ["contract-tools", "xsd-compiler", "contract-runtime"],
  "test-database": ["embedded-database"],
};

/** What tests may import besides, in every package, and products never. */
export const testsMayImport: readonly string[] = ["test-database"];

/** What code under `src/gen` may import besides its neighbours there: one runtime, and nothing that only Node has. */
export const generatedCodeMayImport: readonly string[] = ["contract-runtime"];

/** Dependencies that nothing imports: the build of the one waits for the other. */
const buildOrder: readonly { readonly folder: string; readonly waitsFor: string }[] = [
  { folder: "*-contract", waitsFor: "scripts" },
  { folder: "routing", waitsFor: "scripts" },
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
