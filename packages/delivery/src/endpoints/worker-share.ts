/** Which of how many live workers one is. */
export interface WorkerShare {
  /** From 0. */
  readonly index: number;
  readonly count: number;
}

/**
 * How many posts to an endpoint one worker may have under way, so that all of them together stay within the limit.
 *
 * What does not divide goes to some of the workers, to others for other endpoints: an endpoint with a limit of 1 is
 * served by one worker, and not always by the same.
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
