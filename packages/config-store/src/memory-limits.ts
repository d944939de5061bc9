import { totalmem } from "node:os";
import { getHeapStatistics } from "node:v8";

/** The limits of memory of this process, in MiB. */
export interface MemoryLimits {
  /** The memory limit of the container (cgroup v1 or v2). Undefined without one. */
  readonly container?: number;
  /** V8's limit for the heap of the main thread, young generation included. */
  readonly heap: number;
  /** The limit for the old generation of each worker thread. Undefined without a limit of the container. */
  readonly thread?: number;
}

/**
 * Reads the limits of memory. V8 itself limits the heap of the main thread to half of the container's memory (256 MiB below
 * 512 MiB, 2 GiB from 4 GiB), and gives each thread as much again. A quarter for a thread leaves the last quarter for what is
 * in no heap: buffers, code, sockets.
 *
 * @param bytes the memory limit of the container
 */
export function readMemoryLimits(bytes: number = process.constrainedMemory()): MemoryLimits {
  const heap = toMb(getHeapStatistics().heap_size_limit);
  // No limit is 0, or more than any machine has.
  if (bytes === 0 || bytes >= totalmem()) return { heap };
  return { container: toMb(bytes), heap, thread: toMb(bytes / 4) };
}

function toMb(bytes: number): number {
  return Math.floor(bytes / 2 ** 20);
}
