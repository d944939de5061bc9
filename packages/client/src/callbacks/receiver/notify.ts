/** Tells a hook of something that has been decided already: what the hook throws is printed and changes nothing. */
export async function notify<Event>(
  hook: ((event: Event) => void | Promise<void>) | undefined,
  event: Event,
): Promise<void> {
  try {
    await hook?.(event);
  } catch (error) {
    console.error("a hook of the callback receiver failed:", error);
  }
}
