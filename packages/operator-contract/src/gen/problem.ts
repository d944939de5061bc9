// Generated from schemas/operator/problem.schema.json. Do not edit: npm run generate.

/**
 * Problem because of which a request was rejected or failed (RFC 9457), sent as `application/problem+json`.
 *
 * From problem.schema.json.
 */
export interface Problem {
  /**
   * Type of the problem. Programs distinguish problems by the last part of this URI.
   */
  readonly type: string;
  /**
   * Type of the problem, in words.
   */
  readonly title: string;
  /**
   * HTTP status of the response.
   */
  readonly status: number;
  /**
   * Human-readable explanation of this occurrence.
   */
  readonly detail: string;
  /**
   * URI of the request. The last part is the `X-Request-Id`. Absent if the request could not be read.
   */
  readonly instance?: string;
  /**
   * `event_id` of the search. Absent if it could not be read.
   */
  readonly event_id?: number;
  /**
   * Issues in the document or query, at most 100. Absent if the request was rejected for another reason.
   */
  readonly issues?: readonly ProblemIssue[];
  /**
   * Issues in the rejected configuration, with their positions, at most 100. Absent if the request was
   * rejected for another reason.
   */
  readonly configuration_issues?: readonly ConfigurationIssue[];
  readonly job?: ConfigurationJobState;
  /**
   * Name of the cell that owns the client. Absent unless another cell does.
   */
  readonly cell?: string;
}

/**
 * Issue in a document or a query.
 *
 * From problem-issue.schema.json.
 */
export interface ProblemIssue {
  /**
   * Machine-readable kind of issue.
   */
  readonly code: string;
  /**
   * Description of the issue, in one line: path, expected and received value.
   */
  readonly message: string;
  /**
   * Path of the issue: a JSON Pointer in a JSON document, a path of element names in XML, or `/` and the name
   * of a query parameter. Empty for the document as a whole.
   */
  readonly path: string;
  /**
   * Line in the document, from 1. Absent for a query parameter and for a stored callback.
   */
  readonly line?: number;
  /**
   * Column, from 1.
   */
  readonly column?: number;
  /**
   * Expected value.
   */
  readonly expected: string;
  /**
   * Received value.
   */
  readonly received: string;
}

/**
 * Issue in a configuration.
 *
 * From configuration-issue.schema.json.
 */
export interface ConfigurationIssue {
  /**
   * File, or the name of the configuration for an issue of the configuration as a whole.
   */
  readonly file: string;
  /**
   * Line in `file`, from 1.
   */
  readonly line: number;
  /**
   * Column, from 1.
   */
  readonly column: number;
  /**
   * Description of the issue, in one line.
   */
  readonly message: string;
  /**
   * Expected value. Absent for an issue found by the lint.
   */
  readonly expected?: string;
  /**
   * Received value. Absent for an issue found by the lint.
   */
  readonly received?: string;
}

/**
 * Configuration job that the process is running.
 *
 * From configuration-job-state.schema.json.
 */
export interface ConfigurationJobState {
  /**
   * Kind of job. `upload` and `activate` check a version before it is stored or activated.
   */
  readonly kind: "upload" | "activate" | "validate" | "lint" | "cases" | "diff" | "simulate" | "coverage";
  /**
   * Time the job was started.
   */
  readonly started_at: string;
  /**
   * ID of the key that started the job.
   */
  readonly key_id: string;
}
