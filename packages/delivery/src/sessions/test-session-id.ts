/**
 * The session of all test events. No processor can report it: receivers keep the order of each session, and a test must
 * not get in the way of anything real. The largest number that a callback can carry.
 */
export const TEST_SESSION_ID = Number.MAX_SAFE_INTEGER;
