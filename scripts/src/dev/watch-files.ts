import { watch } from "chokidar";
import { fromRoot, showPath } from "../repository.ts";

/** A save writes several events within this time. */
const SETTLED_MS = 30;

/**
 * Watches folders of the repository. Calls back with the files of a save together. Resolves when the folders are watched.
 *
 * @param isInput whether a path matters; it gets paths of folders as well, with a slash at the end
 * @returns a function that stops watching
 */
export async function watchFiles(
  folders: readonly string[],
  isInput: (path: string) => boolean,
  onChange: (files: readonly string[]) => void,
): Promise<() => Promise<void>> {
  const changed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  const watcher = watch(folders.map(fromRoot), {
    ignoreInitial: true,
    ignored: (path, stats) =>
      stats !== undefined && !isInput(showPath(path) + (stats.isDirectory() ? "/" : "")),
  });
  watcher.on("all", (_, path) => {
    const file = showPath(path);
    if (!isInput(file)) return;
    changed.add(file);
    clearTimeout(timer);
    timer = setTimeout(() => {
      const files = [...changed];
      changed.clear();
      onChange(files);
    }, SETTLED_MS);
  });
  await new Promise<void>((resolve) => watcher.once("ready", resolve));
  return async () => {
    clearTimeout(timer);
    await watcher.close();
  };
}
