import { aggregateSchema } from '@tokri/service-kit/mongo';
import { Schema, type Connection, type Model } from 'mongoose';
import type { PartyPayment } from '../../domain/party-payments/party-payment.ts';

export interface PartyPaymentDocument {
  /** `request:<uuid>` of what staff recorded, `online:<id>` of an online payment. */
  readonly _id: string;
  readonly rev: number;
  readonly paymentId: number;
  readonly partyId: number;
  readonly payment: Omit<PartyPayment, 'number'>;
  /** Of the receipt. */
  readonly number: string | null;
  /** 1 while something is to be allocated, given back or numbered. */
  readonly settlementDue?: number;
  /** The party, while a part of the payment waits for its next bill. */
  readonly onAccountOf?: number;
  /** Of an online payment, where an index reaches them. */
  readonly gatewayOrderId?: string;
  readonly gatewayPaymentId?: string;
  readonly openedAt?: Date;
  /** 1 while an online payment is opened or has a pending refund. */
  readonly watch?: number;
  readonly syncedAt?: Date;
  /** 1 while the payment, its reversal or what was returned of it is not in the ledger of the party. */
  readonly ledgerDue?: number;
}

export const partyPaymentModel = (connection: Connection): Model<PartyPaymentDocument> =>
  connection.model<PartyPaymentDocument>(
    'party_payment',
    aggregateSchema<PartyPaymentDocument>({
      _id: String,
      rev: { type: Number, default: 0 },
      paymentId: { type: Number, unique: true },
      partyId: { type: Number, index: true },
      payment: Schema.Types.Mixed,
      number: String,
      settlementDue: { type: Number, index: true },
      onAccountOf: { type: Number, index: true },
      gatewayOrderId: { type: String, index: true },
      gatewayPaymentId: { type: String, index: true },
      openedAt: { type: Date, index: true },
      watch: { type: Number, index: true },
      syncedAt: Date,
      ledgerDue: { type: Number, index: true },
    }),
    'party_payments',
  );

export const toPartyPayment = ({ payment, number }: PartyPaymentDocument): PartyPayment => ({
  ...payment,
  number,
});
