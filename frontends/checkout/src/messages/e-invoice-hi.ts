export const eInvoiceMessages = {
  'eInvoice.title': 'ई-इनवॉइस',
  'eInvoice.ack': 'पावती',
  'eInvoice.qr': 'GST पोर्टल का हस्ताक्षरित QR कोड',
  'eInvoice.cancelled': 'यह IRN रद्द हो चुका है।',
};
