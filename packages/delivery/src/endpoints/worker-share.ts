/** The index of a worker among the live workers. */
export interface WorkerShare {
  /** From 0. */
  readonly index: number;
  readonly count: number;
}

/**
 * Returns the number of concurrent posts to an endpoint allowed for one worker. The shares of all workers add up to the limit.
 * The remainder goes to different workers for different endpoints.
 */
export function shareConcurrency(limit: number, endpoint: string, { index, count }: WorkerShare): number {
  const turn = (index + hash(endpoint)) % count;
  return Math.floor(limit / count) + (turn < limit % count ? 1 : 0);
}

/** FNV-1a: the same in every process. */
function hash(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193) >>> 0;
  return hash;
}
