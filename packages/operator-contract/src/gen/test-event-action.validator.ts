// @ts-nocheck: written by ajv, whose code has no types.
// Generated from schemas/operator/test-event-action.schema.json. Do not edit: npm run generate.
import type { AjvValidator } from "@payment-routing/contract-runtime/codegen";

function countCodePoints(text) {
  let count = 0;
  for (const _ of text) count++;
  return count;
}

export const checkTestEventAction: AjvValidator = validate20;
var pattern4 = new RegExp("^[^\\u0000-\\u001f\\u007f]+$", "u");
var pattern8 = new RegExp("^(?=.*\\S)[^\\u0000-\\u001f\\u007f]+$", "u");
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
    if (data.client_id === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "client_id" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.status === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "status" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.reason === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "reason" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "client_id" || key0 === "account_id" || key0 === "status" || key0 === "transaction_status" || key0 === "event_type" || key0 === "event_subtype" || key0 === "reason")) {
        const err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.client_id !== void 0) {
      let data0 = data.client_id;
      if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
        const err4 = { instancePath: instancePath + "/client_id", schemaPath: "#/properties/client_id/type", keyword: "type", params: { type: "integer" } };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 9007199254740991 || isNaN(data0)) {
          const err5 = { instancePath: instancePath + "/client_id", schemaPath: "#/properties/client_id/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
        if (data0 < -9007199254740991 || isNaN(data0)) {
          const err6 = { instancePath: instancePath + "/client_id", schemaPath: "#/properties/client_id/minimum", keyword: "minimum", params: { comparison: ">=", limit: -9007199254740991 } };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
      }
    }
    if (data.account_id !== void 0) {
      let data1 = data.account_id;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
        const err7 = { instancePath: instancePath + "/account_id", schemaPath: "#/properties/account_id/type", keyword: "type", params: { type: "integer" } };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 9007199254740991 || isNaN(data1)) {
          const err8 = { instancePath: instancePath + "/account_id", schemaPath: "#/properties/account_id/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
        if (data1 < -9007199254740991 || isNaN(data1)) {
          const err9 = { instancePath: instancePath + "/account_id", schemaPath: "#/properties/account_id/minimum", keyword: "minimum", params: { comparison: ">=", limit: -9007199254740991 } };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
      }
    }
    if (data.status !== void 0) {
      let data2 = data.status;
      if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
        if (data2.code === void 0) {
          const err10 = { instancePath: instancePath + "/status", schemaPath: "#/$defs/TestStatus/required", keyword: "required", params: { missingProperty: "code" } };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
        for (const key1 in data2) {
          if (!(key1 === "code" || key1 === "sub_code" || key1 === "message")) {
            const err11 = { instancePath: instancePath + "/status", schemaPath: "#/$defs/TestStatus/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 } };
            if (vErrors === null) {
              vErrors = [err11];
            } else {
              vErrors.push(err11);
            }
            errors++;
          }
        }
        if (data2.code !== void 0) {
          let data3 = data2.code;
          if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
            const err12 = { instancePath: instancePath + "/status/code", schemaPath: "#/$defs/TestStatus/properties/code/type", keyword: "type", params: { type: "integer" } };
            if (vErrors === null) {
              vErrors = [err12];
            } else {
              vErrors.push(err12);
            }
            errors++;
          }
          if (typeof data3 == "number" && isFinite(data3)) {
            if (data3 > 9007199254740991 || isNaN(data3)) {
              const err13 = { instancePath: instancePath + "/status/code", schemaPath: "#/$defs/TestStatus/properties/code/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
              if (vErrors === null) {
                vErrors = [err13];
              } else {
                vErrors.push(err13);
              }
              errors++;
            }
            if (data3 < -9007199254740991 || isNaN(data3)) {
              const err14 = { instancePath: instancePath + "/status/code", schemaPath: "#/$defs/TestStatus/properties/code/minimum", keyword: "minimum", params: { comparison: ">=", limit: -9007199254740991 } };
              if (vErrors === null) {
                vErrors = [err14];
              } else {
                vErrors.push(err14);
              }
              errors++;
            }
          }
        }
        if (data2.sub_code !== void 0) {
          let data4 = data2.sub_code;
          if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4))) {
            const err15 = { instancePath: instancePath + "/status/sub_code", schemaPath: "#/$defs/TestStatus/properties/sub_code/type", keyword: "type", params: { type: "integer" } };
            if (vErrors === null) {
              vErrors = [err15];
            } else {
              vErrors.push(err15);
            }
            errors++;
          }
          if (typeof data4 == "number" && isFinite(data4)) {
            if (data4 > 9007199254740991 || isNaN(data4)) {
              const err16 = { instancePath: instancePath + "/status/sub_code", schemaPath: "#/$defs/TestStatus/properties/sub_code/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
              if (vErrors === null) {
                vErrors = [err16];
              } else {
                vErrors.push(err16);
              }
              errors++;
            }
            if (data4 < -9007199254740991 || isNaN(data4)) {
              const err17 = { instancePath: instancePath + "/status/sub_code", schemaPath: "#/$defs/TestStatus/properties/sub_code/minimum", keyword: "minimum", params: { comparison: ">=", limit: -9007199254740991 } };
              if (vErrors === null) {
                vErrors = [err17];
              } else {
                vErrors.push(err17);
              }
              errors++;
            }
          }
        }
        if (data2.message !== void 0) {
          let data5 = data2.message;
          if (typeof data5 === "string") {
            if (countCodePoints(data5) > 200) {
              const err18 = { instancePath: instancePath + "/status/message", schemaPath: "#/$defs/TestStatus/properties/message/maxLength", keyword: "maxLength", params: { limit: 200 } };
              if (vErrors === null) {
                vErrors = [err18];
              } else {
                vErrors.push(err18);
              }
              errors++;
            }
            if (!pattern4.test(data5)) {
              const err19 = { instancePath: instancePath + "/status/message", schemaPath: "#/$defs/TestStatus/properties/message/pattern", keyword: "pattern", params: { pattern: "^[^\\u0000-\\u001f\\u007f]+$" } };
              if (vErrors === null) {
                vErrors = [err19];
              } else {
                vErrors.push(err19);
              }
              errors++;
            }
          } else {
            const err20 = { instancePath: instancePath + "/status/message", schemaPath: "#/$defs/TestStatus/properties/message/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err20];
            } else {
              vErrors.push(err20);
            }
            errors++;
          }
        }
      } else {
        const err21 = { instancePath: instancePath + "/status", schemaPath: "#/$defs/TestStatus/type", keyword: "type", params: { type: "object" } };
        if (vErrors === null) {
          vErrors = [err21];
        } else {
          vErrors.push(err21);
        }
        errors++;
      }
    }
    if (data.transaction_status !== void 0) {
      let data6 = data.transaction_status;
      if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
        if (data6.code === void 0) {
          const err22 = { instancePath: instancePath + "/transaction_status", schemaPath: "#/$defs/TestStatus/required", keyword: "required", params: { missingProperty: "code" } };
          if (vErrors === null) {
            vErrors = [err22];
          } else {
            vErrors.push(err22);
          }
          errors++;
        }
        for (const key2 in data6) {
          if (!(key2 === "code" || key2 === "sub_code" || key2 === "message")) {
            const err23 = { instancePath: instancePath + "/transaction_status", schemaPath: "#/$defs/TestStatus/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 } };
            if (vErrors === null) {
              vErrors = [err23];
            } else {
              vErrors.push(err23);
            }
            errors++;
          }
        }
        if (data6.code !== void 0) {
          let data7 = data6.code;
          if (!(typeof data7 == "number" && (!(data7 % 1) && !isNaN(data7)) && isFinite(data7))) {
            const err24 = { instancePath: instancePath + "/transaction_status/code", schemaPath: "#/$defs/TestStatus/properties/code/type", keyword: "type", params: { type: "integer" } };
            if (vErrors === null) {
              vErrors = [err24];
            } else {
              vErrors.push(err24);
            }
            errors++;
          }
          if (typeof data7 == "number" && isFinite(data7)) {
            if (data7 > 9007199254740991 || isNaN(data7)) {
              const err25 = { instancePath: instancePath + "/transaction_status/code", schemaPath: "#/$defs/TestStatus/properties/code/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
              if (vErrors === null) {
                vErrors = [err25];
              } else {
                vErrors.push(err25);
              }
              errors++;
            }
            if (data7 < -9007199254740991 || isNaN(data7)) {
              const err26 = { instancePath: instancePath + "/transaction_status/code", schemaPath: "#/$defs/TestStatus/properties/code/minimum", keyword: "minimum", params: { comparison: ">=", limit: -9007199254740991 } };
              if (vErrors === null) {
                vErrors = [err26];
              } else {
                vErrors.push(err26);
              }
              errors++;
            }
          }
        }
        if (data6.sub_code !== void 0) {
          let data8 = data6.sub_code;
          if (!(typeof data8 == "number" && (!(data8 % 1) && !isNaN(data8)) && isFinite(data8))) {
            const err27 = { instancePath: instancePath + "/transaction_status/sub_code", schemaPath: "#/$defs/TestStatus/properties/sub_code/type", keyword: "type", params: { type: "integer" } };
            if (vErrors === null) {
              vErrors = [err27];
            } else {
              vErrors.push(err27);
            }
            errors++;
          }
          if (typeof data8 == "number" && isFinite(data8)) {
            if (data8 > 9007199254740991 || isNaN(data8)) {
              const err28 = { instancePath: instancePath + "/transaction_status/sub_code", schemaPath: "#/$defs/TestStatus/properties/sub_code/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
              if (vErrors === null) {
                vErrors = [err28];
              } else {
                vErrors.push(err28);
              }
              errors++;
            }
            if (data8 < -9007199254740991 || isNaN(data8)) {
              const err29 = { instancePath: instancePath + "/transaction_status/sub_code", schemaPath: "#/$defs/TestStatus/properties/sub_code/minimum", keyword: "minimum", params: { comparison: ">=", limit: -9007199254740991 } };
              if (vErrors === null) {
                vErrors = [err29];
              } else {
                vErrors.push(err29);
              }
              errors++;
            }
          }
        }
        if (data6.message !== void 0) {
          let data9 = data6.message;
          if (typeof data9 === "string") {
            if (countCodePoints(data9) > 200) {
              const err30 = { instancePath: instancePath + "/transaction_status/message", schemaPath: "#/$defs/TestStatus/properties/message/maxLength", keyword: "maxLength", params: { limit: 200 } };
              if (vErrors === null) {
                vErrors = [err30];
              } else {
                vErrors.push(err30);
              }
              errors++;
            }
            if (!pattern4.test(data9)) {
              const err31 = { instancePath: instancePath + "/transaction_status/message", schemaPath: "#/$defs/TestStatus/properties/message/pattern", keyword: "pattern", params: { pattern: "^[^\\u0000-\\u001f\\u007f]+$" } };
              if (vErrors === null) {
                vErrors = [err31];
              } else {
                vErrors.push(err31);
              }
              errors++;
            }
          } else {
            const err32 = { instancePath: instancePath + "/transaction_status/message", schemaPath: "#/$defs/TestStatus/properties/message/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err32];
            } else {
              vErrors.push(err32);
            }
            errors++;
          }
        }
      } else {
        const err33 = { instancePath: instancePath + "/transaction_status", schemaPath: "#/$defs/TestStatus/type", keyword: "type", params: { type: "object" } };
        if (vErrors === null) {
          vErrors = [err33];
        } else {
          vErrors.push(err33);
        }
        errors++;
      }
    }
    if (data.event_type !== void 0) {
      let data10 = data.event_type;
      if (typeof data10 === "string") {
        if (countCodePoints(data10) > 200) {
          const err34 = { instancePath: instancePath + "/event_type", schemaPath: "#/properties/event_type/maxLength", keyword: "maxLength", params: { limit: 200 } };
          if (vErrors === null) {
            vErrors = [err34];
          } else {
            vErrors.push(err34);
          }
          errors++;
        }
        if (!pattern4.test(data10)) {
          const err35 = { instancePath: instancePath + "/event_type", schemaPath: "#/properties/event_type/pattern", keyword: "pattern", params: { pattern: "^[^\\u0000-\\u001f\\u007f]+$" } };
          if (vErrors === null) {
            vErrors = [err35];
          } else {
            vErrors.push(err35);
          }
          errors++;
        }
      } else {
        const err36 = { instancePath: instancePath + "/event_type", schemaPath: "#/properties/event_type/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err36];
        } else {
          vErrors.push(err36);
        }
        errors++;
      }
    }
    if (data.event_subtype !== void 0) {
      let data11 = data.event_subtype;
      if (typeof data11 === "string") {
        if (countCodePoints(data11) > 200) {
          const err37 = { instancePath: instancePath + "/event_subtype", schemaPath: "#/properties/event_subtype/maxLength", keyword: "maxLength", params: { limit: 200 } };
          if (vErrors === null) {
            vErrors = [err37];
          } else {
            vErrors.push(err37);
          }
          errors++;
        }
        if (!pattern4.test(data11)) {
          const err38 = { instancePath: instancePath + "/event_subtype", schemaPath: "#/properties/event_subtype/pattern", keyword: "pattern", params: { pattern: "^[^\\u0000-\\u001f\\u007f]+$" } };
          if (vErrors === null) {
            vErrors = [err38];
          } else {
            vErrors.push(err38);
          }
          errors++;
        }
      } else {
        const err39 = { instancePath: instancePath + "/event_subtype", schemaPath: "#/properties/event_subtype/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err39];
        } else {
          vErrors.push(err39);
        }
        errors++;
      }
    }
    if (data.reason !== void 0) {
      let data12 = data.reason;
      if (typeof data12 === "string") {
        if (countCodePoints(data12) > 500) {
          const err40 = { instancePath: instancePath + "/reason", schemaPath: "#/$defs/Reason/maxLength", keyword: "maxLength", params: { limit: 500 } };
          if (vErrors === null) {
            vErrors = [err40];
          } else {
            vErrors.push(err40);
          }
          errors++;
        }
        if (!pattern8.test(data12)) {
          const err41 = { instancePath: instancePath + "/reason", schemaPath: "#/$defs/Reason/pattern", keyword: "pattern", params: { pattern: "^(?=.*\\S)[^\\u0000-\\u001f\\u007f]+$" } };
          if (vErrors === null) {
            vErrors = [err41];
          } else {
            vErrors.push(err41);
          }
          errors++;
        }
      } else {
        const err42 = { instancePath: instancePath + "/reason", schemaPath: "#/$defs/Reason/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err42];
        } else {
          vErrors.push(err42);
        }
        errors++;
      }
    }
  } else {
    const err43 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err43];
    } else {
      vErrors.push(err43);
    }
    errors++;
  }
  validate20.errors = vErrors;
  return errors === 0;
}
validate20.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
