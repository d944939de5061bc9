/** An address that callbacks may not be posted to. The message says which and why. */
export class AddressRefusedError extends Error {
  override readonly name = "AddressRefusedError";
  readonly code = "address-refused";
}
