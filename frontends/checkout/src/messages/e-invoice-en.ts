export const eInvoiceMessages = {
  'eInvoice.title': 'E-invoice',
  'eInvoice.ack': 'Acknowledgement',
  'eInvoice.qr': 'QR code signed by the GST portal',
  'eInvoice.cancelled': 'This IRN is cancelled.',
};
