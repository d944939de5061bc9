// `npm run document`: updates the generated parts of the documentation.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { fillSection } from "@payment-routing/test-support/markdown";
import { writeSupportTables } from "@payment-routing/xsd-compiler";
import { writeConfigurationReference } from "./configuration-reference.ts";
import { writeContractReferences } from "./contract-reference.ts";
import { writePackageTable } from "./package-table.ts";
import { fromRoot } from "./repository.ts";

const readme = fromRoot("README.md");
writeFileSync(readme, writePackageTable(readFileSync(readme, "utf8")));

const support = fromRoot("docs/reference/xsd-support.md");
const tables = Object.entries(writeSupportTables());
writeFileSync(
  support,
  tables.reduce((page, [name, table]) => fillSection(page, name, table), readFileSync(support, "utf8")),
);

writeFileSync(fromRoot("docs/reference/configuration.md"), writeConfigurationReference());

const contracts = await writeContractReferences();
mkdirSync(fromRoot("docs/reference/contracts"), { recursive: true });
for (const { file, markdown } of contracts) writeFileSync(fromRoot(file), markdown);
