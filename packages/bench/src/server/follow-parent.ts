/** A message of a child process: first its port, then, on each request, its processor time. */
export type ChildMessage = { readonly port: number } | { readonly cpuMicroseconds: number };

/** Reports the port to the parent process, answers its requests, and ends with it. */
export function followParent(port: number): void {
  process.send?.({ port } satisfies ChildMessage);
  process.on("message", () => {
    const { user, system } = process.cpuUsage();
    process.send?.({ cpuMicroseconds: user + system } satisfies ChildMessage);
  });
  process.on("disconnect", () => process.exit());
}
