import { readFileSync } from "node:fs";
import { type MacSpecification, readSecret, type Secret, type WebhookMessage } from "../src/index.ts";

const VECTORS = new URL("../../../schemas/examples/signing/", import.meta.url);

/** A secret as the vectors write it. */
export interface SecretText {
  readonly id: string;
  readonly text: string;
}

export interface CanonicalFormVectors {
  readonly texts: readonly { readonly name: string; readonly text: string; readonly canonical: string }[];
  readonly numbers: readonly { readonly ieee754: string; readonly canonical: string }[];
  readonly rejected: readonly { readonly name: string; readonly text: string }[];
}

export interface BodySignatureVectors {
  readonly cases: readonly {
    readonly name: string;
    readonly secret: SecretText;
    readonly body: object;
    readonly canonical: string;
    readonly signature: string;
  }[];
  readonly rejected: {
    readonly secrets: readonly SecretText[];
    readonly cases: readonly { readonly name: string; readonly body: object }[];
  };
}

export interface MessageText {
  readonly id: string;
  readonly timestamp_seconds: number;
  readonly session_id: number;
  readonly sequence: number;
  readonly redelivery: boolean;
  readonly supersedes?: readonly number[];
}

export interface WebhookHeaderVectors {
  readonly cases: readonly {
    readonly name: string;
    readonly secrets: readonly SecretText[];
    readonly message: MessageText;
    readonly body: string;
    readonly headers: Readonly<Record<string, string>>;
  }[];
  readonly requests: readonly {
    readonly name: string;
    readonly secrets: readonly SecretText[];
    readonly headers: Readonly<Record<string, string>>;
    readonly body: string;
    readonly now_seconds: number;
    readonly tolerance_seconds?: number;
    readonly outcome: Readonly<Record<string, unknown>>;
  }[];
}

export interface TransactionMacVectors {
  readonly cases: readonly (MacInput & {
    readonly name: string;
    readonly text: string;
    readonly mac: string;
  })[];
  readonly errors: readonly (MacInput & {
    readonly name: string;
    readonly reason: string;
    readonly pointer?: string;
  })[];
  readonly rejected: {
    readonly specification: MacSpecification;
    readonly salts: readonly string[];
    readonly cases: readonly { readonly name: string; readonly transaction: object }[];
  };
  readonly collisions: readonly {
    readonly name: string;
    readonly specification: MacSpecification;
    readonly salt: string;
    readonly transactions: readonly object[];
    readonly mac: string;
  }[];
  readonly extension: {
    readonly specification: MacSpecification;
    readonly salt: string;
    readonly seen: { readonly transaction: object; readonly mac: string };
    readonly forged: { readonly transaction: object; readonly mac: string };
  };
}

export interface MacInput {
  readonly specification: MacSpecification;
  readonly transaction: object;
  readonly callback?: object;
  readonly salt: string;
}

/** A delivery of a sample callback. Its body is in a separate file. */
export interface SignedCallback {
  readonly secrets: readonly SecretText[];
  readonly message: MessageText;
  readonly headers: Readonly<Record<string, string>>;
  readonly canonical: string;
  readonly mac: { readonly specification: MacSpecification; readonly salt: string };
}

/** Reads vectors by the name of their file in `schemas/examples/signing`. */
export function readVectors<Vectors>(file: string): Vectors {
  return JSON.parse(readFileSync(new URL(file, VECTORS), "utf8"));
}

export function readSignedCallback(name: string): SignedCallback & { readonly body: Uint8Array } {
  const folder = `signed-callbacks/${name}`;
  const body = new Uint8Array(readFileSync(new URL(`${folder}/body.json`, VECTORS)));
  return { ...readVectors<SignedCallback>(`${folder}/delivery.json`), body };
}

export function readSecrets(texts: readonly SecretText[]): Secret[] {
  return texts.map(({ id, text }) => readSecret(id, text));
}

export function toMessage(message: MessageText, body: Uint8Array): WebhookMessage {
  return {
    id: message.id,
    timestampSeconds: message.timestamp_seconds,
    sessionId: message.session_id,
    sequence: message.sequence,
    redelivery: message.redelivery,
    ...(message.supersedes === undefined ? {} : { supersedes: message.supersedes }),
    body,
  };
}
