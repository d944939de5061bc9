/**
 * Reports that one sender makes one after the other, in as many calls as it takes. Once one of a session could not be
 * stored, those behind it are not either: they would make it outdated by the time that it is sent again, and its status
 * would be told to nobody.
 */
export class ReportSeries {
  readonly #heldUp = new Set<number>();

  holdUp(sessionId: number): void {
    this.#heldUp.add(sessionId);
  }

  isHeldUp(sessionId: number): boolean {
    return this.#heldUp.has(sessionId);
  }
}
