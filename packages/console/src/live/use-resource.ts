import { type CallId, ProblemError, type RequestOf, type ResponseOf } from "@payment-routing/operator-client";
import { useCallback, useEffect, useRef, useState } from "preact/hooks";
import { client } from "../api/client.ts";
import { KINDS, noteReading, onUpdate } from "./updates.ts";

/** The state of a resource of the operator interface. */
export interface Resource<Content> {
  /** The newest content; undefined until it was read. It stays when a later reading fails, unless it is gone. */
  readonly content: Content | undefined;
  /** Why the last reading failed. */
  readonly error: ProblemError | undefined;
  /** When the content was read. */
  readonly readAt: Date | undefined;
}

/** `key` is the operation and its request. */
type State<Content> = Resource<Content> & { readonly key: string };

/** The same operation for any ID. */
type Call = (id: CallId, ...given: readonly unknown[]) => Promise<never>;

/** Reads the response to an operation and keeps it up to date. Nothing is read while the request is null. */
export function useResource<Id extends CallId>(
  id: Id,
  request: RequestOf<Id> | null = {} as RequestOf<Id>,
): Resource<ResponseOf<Id>> {
  type Content = ResponseOf<Id>;
  const key = JSON.stringify([id, request]);
  const [state, setState] = useState<State<Content>>(() => unread(key));
  const reading = useRef<AbortController>(undefined);
  const isOutdated = useRef(false);

  const start = useCallback(
    async (isBackground: boolean) => {
      if (request === null) return;
      // Started over only for a person: a service that is slow would never finish.
      isOutdated.current = isBackground && reading.current !== undefined;
      if (isOutdated.current) return;
      const controller = new AbortController();
      const { signal } = controller;
      reading.current?.abort();
      reading.current = controller;
      const end = noteReading();
      let isAnswered = false;
      try {
        const content = await (client.call as Call)(id, request, { signal, isBackground });
        isAnswered = true;
        if (!signal.aborted) setState({ key, content, error: undefined, readAt: new Date() });
      } catch (error) {
        if (signal.aborted) return;
        if (!(error instanceof ProblemError)) throw error;
        const { status } = error.problem;
        isAnswered = status > 0 && status < 500;
        const isGone = status === 403 || status === 404;
        setState((before) => ({
          ...(before.key === key && !isGone ? before : unread<Content>(key)),
          error,
        }));
      } finally {
        end(isAnswered);
        if (reading.current === controller) {
          reading.current = undefined;
          if (isOutdated.current) void start(true);
        }
      }
    },
    [key],
  );

  useEffect(() => {
    if (request === null) return;
    void start(false);
    const end = onUpdate(KINDS[id], start);
    return () => {
      end();
      reading.current?.abort();
      reading.current = undefined;
    };
  }, [start]);

  return state.key === key ? state : unread<Content>(key);
}

function unread<Content>(key: string): State<Content> {
  return { key, content: undefined, error: undefined, readAt: undefined };
}
