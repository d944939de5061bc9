/** `bodyLimitBytes` as its flag, without the hyphens before it: `body-limit-bytes`. */
export function flagName(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** `bodyLimitBytes` as its environment variable: `BODY_LIMIT_BYTES`. */
export function variableName(name: string): string {
  return flagName(name).replaceAll("-", "_").toUpperCase();
}
