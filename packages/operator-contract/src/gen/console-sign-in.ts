// Generated from schemas/operator/console-sign-in.schema.json. Do not edit: npm run generate.

/**
 * Credentials for signing in to the console.
 *
 * From console-sign-in.schema.json.
 */
export interface ConsoleSignIn {
  /**
   * Key of scope `viewer`, `operator` or `admin`.
   */
  readonly key: string;
}
