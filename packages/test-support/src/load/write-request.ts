/** A request to a server on this machine. */
export interface HttpRequest {
  readonly method: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Default: none. */
  readonly body?: string;
}

/** Writes a request as it is sent over a connection. */
export function writeRequest({ method, path, headers = {}, body }: HttpRequest): string {
  let head = `${method} ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\n`;
  for (const name in headers) head += `${name}: ${headers[name]}\r\n`;
  return body === undefined
    ? `${head}\r\n`
    : `${head}content-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
}
