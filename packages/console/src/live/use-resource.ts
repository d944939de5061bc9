import { useCallback, useEffect, useRef, useState } from "preact/hooks";
import { ProblemError, read } from "../api/request.ts";
import { findKinds, noteReading, onUpdate } from "./updates.ts";

/** The state of a resource of the operator interface. */
export interface Resource<Content> {
  /** The newest content; undefined until it was read. It stays when a later reading fails, unless it is gone. */
  readonly content: Content | undefined;
  /** Why the last reading failed. */
  readonly error: ProblemError | undefined;
  /** When the content was read. */
  readonly readAt: Date | undefined;
}

type State<Content> = Resource<Content> & { readonly path: string | undefined };

/** Reads a resource and keeps it up to date. Nothing is read while the path is undefined. */
export function useResource<Content>(path: string | undefined): Resource<Content> {
  const [state, setState] = useState<State<Content>>(() => unread(path));
  const reading = useRef<AbortController>(undefined);
  const isOutdated = useRef(false);

  const start = useCallback(
    async (isBackground: boolean) => {
      if (path === undefined) return;
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
        const content = await read<Content>(path, { signal, isBackground });
        isAnswered = true;
        if (!signal.aborted) setState({ path, content, error: undefined, readAt: new Date() });
      } catch (error) {
        if (signal.aborted) return;
        if (!(error instanceof ProblemError)) throw error;
        isAnswered = error.status > 0 && error.status < 500;
        const isGone = error.status === 403 || error.status === 404;
        setState((before) => ({
          ...(before.path === path && !isGone ? before : unread<Content>(path)),
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
    [path],
  );

  useEffect(() => {
    if (path === undefined) return;
    void start(false);
    const end = onUpdate(findKinds(path), start);
    return () => {
      end();
      reading.current?.abort();
      reading.current = undefined;
    };
  }, [path, start]);

  return state.path === path ? state : unread<Content>(path);
}

function unread<Content>(path: string | undefined): State<Content> {
  return { path, content: undefined, error: undefined, readAt: undefined };
}
