import { build } from "esbuild";

/**
 * Bundles and minifies a module with everything it imports, for a browser: a module that needs Node fails.
 *
 * @param contents the text of the module
 * @param folder where its imports are resolved
 */
export async function bundle(contents: string, folder = import.meta.dirname): Promise<Uint8Array> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: folder },
    bundle: true,
    minify: true,
    format: "esm",
    platform: "browser",
    write: false,
  });
  return outputFiles[0]?.contents ?? new Uint8Array();
}
