import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../../../", import.meta.url));

/** A page of the documentation, and a folder in which its commands are run. */
export class DocumentedPage {
  readonly folder: string;
  readonly #text: string;

  /** @param name its file in `docs` */
  constructor(name: string) {
    this.folder = mkdtempSync(join(tmpdir(), "documented-page-"));
    this.#text = readFileSync(join(ROOT, "docs", name), "utf8");
  }

  /** The code blocks of a language, in the order of the page. */
  blocks(language: string): string[] {
    return Array.from(this.#text.matchAll(/^```(\w*)\n([\s\S]*?)^```$/gm), ([, found, text = ""]) => ({
      found,
      text,
    }))
      .filter(({ found }) => found === language)
      .map(({ text }) => text);
  }

  /** The commands of the page, but for those that a test does by hand, because they ask a registry. */
  commands(): string {
    const lines = this.blocks("sh").flatMap((block) => block.split("\n"));
    return lines.filter((line) => !/npm install|npm pack|^mkdir|^npm run build$/.test(line)).join("\n");
  }

  /** Stands for `npm install` on the page. */
  install(command: string): void {
    const modules = join(this.folder, "node_modules");
    for (const scope of ["@payment-routing", "@acme", ".bin"])
      mkdirSync(join(modules, scope), { recursive: true });
    for (const name of ["contract-runtime", "contract-tools"])
      symlinkSync(join(ROOT, "packages", name), join(modules, "@payment-routing", name));
    symlinkSync(join(ROOT, `packages/contract-tools/bin/${command}.js`), join(modules, ".bin", command));
    symlinkSync(join(ROOT, "node_modules/.bin/tsc"), join(modules, ".bin/tsc"));
  }

  run(script: string) {
    const PATH = [join(ROOT, "node_modules/.bin"), process.env.PATH].join(delimiter);
    const options = { cwd: this.folder, encoding: "utf8", env: { ...process.env, PATH } } as const;
    return spawnSync("bash", ["-e", "-c", script], options);
  }
}
