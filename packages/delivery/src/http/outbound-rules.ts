/** Which addresses callbacks may be posted to. */
export interface OutboundRules {
  /** Whether `http:` will do. For the sandbox only: a callback says what somebody paid. */
  readonly allowHttp: boolean;
  /**
   * What is let through although its address is not public: a name (`hooks.internal`), a name or an address with a port
   * (`127.0.0.1:9000`, `[::1]:9000`), an address, or a block of addresses (`10.20.0.0/16`). A name is let through
   * whatever it resolves to.
   */
  readonly allow: readonly string[];
}

/** Public addresses over https, nothing else. */
export const STRICT_RULES: OutboundRules = { allowHttp: false, allow: [] };
