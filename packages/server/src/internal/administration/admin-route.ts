import type { Operation } from "../../observability/exchange.ts";
import type { RequestDocument } from "../internal-route.ts";
import { actionRoute } from "../operator/operator-action.ts";

/** The common members of routes that change the configuration or keys. */
export function adminRoute<Path extends string>(operation: Operation, path: Path, document: RequestDocument) {
  return { ...actionRoute(operation, path, document), scopes: ["admin"] } as const;
}
