import type { Operation } from "../observability/exchange.ts";

/**
 * The paths that a listener answers, and the methods of each as an Allow header has them. A part of a path that varies
 * has a name: `/lanes/:session_id`.
 */
export type KnownPaths = ReadonlyMap<string, KnownPath>;

export interface KnownPath {
  readonly operation: Operation;
  readonly allow: string;
}

/** Finds a path among those that are known, as it was sent or as it is known. */
export function createPathFinder(paths: KnownPaths): (path: string) => KnownPath | undefined {
  const patterns = [...paths]
    .filter(([path]) => path.includes(":"))
    .map(([path, known]) => ({ pattern: toPattern(path), known }));
  return (path) => paths.get(path) ?? patterns.find(({ pattern }) => pattern.test(path))?.known;
}

function toPattern(path: string): RegExp {
  return new RegExp(`^${path.replaceAll(/:\w+/g, "[^/]+")}$`);
}
