import type { Delivery, Worker, WorkerClock } from "@payment-routing/delivery";
import type { DecisionRecord, Locate, Router } from "@payment-routing/routing";
import type {
  ConfigurationAdministration,
  ConfigurationJobs,
  KeyAdministration,
  ListedSecret,
} from "../operator/configuration/configuration-port.ts";
import type { Credentials } from "./credentials.ts";

/** Selects recorded decisions. All given members must match. */
export interface DecisionQuery {
  readonly clientId?: number | undefined;
  readonly eventId?: number | undefined;
  readonly since?: Date | undefined;
  /** Exclusive. */
  readonly until?: Date | undefined;
  /** The code of the problem that the search was answered with, or `offered`. */
  readonly outcome?: string | undefined;
  /** The beginning of the digest of the configuration that decided. */
  readonly digest?: string | undefined;
  readonly limit: number;
  /** The `next` of another list. */
  readonly after: string | undefined;
}

/** A page of a list of recorded decisions. */
export interface ListedDecisions {
  readonly decisions: readonly DecisionRecord[];
  /** Continues the list. Undefined at its end. */
  readonly next: string | undefined;
}

/** Decisions, versions of the configuration, keys and secrets for operators. The process that creates the server supplies it. */
export interface Administration {
  /** Recorded decisions, the newest first. Undefined when `after` is not the `next` of another list. */
  listDecisions(query: DecisionQuery): Promise<ListedDecisions | undefined>;
  /** The configuration with this digest. Undefined when it is not stored, or no longer valid. */
  findVersion(digest: string): Promise<Pick<ServedConfiguration, "router" | "locate"> | undefined>;
  readonly configuration: ConfigurationAdministration;
  readonly jobs: ConfigurationJobs;
  readonly keys: KeyAdministration;
  /** The secrets of this process, without their texts. */
  listSecrets(): readonly ListedSecret[];
}

/** A session of the console. */
export interface StoredConsoleSession {
  /** The ID of the key that signed in, or the name of the person. */
  readonly keyId: string;
  /** The SHA-256 of that key, or of what identifies the person, in hexadecimal. */
  readonly keySha256: string;
  /** The scope of a person. Undefined with a key, which has its own. */
  readonly scope: "viewer" | "operator" | "admin" | undefined;
  readonly createdAt: Date;
  readonly lastUsedAt: Date;
  readonly expiresAt: Date;
}

/** Stores the sessions of the console, by the SHA-256 of their cookies in hexadecimal. */
export interface ConsoleSessionStore {
  insert(sha256: string, session: StoredConsoleSession): Promise<void>;
  find(sha256: string): Promise<StoredConsoleSession | undefined>;
  touch(sha256: string, lastUsedAt: Date): Promise<void>;
  delete(sha256: string): Promise<void>;
  /** Deletes all sessions of a key. */
  deleteOfKey(keySha256: string): Promise<void>;
}

/** Records decisions on the path of every search: `record` neither blocks nor throws. */
export interface DecisionRecorder {
  record(decision: DecisionRecord): void;
  /** Calls the listener with the number of records stored, spooled or dropped. */
  onOutcome(listener: (outcome: "stored" | "spooled" | "dropped", count: number) => void): void;
  /** The bytes in the spool, and the age in milliseconds of the oldest decision that is not stored, 0 if there is none. */
  measure(): { readonly spoolBytes: number; readonly oldestAgeMs: number };
}

/** The router that answers searches, and the credentials of those who may ask. */
export interface ServedConfiguration {
  readonly router: Router;
  readonly credentials: Credentials;
  /** Finds the value that a JSON Pointer into the configuration names. Without it explanations have no positions. */
  readonly locate?: Locate;
}

/** A configuration that is replaced while the server runs. */
export interface LiveConfiguration {
  /** Replaced as a whole: its router and credentials belong together. */
  readonly current: ServedConfiguration;
  /** Calls the listener after each replacement. Returns a function that unsubscribes. */
  onReplaced(listener: (configuration: ServedConfiguration) => void): () => void;
  /** Calls the listener after each change that was rejected. Returns a function that unsubscribes. */
  onRejected(listener: () => void): () => void;
}

/** The delivery of the process. Its database may be away. */
export interface DeliveryAccess {
  /** Undefined until the database is reached for the first time. */
  find(): Delivery | undefined;
  /** Whether the database answers and stores reports now. After a report could not be stored, a write probes it. */
  isReady(): Promise<boolean>;
  /** The clock of the worker compared with others. Undefined without a worker. */
  findClock?(): WorkerClock | undefined;
  /** Resolves when the database is reached for the first time. */
  readonly opened?: Promise<OpenedDelivery>;
}

export interface OpenedDelivery {
  readonly delivery: Delivery;
  /** Undefined when the process delivers no callbacks. */
  readonly worker: Worker | undefined;
}
