import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { DEMO_FILES } from "./demo.ts";

/** Creates a folder, which is deleted at the end of the test. */
export async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "payment-routing-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** Copies the configuration of the sandbox, with an edited catalogue if `editCatalogue` is given. */
export async function copySandbox(editCatalogue?: (text: string) => string): Promise<string> {
  const folder = await makeFolder();
  await cp(DEMO_FILES.config, folder, { recursive: true });
  if (editCatalogue !== undefined) await rewrite(folder, "catalogue.yaml", editCatalogue);
  return folder;
}

/** Edits a file of a folder. */
export async function rewrite(folder: string, name: string, edit: (text: string) => string): Promise<void> {
  const path = join(folder, name);
  await writeFile(path, edit(await readFile(path, "utf8")));
}

/** Test cases for the sandbox, of which the second fails. */
export const CASES = `cases:
  - name: A Danish payment in kroner
    client_id: 10077
    account_id: 100482
    request: { transaction: { amount: { country_id: 208, currency_id: 208 } } }
    expect: [3, 1, 2, 10, 20, 30, 40]
  - name: Nobody pays by method 12 on the web
    client_id: 10077
    account_id: 100482
    request: { transaction: { amount: { country_id: 208, currency_id: 208 } } }
    expect: [3, 12]
`;

/** The same, and both pass. */
export const PASSING_CASES = CASES.replace("expect: [3, 12]", "expect: [3, 1, 2, 10, 20, 30, 40]");
