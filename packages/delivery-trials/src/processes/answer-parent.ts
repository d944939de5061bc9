// Preloaded by servers: measures the process and resolves host names, as the parent process requests.
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { answerRequests } from "./requests.ts";
import { resolveName } from "./resolve-names.ts";
import type { ServerRequest } from "./server-process.ts";

answerRequests<ServerRequest>((request) => {
  if (request.kind === "heap") return measureHeap();
  if (request.kind === "resolve") return resolveName(request.name, request.addresses);
  const { user, system } = process.cpuUsage();
  return user + system;
});

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
