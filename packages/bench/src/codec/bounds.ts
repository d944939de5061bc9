import type { Bound } from "../harness/report.ts";

/** The bounds of the codec's figures. */
export const BOUNDS: Readonly<Record<string, Bound>> = {
  decode_vs_json_parse: { atMost: 1.1 },
  decode_unicode_vs_json_parse: { atMost: 1.5 },
  decode_unusual_vs_json_parse: { atMost: 2.5 },
  tables_decode_vs_json_parse: { atMost: 5 },
  encode_vs_json_stringify: { atMost: 1.2 },
  decode_speedup_vs_fxp_ajv: { atLeast: 30 },
  decode_speedup_vs_libxml2: { atLeast: 8 },
  iso20022_decode_vs_json_parse: { atMost: 2.5 },
  ubl_decode_vs_json_parse: { atMost: 3.5 },
  iso20022_decode_speedup_vs_libxml2: { atLeast: 2 },
  ubl_decode_speedup_vs_libxml2: { atLeast: 1.5 },
  search_bundle_gzip_bytes: { atMost: 28_000 },
  iso20022_bundle_gzip_bytes: { atMost: 50_000 },
};
