// @ts-nocheck: written by ajv, whose code has no types.
// Generated from schemas/processor/session-status-report.schema.json. Do not edit: npm run generate.
import type { AjvValidator } from "@payment-routing/contract-runtime/codegen";

function countCodePoints(text) {
  let count = 0;
  for (const _ of text) count++;
  return count;
}

export const checkSessionStatusReport: AjvValidator = validate20;
var schema31 = { "$schema": "https://json-schema.org/draft/2020-12/schema", "title": "SessionStatusReport", "description": "A payment session changed its status. All else is as it was reported before.", "type": "object", "required": ["report_id", "source_sequence", "occurred_at", "client_id", "account_id", "session_id", "status"], "additionalProperties": false, "properties": { "report_id": { "type": "string", "description": "The report, by an ID that the processor gives it. The same report sent again has the same ID, and counts once.", "minLength": 1, "maxLength": 128 }, "source_sequence": { "type": "integer", "description": "The place of the report among the processor's reports on the session, whatever their kind: higher is later. Gaps mean nothing.", "minimum": 0, "maximum": 9007199254740991 }, "occurred_at": { "type": "string", "description": "When it happened, at the processor: a moment as RFC 3339 writes it.", "format": "date-time" }, "client_id": { "type": "integer", "description": "The merchant, by the ID that the service gave it.", "minimum": -9007199254740991, "maximum": 9007199254740991 }, "account_id": { "type": "integer", "description": "The merchant's account that the payment belongs to, by its ID.", "minimum": -9007199254740991, "maximum": 9007199254740991 }, "session_id": { "type": "integer", "description": "The payment session, by its ID.", "minimum": -9007199254740991, "maximum": 9007199254740991 }, "status": { "$ref": "#/$defs/ReportedSessionStatus" }, "pending_amount": { "$ref": "#/$defs/ReportedPendingAmount" }, "content_type": { "type": "integer", "description": "A code that is internal to the service, passed on to the merchant.", "minimum": -9007199254740991, "maximum": 9007199254740991 }, "event_type": { "type": "string", "description": "The kind of event, by a code that is internal to the service, passed on to the merchant." }, "event_subtype": { "type": "string", "description": "The kind of event, more finely, by a code that is internal to the service, passed on to the merchant." } }, "$defs": { "ReportedPendingAmount": { "title": "ReportedPendingAmount", "description": "What has not been paid yet of a session.", "type": "object", "required": ["value", "currency_id"], "additionalProperties": false, "properties": { "value": { "type": "integer", "description": "The amount in the currency's smallest unit.", "minimum": -9007199254740991, "maximum": 9007199254740991 }, "currency_id": { "type": "integer", "description": "The currency, by its numeric ISO 4217 code.", "minimum": -9007199254740991, "maximum": 9007199254740991 }, "decimals": { "type": "integer", "description": "How many decimal places the currency has.", "minimum": -9007199254740991, "maximum": 9007199254740991 }, "alpha3code": { "type": "string", "description": "The currency, by its ISO 4217 code of three capital letters.", "pattern": "^[A-Z]{3}$" }, "conversion_rate": { "type": "number", "description": "The rate of conversion, which may have a fraction.", "minimum": -9007199254740991, "maximum": 9007199254740991 } } }, "ReportedSessionStatus": { "title": "ReportedSessionStatus", "description": "Where a payment session stands.", "type": "object", "required": ["code", "message"], "additionalProperties": false, "properties": { "code": { "type": "integer", "description": "The status, by its code.", "minimum": -9007199254740991, "maximum": 9007199254740991 }, "sub_code": { "type": "integer", "description": "What there is to know beyond the status, by its code.", "minimum": -9007199254740991, "maximum": 9007199254740991 }, "message": { "type": "string", "description": "The status in words." } } } }, "$id": "contract" };
var func1 = Object.prototype.hasOwnProperty;
var formats0 = /^(?:\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2[0-8]))|(?:\d\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/u;
var pattern4 = new RegExp("^[A-Z]{3}$", "u");
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
    if (data.report_id === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "report_id" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.source_sequence === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "source_sequence" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.occurred_at === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "occurred_at" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.client_id === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "client_id" } };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.account_id === void 0) {
      const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "account_id" } };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data.session_id === void 0) {
      const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "session_id" } };
      if (vErrors === null) {
        vErrors = [err5];
      } else {
        vErrors.push(err5);
      }
      errors++;
    }
    if (data.status === void 0) {
      const err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "status" } };
      if (vErrors === null) {
        vErrors = [err6];
      } else {
        vErrors.push(err6);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!func1.call(schema31.properties, key0)) {
        const err7 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.report_id !== void 0) {
      let data0 = data.report_id;
      if (typeof data0 === "string") {
        if (countCodePoints(data0) > 128) {
          const err8 = { instancePath: instancePath + "/report_id", schemaPath: "#/properties/report_id/maxLength", keyword: "maxLength", params: { limit: 128 } };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
        if (countCodePoints(data0) < 1) {
          const err9 = { instancePath: instancePath + "/report_id", schemaPath: "#/properties/report_id/minLength", keyword: "minLength", params: { limit: 1 } };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
      } else {
        const err10 = { instancePath: instancePath + "/report_id", schemaPath: "#/properties/report_id/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
    }
    if (data.source_sequence !== void 0) {
      let data1 = data.source_sequence;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
        const err11 = { instancePath: instancePath + "/source_sequence", schemaPath: "#/properties/source_sequence/type", keyword: "type", params: { type: "integer" } };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 9007199254740991 || isNaN(data1)) {
          const err12 = { instancePath: instancePath + "/source_sequence", schemaPath: "#/properties/source_sequence/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
          if (vErrors === null) {
            vErrors = [err12];
          } else {
            vErrors.push(err12);
          }
          errors++;
        }
        if (data1 < 0 || isNaN(data1)) {
          const err13 = { instancePath: instancePath + "/source_sequence", schemaPath: "#/properties/source_sequence/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          if (vErrors === null) {
            vErrors = [err13];
          } else {
            vErrors.push(err13);
          }
          errors++;
        }
      }
    }
    if (data.occurred_at !== void 0) {
      let data2 = data.occurred_at;
      if (typeof data2 === "string") {
        if (!formats0.test(data2)) {
          const err14 = { instancePath: instancePath + "/occurred_at", schemaPath: "#/properties/occurred_at/format", keyword: "format", params: { format: "date-time" } };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
      } else {
        const err15 = { instancePath: instancePath + "/occurred_at", schemaPath: "#/properties/occurred_at/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err15];
        } else {
          vErrors.push(err15);
        }
        errors++;
      }
    }
    if (data.client_id !== void 0) {
      let data3 = data.client_id;
      if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
        const err16 = { instancePath: instancePath + "/client_id", schemaPath: "#/properties/client_id/type", keyword: "type", params: { type: "integer" } };
        if (vErrors === null) {
          vErrors = [err16];
        } else {
          vErrors.push(err16);
        }
        errors++;
      }
      if (typeof data3 == "number" && isFinite(data3)) {
        if (data3 > 9007199254740991 || isNaN(data3)) {
          const err17 = { instancePath: instancePath + "/client_id", schemaPath: "#/properties/client_id/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
          if (vErrors === null) {
            vErrors = [err17];
          } else {
            vErrors.push(err17);
          }
          errors++;
        }
        if (data3 < -9007199254740991 || isNaN(data3)) {
          const err18 = { instancePath: instancePath + "/client_id", schemaPath: "#/properties/client_id/minimum", keyword: "minimum", params: { comparison: ">=", limit: -9007199254740991 } };
          if (vErrors === null) {
            vErrors = [err18];
          } else {
            vErrors.push(err18);
          }
          errors++;
        }
      }
    }
    if (data.account_id !== void 0) {
      let data4 = data.account_id;
      if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4))) {
        const err19 = { instancePath: instancePath + "/account_id", schemaPath: "#/properties/account_id/type", keyword: "type", params: { type: "integer" } };
        if (vErrors === null) {
          vErrors = [err19];
        } else {
          vErrors.push(err19);
        }
        errors++;
      }
      if (typeof data4 == "number" && isFinite(data4)) {
        if (data4 > 9007199254740991 || isNaN(data4)) {
          const err20 = { instancePath: instancePath + "/account_id", schemaPath: "#/properties/account_id/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
          if (vErrors === null) {
            vErrors = [err20];
          } else {
            vErrors.push(err20);
          }
          errors++;
        }
        if (data4 < -9007199254740991 || isNaN(data4)) {
          const err21 = { instancePath: instancePath + "/account_id", schemaPath: "#/properties/account_id/minimum", keyword: "minimum", params: { comparison: ">=", limit: -9007199254740991 } };
          if (vErrors === null) {
            vErrors = [err21];
          } else {
            vErrors.push(err21);
          }
          errors++;
        }
      }
    }
    if (data.session_id !== void 0) {
      let data5 = data.session_id;
      if (!(typeof data5 == "number" && (!(data5 % 1) && !isNaN(data5)) && isFinite(data5))) {
        const err22 = { instancePath: instancePath + "/session_id", schemaPath: "#/properties/session_id/type", keyword: "type", params: { type: "integer" } };
        if (vErrors === null) {
          vErrors = [err22];
        } else {
          vErrors.push(err22);
        }
        errors++;
      }
      if (typeof data5 == "number" && isFinite(data5)) {
        if (data5 > 9007199254740991 || isNaN(data5)) {
          const err23 = { instancePath: instancePath + "/session_id", schemaPath: "#/properties/session_id/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
          if (vErrors === null) {
            vErrors = [err23];
          } else {
            vErrors.push(err23);
          }
          errors++;
        }
        if (data5 < -9007199254740991 || isNaN(data5)) {
          const err24 = { instancePath: instancePath + "/session_id", schemaPath: "#/properties/session_id/minimum", keyword: "minimum", params: { comparison: ">=", limit: -9007199254740991 } };
          if (vErrors === null) {
            vErrors = [err24];
          } else {
            vErrors.push(err24);
          }
          errors++;
        }
      }
    }
    if (data.status !== void 0) {
      let data6 = data.status;
      if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
        if (data6.code === void 0) {
          const err25 = { instancePath: instancePath + "/status", schemaPath: "#/$defs/ReportedSessionStatus/required", keyword: "required", params: { missingProperty: "code" } };
          if (vErrors === null) {
            vErrors = [err25];
          } else {
            vErrors.push(err25);
          }
          errors++;
        }
        if (data6.message === void 0) {
          const err26 = { instancePath: instancePath + "/status", schemaPath: "#/$defs/ReportedSessionStatus/required", keyword: "required", params: { missingProperty: "message" } };
          if (vErrors === null) {
            vErrors = [err26];
          } else {
            vErrors.push(err26);
          }
          errors++;
        }
        for (const key1 in data6) {
          if (!(key1 === "code" || key1 === "sub_code" || key1 === "message")) {
            const err27 = { instancePath: instancePath + "/status", schemaPath: "#/$defs/ReportedSessionStatus/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 } };
            if (vErrors === null) {
              vErrors = [err27];
            } else {
              vErrors.push(err27);
            }
            errors++;
          }
        }
        if (data6.code !== void 0) {
          let data7 = data6.code;
          if (!(typeof data7 == "number" && (!(data7 % 1) && !isNaN(data7)) && isFinite(data7))) {
            const err28 = { instancePath: instancePath + "/status/code", schemaPath: "#/$defs/ReportedSessionStatus/properties/code/type", keyword: "type", params: { type: "integer" } };
            if (vErrors === null) {
              vErrors = [err28];
            } else {
              vErrors.push(err28);
            }
            errors++;
          }
          if (typeof data7 == "number" && isFinite(data7)) {
            if (data7 > 9007199254740991 || isNaN(data7)) {
              const err29 = { instancePath: instancePath + "/status/code", schemaPath: "#/$defs/ReportedSessionStatus/properties/code/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
              if (vErrors === null) {
                vErrors = [err29];
              } else {
                vErrors.push(err29);
              }
              errors++;
            }
            if (data7 < -9007199254740991 || isNaN(data7)) {
              const err30 = { instancePath: instancePath + "/status/code", schemaPath: "#/$defs/ReportedSessionStatus/properties/code/minimum", keyword: "minimum", params: { comparison: ">=", limit: -9007199254740991 } };
              if (vErrors === null) {
                vErrors = [err30];
              } else {
                vErrors.push(err30);
              }
              errors++;
            }
          }
        }
        if (data6.sub_code !== void 0) {
          let data8 = data6.sub_code;
          if (!(typeof data8 == "number" && (!(data8 % 1) && !isNaN(data8)) && isFinite(data8))) {
            const err31 = { instancePath: instancePath + "/status/sub_code", schemaPath: "#/$defs/ReportedSessionStatus/properties/sub_code/type", keyword: "type", params: { type: "integer" } };
            if (vErrors === null) {
              vErrors = [err31];
            } else {
              vErrors.push(err31);
            }
            errors++;
          }
          if (typeof data8 == "number" && isFinite(data8)) {
            if (data8 > 9007199254740991 || isNaN(data8)) {
              const err32 = { instancePath: instancePath + "/status/sub_code", schemaPath: "#/$defs/ReportedSessionStatus/properties/sub_code/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
              if (vErrors === null) {
                vErrors = [err32];
              } else {
                vErrors.push(err32);
              }
              errors++;
            }
            if (data8 < -9007199254740991 || isNaN(data8)) {
              const err33 = { instancePath: instancePath + "/status/sub_code", schemaPath: "#/$defs/ReportedSessionStatus/properties/sub_code/minimum", keyword: "minimum", params: { comparison: ">=", limit: -9007199254740991 } };
              if (vErrors === null) {
                vErrors = [err33];
              } else {
                vErrors.push(err33);
              }
              errors++;
            }
          }
        }
        if (data6.message !== void 0) {
          if (typeof data6.message !== "string") {
            const err34 = { instancePath: instancePath + "/status/message", schemaPath: "#/$defs/ReportedSessionStatus/properties/message/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err34];
            } else {
              vErrors.push(err34);
            }
            errors++;
          }
        }
      } else {
        const err35 = { instancePath: instancePath + "/status", schemaPath: "#/$defs/ReportedSessionStatus/type", keyword: "type", params: { type: "object" } };
        if (vErrors === null) {
          vErrors = [err35];
        } else {
          vErrors.push(err35);
        }
        errors++;
      }
    }
    if (data.pending_amount !== void 0) {
      let data10 = data.pending_amount;
      if (data10 && typeof data10 == "object" && !Array.isArray(data10)) {
        if (data10.value === void 0) {
          const err36 = { instancePath: instancePath + "/pending_amount", schemaPath: "#/$defs/ReportedPendingAmount/required", keyword: "required", params: { missingProperty: "value" } };
          if (vErrors === null) {
            vErrors = [err36];
          } else {
            vErrors.push(err36);
          }
          errors++;
        }
        if (data10.currency_id === void 0) {
          const err37 = { instancePath: instancePath + "/pending_amount", schemaPath: "#/$defs/ReportedPendingAmount/required", keyword: "required", params: { missingProperty: "currency_id" } };
          if (vErrors === null) {
            vErrors = [err37];
          } else {
            vErrors.push(err37);
          }
          errors++;
        }
        for (const key2 in data10) {
          if (!(key2 === "value" || key2 === "currency_id" || key2 === "decimals" || key2 === "alpha3code" || key2 === "conversion_rate")) {
            const err38 = { instancePath: instancePath + "/pending_amount", schemaPath: "#/$defs/ReportedPendingAmount/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 } };
            if (vErrors === null) {
              vErrors = [err38];
            } else {
              vErrors.push(err38);
            }
            errors++;
          }
        }
        if (data10.value !== void 0) {
          let data11 = data10.value;
          if (!(typeof data11 == "number" && (!(data11 % 1) && !isNaN(data11)) && isFinite(data11))) {
            const err39 = { instancePath: instancePath + "/pending_amount/value", schemaPath: "#/$defs/ReportedPendingAmount/properties/value/type", keyword: "type", params: { type: "integer" } };
            if (vErrors === null) {
              vErrors = [err39];
            } else {
              vErrors.push(err39);
            }
            errors++;
          }
          if (typeof data11 == "number" && isFinite(data11)) {
            if (data11 > 9007199254740991 || isNaN(data11)) {
              const err40 = { instancePath: instancePath + "/pending_amount/value", schemaPath: "#/$defs/ReportedPendingAmount/properties/value/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
              if (vErrors === null) {
                vErrors = [err40];
              } else {
                vErrors.push(err40);
              }
              errors++;
            }
            if (data11 < -9007199254740991 || isNaN(data11)) {
              const err41 = { instancePath: instancePath + "/pending_amount/value", schemaPath: "#/$defs/ReportedPendingAmount/properties/value/minimum", keyword: "minimum", params: { comparison: ">=", limit: -9007199254740991 } };
              if (vErrors === null) {
                vErrors = [err41];
              } else {
                vErrors.push(err41);
              }
              errors++;
            }
          }
        }
        if (data10.currency_id !== void 0) {
          let data12 = data10.currency_id;
          if (!(typeof data12 == "number" && (!(data12 % 1) && !isNaN(data12)) && isFinite(data12))) {
            const err42 = { instancePath: instancePath + "/pending_amount/currency_id", schemaPath: "#/$defs/ReportedPendingAmount/properties/currency_id/type", keyword: "type", params: { type: "integer" } };
            if (vErrors === null) {
              vErrors = [err42];
            } else {
              vErrors.push(err42);
            }
            errors++;
          }
          if (typeof data12 == "number" && isFinite(data12)) {
            if (data12 > 9007199254740991 || isNaN(data12)) {
              const err43 = { instancePath: instancePath + "/pending_amount/currency_id", schemaPath: "#/$defs/ReportedPendingAmount/properties/currency_id/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
              if (vErrors === null) {
                vErrors = [err43];
              } else {
                vErrors.push(err43);
              }
              errors++;
            }
            if (data12 < -9007199254740991 || isNaN(data12)) {
              const err44 = { instancePath: instancePath + "/pending_amount/currency_id", schemaPath: "#/$defs/ReportedPendingAmount/properties/currency_id/minimum", keyword: "minimum", params: { comparison: ">=", limit: -9007199254740991 } };
              if (vErrors === null) {
                vErrors = [err44];
              } else {
                vErrors.push(err44);
              }
              errors++;
            }
          }
        }
        if (data10.decimals !== void 0) {
          let data13 = data10.decimals;
          if (!(typeof data13 == "number" && (!(data13 % 1) && !isNaN(data13)) && isFinite(data13))) {
            const err45 = { instancePath: instancePath + "/pending_amount/decimals", schemaPath: "#/$defs/ReportedPendingAmount/properties/decimals/type", keyword: "type", params: { type: "integer" } };
            if (vErrors === null) {
              vErrors = [err45];
            } else {
              vErrors.push(err45);
            }
            errors++;
          }
          if (typeof data13 == "number" && isFinite(data13)) {
            if (data13 > 9007199254740991 || isNaN(data13)) {
              const err46 = { instancePath: instancePath + "/pending_amount/decimals", schemaPath: "#/$defs/ReportedPendingAmount/properties/decimals/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
              if (vErrors === null) {
                vErrors = [err46];
              } else {
                vErrors.push(err46);
              }
              errors++;
            }
            if (data13 < -9007199254740991 || isNaN(data13)) {
              const err47 = { instancePath: instancePath + "/pending_amount/decimals", schemaPath: "#/$defs/ReportedPendingAmount/properties/decimals/minimum", keyword: "minimum", params: { comparison: ">=", limit: -9007199254740991 } };
              if (vErrors === null) {
                vErrors = [err47];
              } else {
                vErrors.push(err47);
              }
              errors++;
            }
          }
        }
        if (data10.alpha3code !== void 0) {
          let data14 = data10.alpha3code;
          if (typeof data14 === "string") {
            if (!pattern4.test(data14)) {
              const err48 = { instancePath: instancePath + "/pending_amount/alpha3code", schemaPath: "#/$defs/ReportedPendingAmount/properties/alpha3code/pattern", keyword: "pattern", params: { pattern: "^[A-Z]{3}$" } };
              if (vErrors === null) {
                vErrors = [err48];
              } else {
                vErrors.push(err48);
              }
              errors++;
            }
          } else {
            const err49 = { instancePath: instancePath + "/pending_amount/alpha3code", schemaPath: "#/$defs/ReportedPendingAmount/properties/alpha3code/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err49];
            } else {
              vErrors.push(err49);
            }
            errors++;
          }
        }
        if (data10.conversion_rate !== void 0) {
          let data15 = data10.conversion_rate;
          if (typeof data15 == "number" && isFinite(data15)) {
            if (data15 > 9007199254740991 || isNaN(data15)) {
              const err50 = { instancePath: instancePath + "/pending_amount/conversion_rate", schemaPath: "#/$defs/ReportedPendingAmount/properties/conversion_rate/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
              if (vErrors === null) {
                vErrors = [err50];
              } else {
                vErrors.push(err50);
              }
              errors++;
            }
            if (data15 < -9007199254740991 || isNaN(data15)) {
              const err51 = { instancePath: instancePath + "/pending_amount/conversion_rate", schemaPath: "#/$defs/ReportedPendingAmount/properties/conversion_rate/minimum", keyword: "minimum", params: { comparison: ">=", limit: -9007199254740991 } };
              if (vErrors === null) {
                vErrors = [err51];
              } else {
                vErrors.push(err51);
              }
              errors++;
            }
          } else {
            const err52 = { instancePath: instancePath + "/pending_amount/conversion_rate", schemaPath: "#/$defs/ReportedPendingAmount/properties/conversion_rate/type", keyword: "type", params: { type: "number" } };
            if (vErrors === null) {
              vErrors = [err52];
            } else {
              vErrors.push(err52);
            }
            errors++;
          }
        }
      } else {
        const err53 = { instancePath: instancePath + "/pending_amount", schemaPath: "#/$defs/ReportedPendingAmount/type", keyword: "type", params: { type: "object" } };
        if (vErrors === null) {
          vErrors = [err53];
        } else {
          vErrors.push(err53);
        }
        errors++;
      }
    }
    if (data.content_type !== void 0) {
      let data16 = data.content_type;
      if (!(typeof data16 == "number" && (!(data16 % 1) && !isNaN(data16)) && isFinite(data16))) {
        const err54 = { instancePath: instancePath + "/content_type", schemaPath: "#/properties/content_type/type", keyword: "type", params: { type: "integer" } };
        if (vErrors === null) {
          vErrors = [err54];
        } else {
          vErrors.push(err54);
        }
        errors++;
      }
      if (typeof data16 == "number" && isFinite(data16)) {
        if (data16 > 9007199254740991 || isNaN(data16)) {
          const err55 = { instancePath: instancePath + "/content_type", schemaPath: "#/properties/content_type/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
          if (vErrors === null) {
            vErrors = [err55];
          } else {
            vErrors.push(err55);
          }
          errors++;
        }
        if (data16 < -9007199254740991 || isNaN(data16)) {
          const err56 = { instancePath: instancePath + "/content_type", schemaPath: "#/properties/content_type/minimum", keyword: "minimum", params: { comparison: ">=", limit: -9007199254740991 } };
          if (vErrors === null) {
            vErrors = [err56];
          } else {
            vErrors.push(err56);
          }
          errors++;
        }
      }
    }
    if (data.event_type !== void 0) {
      if (typeof data.event_type !== "string") {
        const err57 = { instancePath: instancePath + "/event_type", schemaPath: "#/properties/event_type/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err57];
        } else {
          vErrors.push(err57);
        }
        errors++;
      }
    }
    if (data.event_subtype !== void 0) {
      if (typeof data.event_subtype !== "string") {
        const err58 = { instancePath: instancePath + "/event_subtype", schemaPath: "#/properties/event_subtype/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err58];
        } else {
          vErrors.push(err58);
        }
        errors++;
      }
    }
  } else {
    const err59 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err59];
    } else {
      vErrors.push(err59);
    }
    errors++;
  }
  validate20.errors = vErrors;
  return errors === 0;
}
validate20.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
