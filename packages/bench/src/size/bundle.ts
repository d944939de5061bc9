import { type Plugin, rolldown } from "rolldown";

const ENTRY = "entry.js";

/**
 * Bundles and minifies a module with everything it imports, for a browser: a module that needs Node fails.
 *
 * @param contents the text of the module
 * @param folder where its imports are resolved
 */
export async function bundle(contents: string, folder = import.meta.dirname): Promise<Uint8Array> {
  const entry: Plugin = {
    name: "entry",
    resolveId: (source) => (source === ENTRY ? `${folder}/${ENTRY}` : undefined),
    load: (id) => (id === `${folder}/${ENTRY}` ? contents : undefined),
  };
  const build = await rolldown({ input: ENTRY, platform: "browser", plugins: [entry], onLog: fail });
  const { output } = await build.generate({ format: "esm", minify: true });
  return Buffer.from(output[0].code);
}

/** Fails on warnings: an unresolved import would be left out of the bundle. */
function fail(level: string, { message }: { readonly message: string }): void {
  if (level === "warn") throw new Error(message);
}
