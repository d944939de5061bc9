/**
 * The secrets of a secrets file, by their IDs. Their texts come out by `reveal` and in no other way: neither JSON, nor
 * logging the whole, nor the debugger's inspection shows them.
 */
export interface Secrets {
  /** The files that they were read from: the secrets file, and those that it names. */
  readonly files: readonly string[];
  readonly ids: readonly string[];
  /** Whether the secret is there and not retired. */
  isLive(id: string): boolean;
  /** Whether the secret is there and retired. */
  isRetired(id: string): boolean;
  /** From this moment on the secret is retired; undefined when none is set. */
  retirementOf(id: string): Date | undefined;
  /** The text of a live secret. */
  reveal(id: string): string | undefined;
}

/** A secret as it was read. */
export interface ReadSecret {
  readonly id: string;
  readonly retiredAt: Date | undefined;
  /** Undefined where the secret was retired before it was read. */
  readonly text: string | undefined;
}

/** Keeps secrets where nothing but the functions of the result finds them. */
export function keepSecrets(read: readonly ReadSecret[], files: readonly string[]): Secrets {
  const secrets = new Map(read.map((secret) => [secret.id, secret]));
  const isRetired = (id: string): boolean => {
    const retiredAt = secrets.get(id)?.retiredAt;
    return retiredAt !== undefined && retiredAt.getTime() <= Date.now();
  };
  const reveal = (id: string): string | undefined => (isRetired(id) ? undefined : secrets.get(id)?.text);
  return {
    files,
    ids: read.map(({ id }) => id),
    isLive: (id) => reveal(id) !== undefined,
    isRetired,
    retirementOf: (id) => secrets.get(id)?.retiredAt,
    reveal,
  };
}

/** What secrets were kept of, but for those that are retired by now: to keep them in another thread as well. */
export function listSecrets(secrets: Secrets): readonly ReadSecret[] {
  return secrets.ids.map((id) => ({ id, retiredAt: secrets.retirementOf(id), text: secrets.reveal(id) }));
}
