export { CardSheet } from './card-sheet.tsx';
export { isPaying, type PaymentState } from './payment-state.ts';
export { PaymentSecurityNote, PaymentStateNote } from './payment-state-note.tsx';
export { canPayOnline, loadProvider } from './provider-script.ts';
export {
  usePaymentForm,
  type FailureRecord,
  type PaymentFormControls,
} from './use-payment-form.ts';
export type { StripeConfirmation } from './stripe-form.ts';
