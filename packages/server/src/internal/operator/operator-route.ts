import type { Operation } from "../../observability/exchange.ts";

/** What every route has that shows something to operators. */
export function showing<Path extends string>(operation: Operation, path: Path) {
  return { method: "GET", path, operation, scopes: ["operator"], takesDocument: false } as const;
}

/** What every route has by which operators do something. */
export function acting<Path extends string>(operation: Operation, path: Path) {
  return { method: "POST", path, operation, scopes: ["operator"], takesDocument: true } as const;
}
