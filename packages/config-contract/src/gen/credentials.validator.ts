// @ts-nocheck: written by ajv, whose code has no types.
// Generated from schemas/config/credentials.schema.json. Do not edit: npm run generate.
import type { AjvValidator } from "@payment-routing/contract-runtime/codegen";

function appendErrors(errors, added) {
  if (errors === null) return added;
  for (const error of added) errors.push(error);
  return errors;
}

export const checkCredentialsFile: AjvValidator = validate20;
var schema34 = { "title": "InternalKey", "description": "A key to the internal listener, by its digest.", "type": "object", "required": ["id", "scope", "sha256"], "additionalProperties": false, "properties": { "id": { "type": "string", "description": "A name for the key that may be logged, and that the audit knows its owner by. Unique among the internal keys.", "pattern": "^[A-Za-z0-9._-]{1,64}$" }, "scope": { "description": "What the key opens. processor: reporting on payment sessions and reading them back. operator: looking at callbacks and mending what failed.", "enum": ["processor", "operator"] }, "sha256": { "type": "string", "description": "The SHA-256 digest of the key's UTF-8 bytes: 64 lower-case hexadecimal digits. Keys must be long and random: a fast digest does not protect a key that can be guessed.", "pattern": "^[0-9a-f]{64}$" }, "expires": { "type": "string", "description": "The moment from which the key is no longer accepted: an RFC 3339 date and time with its offset. Without it the key does not expire.", "format": "date-time" }, "sandbox": { "const": true, "description": "Marks a key that may be public because it opens nothing but the sandbox. Anywhere else the key is refused." } } };
var pattern4 = new RegExp("^[A-Za-z0-9._-]{1,64}$", "u");
var pattern5 = new RegExp("^[0-9a-f]{64}$", "u");
var formats0 = /^(?:\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2[0-8]))|(?:\d\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/u;
function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate21.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.client_id === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "client_id" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.keys === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "keys" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "client_id" || key0 === "keys")) {
        const err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.client_id !== void 0) {
      let data0 = data.client_id;
      if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
        const err3 = { instancePath: instancePath + "/client_id", schemaPath: "#/properties/client_id/type", keyword: "type", params: { type: "integer" } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 9007199254740991 || isNaN(data0)) {
          const err4 = { instancePath: instancePath + "/client_id", schemaPath: "#/properties/client_id/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
        if (data0 < 1 || isNaN(data0)) {
          const err5 = { instancePath: instancePath + "/client_id", schemaPath: "#/properties/client_id/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
      }
    }
    if (data.keys !== void 0) {
      let data1 = data.keys;
      if (Array.isArray(data1)) {
        const len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data2 = data1[i0];
          if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
            if (data2.id === void 0) {
              const err6 = { instancePath: instancePath + "/keys/" + i0, schemaPath: "#/$defs/ApiKey/required", keyword: "required", params: { missingProperty: "id" } };
              if (vErrors === null) {
                vErrors = [err6];
              } else {
                vErrors.push(err6);
              }
              errors++;
            }
            if (data2.sha256 === void 0) {
              const err7 = { instancePath: instancePath + "/keys/" + i0, schemaPath: "#/$defs/ApiKey/required", keyword: "required", params: { missingProperty: "sha256" } };
              if (vErrors === null) {
                vErrors = [err7];
              } else {
                vErrors.push(err7);
              }
              errors++;
            }
            for (const key1 in data2) {
              if (!(key1 === "id" || key1 === "sha256" || key1 === "expires" || key1 === "sandbox")) {
                const err8 = { instancePath: instancePath + "/keys/" + i0, schemaPath: "#/$defs/ApiKey/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 } };
                if (vErrors === null) {
                  vErrors = [err8];
                } else {
                  vErrors.push(err8);
                }
                errors++;
              }
            }
            if (data2.id !== void 0) {
              let data3 = data2.id;
              if (typeof data3 === "string") {
                if (!pattern4.test(data3)) {
                  const err9 = { instancePath: instancePath + "/keys/" + i0 + "/id", schemaPath: "#/$defs/ApiKey/properties/id/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9._-]{1,64}$" } };
                  if (vErrors === null) {
                    vErrors = [err9];
                  } else {
                    vErrors.push(err9);
                  }
                  errors++;
                }
              } else {
                const err10 = { instancePath: instancePath + "/keys/" + i0 + "/id", schemaPath: "#/$defs/ApiKey/properties/id/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                  vErrors = [err10];
                } else {
                  vErrors.push(err10);
                }
                errors++;
              }
            }
            if (data2.sha256 !== void 0) {
              let data4 = data2.sha256;
              if (typeof data4 === "string") {
                if (!pattern5.test(data4)) {
                  const err11 = { instancePath: instancePath + "/keys/" + i0 + "/sha256", schemaPath: "#/$defs/ApiKey/properties/sha256/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{64}$" } };
                  if (vErrors === null) {
                    vErrors = [err11];
                  } else {
                    vErrors.push(err11);
                  }
                  errors++;
                }
              } else {
                const err12 = { instancePath: instancePath + "/keys/" + i0 + "/sha256", schemaPath: "#/$defs/ApiKey/properties/sha256/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                  vErrors = [err12];
                } else {
                  vErrors.push(err12);
                }
                errors++;
              }
            }
            if (data2.expires !== void 0) {
              let data5 = data2.expires;
              if (typeof data5 === "string") {
                if (!formats0.test(data5)) {
                  const err13 = { instancePath: instancePath + "/keys/" + i0 + "/expires", schemaPath: "#/$defs/ApiKey/properties/expires/format", keyword: "format", params: { format: "date-time" } };
                  if (vErrors === null) {
                    vErrors = [err13];
                  } else {
                    vErrors.push(err13);
                  }
                  errors++;
                }
              } else {
                const err14 = { instancePath: instancePath + "/keys/" + i0 + "/expires", schemaPath: "#/$defs/ApiKey/properties/expires/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                  vErrors = [err14];
                } else {
                  vErrors.push(err14);
                }
                errors++;
              }
            }
            if (data2.sandbox !== void 0) {
              if (true !== data2.sandbox) {
                const err15 = { instancePath: instancePath + "/keys/" + i0 + "/sandbox", schemaPath: "#/$defs/ApiKey/properties/sandbox/const", keyword: "const", params: { allowedValue: true } };
                if (vErrors === null) {
                  vErrors = [err15];
                } else {
                  vErrors.push(err15);
                }
                errors++;
              }
            }
          } else {
            const err16 = { instancePath: instancePath + "/keys/" + i0, schemaPath: "#/$defs/ApiKey/type", keyword: "type", params: { type: "object" } };
            if (vErrors === null) {
              vErrors = [err16];
            } else {
              vErrors.push(err16);
            }
            errors++;
          }
        }
      } else {
        const err17 = { instancePath: instancePath + "/keys", schemaPath: "#/properties/keys/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err17];
        } else {
          vErrors.push(err17);
        }
        errors++;
      }
    }
  } else {
    const err18 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err18];
    } else {
      vErrors.push(err18);
    }
    errors++;
  }
  validate21.errors = vErrors;
  return errors === 0;
}
validate21.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate20(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate20.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.credentials === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "credentials" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "credentials" || key0 === "internal")) {
        const err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.credentials !== void 0) {
      let data0 = data.credentials;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!validate21(data0[i0], { instancePath: instancePath + "/credentials/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors })) {
            vErrors = appendErrors(vErrors, validate21.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err2 = { instancePath: instancePath + "/credentials", schemaPath: "#/properties/credentials/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.internal !== void 0) {
      let data2 = data.internal;
      if (Array.isArray(data2)) {
        const len1 = data2.length;
        for (let i1 = 0; i1 < len1; i1++) {
          let data3 = data2[i1];
          if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
            if (data3.id === void 0) {
              const err3 = { instancePath: instancePath + "/internal/" + i1, schemaPath: "#/$defs/InternalKey/required", keyword: "required", params: { missingProperty: "id" } };
              if (vErrors === null) {
                vErrors = [err3];
              } else {
                vErrors.push(err3);
              }
              errors++;
            }
            if (data3.scope === void 0) {
              const err4 = { instancePath: instancePath + "/internal/" + i1, schemaPath: "#/$defs/InternalKey/required", keyword: "required", params: { missingProperty: "scope" } };
              if (vErrors === null) {
                vErrors = [err4];
              } else {
                vErrors.push(err4);
              }
              errors++;
            }
            if (data3.sha256 === void 0) {
              const err5 = { instancePath: instancePath + "/internal/" + i1, schemaPath: "#/$defs/InternalKey/required", keyword: "required", params: { missingProperty: "sha256" } };
              if (vErrors === null) {
                vErrors = [err5];
              } else {
                vErrors.push(err5);
              }
              errors++;
            }
            for (const key1 in data3) {
              if (!(key1 === "id" || key1 === "scope" || key1 === "sha256" || key1 === "expires" || key1 === "sandbox")) {
                const err6 = { instancePath: instancePath + "/internal/" + i1, schemaPath: "#/$defs/InternalKey/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 } };
                if (vErrors === null) {
                  vErrors = [err6];
                } else {
                  vErrors.push(err6);
                }
                errors++;
              }
            }
            if (data3.id !== void 0) {
              let data4 = data3.id;
              if (typeof data4 === "string") {
                if (!pattern4.test(data4)) {
                  const err7 = { instancePath: instancePath + "/internal/" + i1 + "/id", schemaPath: "#/$defs/InternalKey/properties/id/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9._-]{1,64}$" } };
                  if (vErrors === null) {
                    vErrors = [err7];
                  } else {
                    vErrors.push(err7);
                  }
                  errors++;
                }
              } else {
                const err8 = { instancePath: instancePath + "/internal/" + i1 + "/id", schemaPath: "#/$defs/InternalKey/properties/id/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                  vErrors = [err8];
                } else {
                  vErrors.push(err8);
                }
                errors++;
              }
            }
            if (data3.scope !== void 0) {
              let data5 = data3.scope;
              if (!(data5 === "processor" || data5 === "operator")) {
                const err9 = { instancePath: instancePath + "/internal/" + i1 + "/scope", schemaPath: "#/$defs/InternalKey/properties/scope/enum", keyword: "enum", params: { allowedValues: schema34.properties.scope.enum } };
                if (vErrors === null) {
                  vErrors = [err9];
                } else {
                  vErrors.push(err9);
                }
                errors++;
              }
            }
            if (data3.sha256 !== void 0) {
              let data6 = data3.sha256;
              if (typeof data6 === "string") {
                if (!pattern5.test(data6)) {
                  const err10 = { instancePath: instancePath + "/internal/" + i1 + "/sha256", schemaPath: "#/$defs/InternalKey/properties/sha256/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{64}$" } };
                  if (vErrors === null) {
                    vErrors = [err10];
                  } else {
                    vErrors.push(err10);
                  }
                  errors++;
                }
              } else {
                const err11 = { instancePath: instancePath + "/internal/" + i1 + "/sha256", schemaPath: "#/$defs/InternalKey/properties/sha256/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                  vErrors = [err11];
                } else {
                  vErrors.push(err11);
                }
                errors++;
              }
            }
            if (data3.expires !== void 0) {
              let data7 = data3.expires;
              if (typeof data7 === "string") {
                if (!formats0.test(data7)) {
                  const err12 = { instancePath: instancePath + "/internal/" + i1 + "/expires", schemaPath: "#/$defs/InternalKey/properties/expires/format", keyword: "format", params: { format: "date-time" } };
                  if (vErrors === null) {
                    vErrors = [err12];
                  } else {
                    vErrors.push(err12);
                  }
                  errors++;
                }
              } else {
                const err13 = { instancePath: instancePath + "/internal/" + i1 + "/expires", schemaPath: "#/$defs/InternalKey/properties/expires/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                  vErrors = [err13];
                } else {
                  vErrors.push(err13);
                }
                errors++;
              }
            }
            if (data3.sandbox !== void 0) {
              if (true !== data3.sandbox) {
                const err14 = { instancePath: instancePath + "/internal/" + i1 + "/sandbox", schemaPath: "#/$defs/InternalKey/properties/sandbox/const", keyword: "const", params: { allowedValue: true } };
                if (vErrors === null) {
                  vErrors = [err14];
                } else {
                  vErrors.push(err14);
                }
                errors++;
              }
            }
          } else {
            const err15 = { instancePath: instancePath + "/internal/" + i1, schemaPath: "#/$defs/InternalKey/type", keyword: "type", params: { type: "object" } };
            if (vErrors === null) {
              vErrors = [err15];
            } else {
              vErrors.push(err15);
            }
            errors++;
          }
        }
      } else {
        const err16 = { instancePath: instancePath + "/internal", schemaPath: "#/properties/internal/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err16];
        } else {
          vErrors.push(err16);
        }
        errors++;
      }
    }
  } else {
    const err17 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err17];
    } else {
      vErrors.push(err17);
    }
    errors++;
  }
  validate20.errors = vErrors;
  return errors === 0;
}
validate20.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
