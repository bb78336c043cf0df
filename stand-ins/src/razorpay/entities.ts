/** Entities of Razorpay's REST API. Amounts are integer paise, times are Unix seconds. */
export type Notes = Readonly<Record<string, string>>;

export interface Order {
  readonly id: string;
  readonly entity: 'order';
  readonly amount: number;
  readonly amount_paid: number;
  readonly amount_due: number;
  readonly currency: 'INR';
  readonly receipt: string | null;
  readonly offer_id: null;
  readonly status: 'created' | 'attempted' | 'paid';
  readonly attempts: number;
  readonly notes: Notes;
  readonly created_at: number;
}

export const paymentMethods = ['upi', 'card'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];
export type PaymentStatus = 'created' | 'authorized' | 'captured' | 'refunded' | 'failed';

export interface Payment {
  readonly id: string;
  readonly entity: 'payment';
  readonly amount: number;
  readonly currency: 'INR';
  readonly status: PaymentStatus;
  readonly order_id: string;
  readonly invoice_id: null;
  readonly international: false;
  readonly method: PaymentMethod;
  readonly amount_refunded: number;
  readonly refund_status: 'partial' | 'full' | null;
  readonly captured: boolean;
  readonly description: string | null;
  readonly card_id: string | null;
  readonly bank: null;
  readonly wallet: null;
  readonly vpa: string | null;
  readonly email: string;
  readonly contact: string;
  readonly notes: Notes;
  readonly fee: number | null;
  readonly tax: number | null;
  readonly error_code: string | null;
  readonly error_description: string | null;
  readonly error_source: string | null;
  readonly error_step: string | null;
  readonly error_reason: string | null;
  readonly acquirer_data: Readonly<Record<string, string | null>>;
  readonly created_at: number;
}

export interface Refund {
  readonly id: string;
  readonly entity: 'refund';
  readonly amount: number;
  readonly currency: 'INR';
  readonly payment_id: string;
  readonly notes: Notes;
  readonly receipt: string | null;
  readonly acquirer_data: Readonly<Record<string, string | null>>;
  readonly created_at: number;
  readonly batch_id: null;
  readonly status: 'pending' | 'processed' | 'failed';
  readonly speed_processed: 'normal' | 'instant';
  readonly speed_requested: 'normal' | 'optimum';
}

export interface Dispute {
  readonly id: string;
  readonly entity: 'dispute';
  readonly payment_id: string;
  readonly amount: number;
  readonly currency: 'INR';
  /** 0 unless the dispute is lost. */
  readonly amount_deducted: number;
  readonly reason_code: 'goods_or_services_not_received_or_partially_received';
  readonly respond_by: number;
  readonly status: 'open' | 'won' | 'lost';
  readonly phase: 'chargeback';
  readonly created_at: number;
}

export const noError = {
  error_code: null,
  error_description: null,
  error_source: null,
  error_step: null,
  error_reason: null,
} as const;
export const bankError = {
  error_code: 'BAD_REQUEST_ERROR',
  error_description: 'Your payment was declined by the bank. No money was taken.',
  error_source: 'bank',
  error_step: 'payment_authorization',
  error_reason: 'payment_failed',
} as const;

export interface CheckoutSuccess {
  readonly razorpay_order_id: string;
  readonly razorpay_payment_id: string;
  /** Empty when the payment failed. */
  readonly razorpay_signature: string;
}
