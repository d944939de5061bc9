import { texts } from "../texts.ts";
import { endpointPath, NO_SESSION, sessionPath } from "./paths.ts";

/** A session as a link to its page. A dash for a test event, which has none. */
export function SessionLink({ id }: { readonly id: number }) {
  if (id === NO_SESSION) return texts.none;
  return <a href={sessionPath(id)}>{id}</a>;
}

export function EndpointLink({ endpoint }: { readonly endpoint: string }) {
  return <a href={endpointPath(endpoint)}>{endpoint}</a>;
}
