// Generated from schemas/operator/console-sign-in.schema.json. Do not edit: npm run generate.

/**
 * Sign in to the console.
 *
 * From console-sign-in.schema.json.
 */
export interface ConsoleSignIn {
  /**
   * A key of scope `viewer`, `operator` or `admin`.
   */
  readonly key: string;
}
