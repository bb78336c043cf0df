import { commandSucceeded, type billingOperations } from '@tokri/contracts/api';
import { createCommandResponse, type OperationHandlers } from '@tokri/service-kit/http';
import type { Err } from '@tokri/contracts/result';
import {
  cancelEInvoice,
  type CancelEInvoiceDeps,
  type CancelEInvoiceError,
} from '../../application/e-invoices/cancel-e-invoice.ts';

const messages: Readonly<Record<CancelEInvoiceError, Readonly<Record<'en' | 'hi', string>>>> = {
  'unknown-bill': {
    en: "We couldn't find this bill.",
    hi: 'यह बिल नहीं मिला।',
  },
  'e-invoice-not-registered': {
    en: 'This bill has no IRN yet.',
    hi: 'इस बिल का IRN अभी नहीं बना है।',
  },
  'e-invoice-cancelled': {
    en: 'The IRN of this bill is cancelled already.',
    hi: 'इस बिल का IRN पहले ही रद्द हो चुका है।',
  },
  'e-invoice-cancel-too-late': {
    en: 'An IRN can be cancelled within 24 hours only. Issue a credit note instead.',
    hi: 'IRN सिर्फ़ 24 घंटे के अंदर रद्द हो सकता है। इसकी जगह क्रेडिट नोट बनाएँ।',
  },
  'e-invoice-refused': {
    en: 'The portal refused to cancel this IRN.',
    hi: 'पोर्टल ने यह IRN रद्द नहीं किया।',
  },
  'e-invoice-portal-unavailable': {
    en: 'The portal does not respond. Try again in a few minutes.',
    hi: 'पोर्टल से जवाब नहीं मिल रहा। कुछ मिनट बाद फिर कोशिश करें।',
  },
};

const toCommandResponse = createCommandResponse<Err<CancelEInvoiceError>>(
  ({ code }, language) => messages[code][language],
);

export const createEInvoiceHandlers = (
  deps: CancelEInvoiceDeps,
): Pick<OperationHandlers<typeof billingOperations>, 'cancel-e-invoice'> => ({
  'cancel-e-invoice': async ({ body, caller, language }) => {
    const result = await cancelEInvoice(deps, {
      billId: body.BillId,
      by: caller.userId,
      reason: body.Reason,
      remark: body.Remark,
    });
    return {
      body: [toCommandResponse(result, language, (billId) => commandSucceeded(billId))],
    };
  },
});
