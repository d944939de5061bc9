/**
 * The text that compressed texts refer to, by its number. A dictionary that any process ever used must never change: without
 * its exact bytes, the texts are lost. For another text add another number, and let every process read it before one writes it.
 */
export const DICTIONARIES: ReadonlyMap<number, Buffer> = new Map([[1, Buffer.from(createFirst())]]);

function createFirst(): string {
  const amount = `{"alpha3code":"EUR","currency_id":978,"decimals":2,"value":`;
  return [
    `{"value":0,"currency_id":978,"decimals":2,"alpha3code":"EUR"},"transactions":[{"id":`,
    `","date_time":"20","message":""},"card":{"id":,"name":"","mask_card_number":"******","expiry":"20"},`,
    `"customer_info":{"email":"","country_id":,"mobile":"","language":"en"}}]}`,
    `{"changes":[{"subject":"session"},{"subject":"transaction","transaction_id":1,"before":{"code":,"sub_code":},`,
    `"after":{"code":,"sub_code":}}],"secretIds":["","-body-1"]}`,
    `{"account_id":,"client_id":,"max_retry":9,"sale_amount":${amount}},"session_id":,"session_type":"full-payment",`,
    `"signature":"0123456789abcdef","status":{"code":,"message":"","sub_code":},"transactions":[{"amount":${amount}},`,
    `"approval_code":"","card":{"expiry":"20","id":,"mask_card_number":"******","name":""},`,
    `"customer_info":{"country_id":,"email":"","language":"en","mobile":""},"date_time":"20-T:","fee":0,`,
    `"hmac":"","id":,"ip_address":"","local_date_time":"20","order_id":"","payment_method":"CD","payment_type":"1",`,
    `"psp":{"external-id":"","id":,"name":""},"route_config_id":,"sale_amount":${amount}},`,
    `"status":{"code":,"message":"","provider_message":"","provider_status_code":""},"txn_type_id":1}]}`,
  ].join("");
}
