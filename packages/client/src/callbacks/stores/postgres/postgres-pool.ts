/** What is needed of a pool of `pg`, or of one made like it. */
export interface PostgresPool<Client extends PostgresClient = PostgresClient> {
  connect(): Promise<Client>;
  /** Not used. It is the last of the two ways that `pg` has, by which TypeScript finds the type of its connections. */
  connect(callback: never): void;
}

/** What is needed of a connection that was taken from the pool. */
export interface PostgresClient {
  query(text: string, values?: unknown[]): Promise<PostgresResult>;
  on(event: "error", listener: (error: Error) => void): unknown;
  off(event: "error", listener: (error: Error) => void): unknown;
  /** Gives it back; with an error, to be closed. */
  release(error?: Error): void;
}

/** What the store reads of the result of a query. */
export interface PostgresResult {
  /** What was done, as the server says: `COMMIT`, `ROLLBACK`, ... */
  readonly command: string;
  readonly rows: readonly Readonly<Record<string, unknown>>[];
}
