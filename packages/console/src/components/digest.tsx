/** A digest of a configuration, by its first digits; whole on hover. */
export function Digest({ digest }: { readonly digest: string }) {
  return <code title={digest}>{shortenDigest(digest)}</code>;
}

/** As the command line and the list of decisions accept it. */
export function shortenDigest(digest: string): string {
  return digest.slice(0, "sha256:".length + 12);
}
