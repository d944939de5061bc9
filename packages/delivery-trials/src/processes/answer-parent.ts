// Preloaded by servers: measures the process and resolves host names, as the parent process requests.
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { answerCalls } from "./requests.ts";
import { resolveName } from "./resolve-names.ts";

const methods = {
  /** Microseconds of processor time of all threads of the process so far. */
  measureCpu(): number {
    const { user, system } = process.cpuUsage();
    return user + system;
  },
  measureHeap,
  resolveName,
};
export type ServerMethods = typeof methods;

answerCalls(methods);

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
