/** Read once the shop is above the turnover that needs e-invoices. */
export const eInvoiceSettings = ['AGGREGATE_TURNOVER_CRORE', 'E_INVOICE_FROM', 'E_INVOICE_URL'];
export const eInvoiceSecrets = [
  'GSP_APP_ID',
  'GSP_APP_SECRET',
  'E_INVOICE_USERNAME',
  'E_INVOICE_PASSWORD',
];
