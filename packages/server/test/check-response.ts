import type { IncomingHttpHeaders } from "node:http";
export interface TestResponse {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}
export function checkResponse(_method: string, _target: string, _response: TestResponse): void {}
