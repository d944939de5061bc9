import type { Logger } from "@payment-routing/database";

/** A logger that collects messages. */
export function collectLog(): Logger & { readonly messages: readonly string[] } {
  const messages: string[] = [];
  const write = (_fields: object, message: string) => {
    messages.push(message);
  };
  return { messages, info: write, warn: write, error: write };
}
