import { XmlDocument } from "libxml2-wasm";
import { expect } from "vitest";
import type { TestResponse } from "./check-response.ts";

export interface ReadProblem {
  readonly code: string | undefined;
  readonly status: number;
  readonly event_id?: string;
  readonly issues: readonly Readonly<Record<string, string>>[];
}

/** Reads a problem in XML with libxml2, independently of our writer. Fails when it is not one. */
export function readProblemXml({ status, headers, body }: TestResponse): ReadProblem {
  expect(headers["content-type"]).toBe("application/problem+xml; charset=utf-8");
  const document = XmlDocument.fromString(body);
  try {
    const namespaces = { p: "urn:ietf:rfc:7807" };
    const read = (path: string) => document.get(path, namespaces)?.content;
    expect(read("/p:problem/p:status")).toBe(String(status));
    for (const member of ["title", "detail"]) expect(read(`/p:problem/p:${member}`)).toMatch(/\S/);
    expect(read("/p:problem/p:instance")).toBe(
      `https://payment-routing.example/requests/${headers["x-request-id"]}`,
    );
    const eventId = read("/p:problem/p:event_id");
    const issues = document
      .find("/p:problem/p:issues/p:i", namespaces)
      .map((issue) =>
        Object.fromEntries(issue.find("p:*", namespaces).map((member) => [nameOf(member), member.content])),
      );
    return {
      code: codeOf(read("/p:problem/p:type")),
      status,
      ...(eventId !== undefined && { event_id: eventId }),
      issues,
    };
  } finally {
    document.dispose();
  }
}

/** Reads a problem in JSON. */
export function readProblemJson({ status, headers, body }: TestResponse): ReadProblem {
  expect(headers["content-type"]).toBe("application/problem+json; charset=utf-8");
  const problem = JSON.parse(body);
  expect(problem).toMatchObject({
    status,
    title: expect.stringMatching(/\S/),
    detail: expect.stringMatching(/\S/),
  });
  return { code: codeOf(problem.type), status, issues: [] };
}

function codeOf(type: string | undefined): string | undefined {
  return type?.startsWith("https://payment-routing.example/problems/") ? type.split("/").at(-1) : undefined;
}

function nameOf(node: object): string {
  return "name" in node ? String(node.name) : "";
}
