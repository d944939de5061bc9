import { Digest } from "./digest.tsx";
import { endpointPath, NO_SESSION, sessionPath, versionPath } from "./paths.ts";

/** A session as a link to its page. A dash for a test event, which has none. */
export function SessionLink({ id }: { readonly id: number }) {
  if (id === NO_SESSION) return "–";
  return <a href={sessionPath(id)}>{id}</a>;
}

export function EndpointLink({ endpoint }: { readonly endpoint: string }) {
  return <a href={endpointPath(endpoint)}>{endpoint}</a>;
}

/** A version of the configuration, by its digest. */
export function VersionLink({ digest }: { readonly digest: string }) {
  return (
    <a href={versionPath(digest)}>
      <Digest digest={digest} />
    </a>
  );
}
