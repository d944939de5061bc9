import type { Router } from "@payment-routing/routing";
import type { Credentials } from "./credentials.ts";

/** A position in a configuration file; line and column count from 1. */
export interface Place {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** The router that answers searches, and the credentials of those who may ask. */
export interface ServedConfiguration {
  readonly router: Router;
  readonly credentials: Credentials;
  /** Finds the value that a JSON Pointer into the configuration names. Without it explanations have no positions. */
  readonly locate?: (pointer: string) => Place | undefined;
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
