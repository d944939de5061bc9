import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/** A message of a child process: first its ports, then, on each request, its processor time or its heap. */
export type ChildMessage =
  | { readonly port: number; readonly internalPort?: number }
  | { readonly cpuMicroseconds: number }
  | { readonly heapBytes: number };

/** Reports the ports to the parent process, answers its requests, and ends with it. */
export function followParent(port: number, internalPort?: number): void {
  process.send?.({ port, ...(internalPort !== undefined && { internalPort }) } satisfies ChildMessage);
  process.on("message", (request) => {
    const { user, system } = process.cpuUsage();
    const message = request === "heap" ? { heapBytes: measureHeap() } : { cpuMicroseconds: user + system };
    process.send?.(message satisfies ChildMessage);
  });
  process.on("disconnect", () => process.exit());
}

/** Bytes in use after a collection, buffers included. */
function measureHeap(): number {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as () => void;
  // Buffers are freed by the collection after that of their owners.
  collect();
  collect();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}
