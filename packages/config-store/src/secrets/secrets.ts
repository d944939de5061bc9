/**
 * The secrets of a secrets file, by ID. Only `reveal` returns their text: JSON, logs and the inspection of the debugger do
 * not show it.
 */
export interface Secrets {
  readonly ids: readonly string[];
  /** Whether the secret exists and is not retired. */
  isLive(id: string): boolean;
  /** Whether the secret exists and is retired. */
  isRetired(id: string): boolean;
  /** When the secret retires; undefined when no time is set. */
  retirementOf(id: string): Date | undefined;
  /** When the file with the text was last changed; undefined for a text from the environment, or one that was not read. */
  changeOf(id: string): Date | undefined;
  /** The text of a live secret. */
  reveal(id: string): string | undefined;
}

export interface LoadedSecret {
  readonly id: string;
  readonly retiredAt: Date | undefined;
  readonly changedAt?: Date | undefined;
  /** Undefined when the secret was retired before it was read. */
  readonly text: string | undefined;
}

/** Keeps the secrets in a closure, where only the returned functions reach them. */
export function createSecrets(loaded: readonly LoadedSecret[]): Secrets {
  const secrets = new Map(loaded.map((secret) => [secret.id, secret]));
  const isRetired = (id: string): boolean => {
    const retiredAt = secrets.get(id)?.retiredAt;
    return retiredAt !== undefined && !(retiredAt.getTime() > Date.now());
  };
  const reveal = (id: string): string | undefined => (isRetired(id) ? undefined : secrets.get(id)?.text);
  return {
    ids: loaded.map(({ id }) => id),
    isLive: (id) => reveal(id) !== undefined,
    isRetired,
    retirementOf: (id) => secrets.get(id)?.retiredAt,
    changeOf: (id) => secrets.get(id)?.changedAt,
    reveal,
  };
}

/** The input of `createSecrets`, for another thread. Secrets that have retired have no text. */
export function listSecrets(secrets: Secrets): readonly LoadedSecret[] {
  return secrets.ids.map((id) => ({ id, retiredAt: secrets.retirementOf(id), text: secrets.reveal(id) }));
}
