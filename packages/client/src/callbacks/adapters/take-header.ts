import type { NodeHeaders } from "./node-http.ts";

/** Finds headers as the receiver asks for them in those that Node has read. */
export function takeHeader(headers: NodeHeaders): (name: string) => string | undefined {
  return (name) => {
    const value = headers[name];
    return typeof value === "object" ? value.join(", ") : value;
  };
}
