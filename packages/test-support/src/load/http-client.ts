import { HttpConnection } from "./http-connection.ts";

/** Sends requests to servers on this machine, each over a free connection or a new one. */
export interface HttpClient {
  /** Rejects when the connection closes before the answer. */
  send(port: number, request: string): Promise<TextAnswer>;
  close(): void;
}

export interface TextAnswer {
  readonly status: number;
  readonly text: string;
}

/** @param timeoutMs closes a connection that has received nothing for this time */
export function createHttpClient(timeoutMs: number): HttpClient {
  const connections = new Set<HttpConnection>();
  const free = new Map<number, HttpConnection[]>();

  function open(port: number): HttpConnection {
    const onClose = () => {
      connections.delete(connection);
      free.set(
        port,
        findFree(port).filter((each) => each !== connection),
      );
    };
    const connection: HttpConnection = new HttpConnection(port, { timeoutMs, onClose });
    connections.add(connection);
    return connection;
  }

  function findFree(port: number): HttpConnection[] {
    const found = free.get(port) ?? [];
    free.set(port, found);
    return found;
  }

  return {
    send: (port, request) =>
      new Promise((resolve, reject) => {
        const connection = findFree(port).pop() ?? open(port);
        const onAnswer = ({ status, body }: { readonly status: number; readonly body: Buffer }) => {
          if (connection.isOpen) findFree(port).push(connection);
          resolve({ status, text: body.toString() });
        };
        connection.send(request, onAnswer, reject);
      }),
    close() {
      for (const connection of connections) connection.close();
    },
  };
}
