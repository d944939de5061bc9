/** The scope of the packages of this workspace. The rest of a name is the name of the folder. */
export const SCOPE = "@payment-routing/";

/**
 * Which of our packages each package may import, by folder; `*-contract` stands for every contract.
 * The layers are, from the lowest: contracts, routing and delivery, the server, the command.
 * Only the command, which nothing imports, imports both client and server. No product imports the compiler, the contract
 * tools or the scripts.
 */
const importRules: Readonly<Record<string, readonly string[]>> = {
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
  "decision-store": ["routing", "database", "*-contract"],
  "config-store": [
    "decision-store",
    "routing",
    "delivery",
    "database",
    "signing",
    "*-contract",
    "contract-runtime",
  ],
  // It imports only types of the stores. Their implementations are passed to it.
  server: [
    "config-store",
    "decision-store",
    "routing",
    "delivery",
    "database",
    "*-contract",
    "signing",
    "contract-runtime",
  ],
  // Installed by merchants, without the configuration contract.
  client: ["search-contract", "callback-contract", "signing", "contract-runtime"],
  // Installed by operators and processors.
  "operator-client": ["operator-contract", "processor-contract"],
  "embedded-database": [],
  "test-support": [],
  // Its build bundles what it uses: the operator's client, types, the codec of searches, and the schema of configurations.
  console: [
    "config-contract",
    "operator-client",
    "operator-contract",
    "processor-contract",
    "search-contract",
  ],
  cli: [
    "server",
    "client",
    "operator-client",
    // Its built files, which the server serves.
    "console",
    "delivery",
    "database",
    "config-store",
    "decision-store",
    "embedded-database",
    "routing",
    "*-contract",
    "contract-runtime",
    "signing",
  ],
  // Measures all products, in part through the trials.
  bench: [
    "delivery-trials",
    "test-support",
    "config-store",
    "decision-store",
    "routing",
    "database",
    "*-contract",
    "contract-runtime",
    "xsd-compiler",
  ],
  // Tests processes that only the command starts.
  "delivery-trials": [
    "cli",
    "config-store",
    "decision-store",
    "database",
    "delivery",
    "operator-client",
    "embedded-database",
    "*-contract",
    "signing",
    "test-support",
  ],
  scripts: ["contract-tools", "xsd-compiler", "contract-runtime", "test-support"],
};

/** Packages that tests of every package may import, and products may not. */
export const testsMayImport: readonly string[] = ["config-store", "embedded-database", "test-support"];

/** Packages of which a package may import types only. */
export const typesOnly: Readonly<Record<string, readonly string[]>> = {
  server: ["config-store", "decision-store"],
};

/** Packages whose build bundles what they import: all of it is a development dependency. */
export const bundled: readonly string[] = ["console"];

/** Packages that code under `src/gen` may import: a report to the service has types of the callback. */
export const generatedCodeMayImport: readonly string[] = ["contract-runtime", "callback-contract"];

/** Dependencies that nothing imports: they only order builds. */
const buildOrder: readonly { readonly folder: string; readonly waitsFor: string }[] = [
  { folder: "*-contract", waitsFor: "scripts" },
  { folder: "routing", waitsFor: "scripts" },
  { folder: "signing", waitsFor: "scripts" },
  // Its build writes the documents of the interfaces.
  { folder: "server", waitsFor: "scripts" },
  // Bundles every contract by its name.
  { folder: "bench", waitsFor: "*-contract" },
  { folder: "bench", waitsFor: "contract-runtime" },
];

/** The packages that a package may import, by folder; undefined without a rule. */
export function findAllowed(folder: string): readonly string[] | undefined {
  const pattern =
    folder in importRules ? folder : Object.keys(importRules).find((key) => matches(key, folder));
  return pattern === undefined ? undefined : importRules[pattern];
}

/** True if a package of this workspace matches one of the folders or patterns. */
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
