/** What a child tells the bench: first its port, then, whenever it is asked, the processor time that it has used. */
export type ChildMessage = { readonly port: number } | { readonly cpuMicroseconds: number };

/** Tells the parent the port, answers its questions, and ends with it. */
export function followParent(port: number): void {
  process.send?.({ port } satisfies ChildMessage);
  process.on("message", () => {
    const { user, system } = process.cpuUsage();
    process.send?.({ cpuMicroseconds: user + system } satisfies ChildMessage);
  });
  process.on("disconnect", () => process.exit());
}
