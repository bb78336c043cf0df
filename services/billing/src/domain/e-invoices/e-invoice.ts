import { hourMs, minuteMs } from '@tokri/contracts/dates';
import { err, ok, type Result } from '@tokri/contracts/result';
import { eInvoiceCancellableMs, type EInvoiceCancellationReason } from '@tokri/contracts/tax';
import { backoffDelayMs, type BackoffPolicy } from '@tokri/contracts/retry';

/** What the portal returns for a document. */
export interface Registration {
  /** Invoice reference number, 64 hexadecimal digits. */
  readonly irn: string;
  readonly ackNumber: string;
  readonly ackAt: Date;
  /** To be shown as a QR code; empty when the portal no longer hands it out. */
  readonly signedQr: string;
}

export interface RegistrationFailure {
  /** Of the portal, such as `3028`, or what the document lacks, such as `seller-pincode`. */
  readonly code: string;
  readonly message: string;
}

export interface EInvoiceCancellation {
  readonly at: Date;
  /** The member of staff. */
  readonly by: number;
  readonly reason: EInvoiceCancellationReason;
  readonly remark: string;
}

/** Kept beside the document, which never changes. */
export interface EInvoice {
  readonly billId: number;
  readonly attempts: number;
  /** Of the next attempt; null once registered. */
  readonly dueAt: Date | null;
  readonly registration: Registration | null;
  /** Of the last attempt; null after none and after success. */
  readonly failure: RegistrationFailure | null;
  readonly cancellation: EInvoiceCancellation | null;
}

const noResponseBackoff: BackoffPolicy = { initialDelayMs: minuteMs, maxDelayMs: hourMs };
/** The portal refuses a document again until somebody corrects the cause. */
const refusedDelayMs = 6 * hourMs;

/** @param attempts that failed so far, at least 1 */
export const nextAttemptAt = (
  failure: RegistrationFailure | null,
  attempts: number,
  now: Date,
): Date =>
  new Date(
    now.getTime() + (failure ? refusedDelayMs : backoffDelayMs(noResponseBackoff, attempts)),
  );

export type CancellationError =
  'e-invoice-not-registered' | 'e-invoice-cancelled' | 'e-invoice-cancel-too-late';

export const checkCancellation = (
  eInvoice: EInvoice | null,
  now: Date,
): Result<Registration, CancellationError> => {
  if (!eInvoice?.registration) return err('e-invoice-not-registered');
  if (eInvoice.cancellation) return err('e-invoice-cancelled');
  const { registration } = eInvoice;
  return now.getTime() - registration.ackAt.getTime() > eInvoiceCancellableMs
    ? err('e-invoice-cancel-too-late')
    : ok(registration);
};
