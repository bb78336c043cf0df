import { shopDate } from '@tokri/contracts/dates';
import { isUnitedKingdom } from '@tokri/contracts/market';
import { isNote, isVoucherKind } from '@tokri/contracts/orders';
import type { Bill, DraftBill } from './bill.ts';

/**
 * CGST Act s. 31(3)(b) and (c), fourth proviso of Rule 46, proviso of Rule 49: a supply below this
 * value needs no bill of its own unless the buyer is registered or asks for one.
 */
const ownBillFromPaise = 20_000;

/** Orders are packed until midnight, and their events may arrive a little later. */
const closingDelayMs = 10 * 60_000;

export const isSmallBill = ({
  orderId,
  partyId,
  buyer,
  account,
  kind,
  totals,
}: Pick<DraftBill, 'orderId' | 'partyId' | 'buyer' | 'account' | 'kind' | 'totals'>): boolean =>
  !isUnitedKingdom() &&
  orderId > 0 &&
  partyId === 0 &&
  buyer.gstin === '' &&
  account === null &&
  kind !== 'OrderConfirmation' &&
  !isNote(kind) &&
  !isVoucherKind(kind) &&
  totals.payablePaise < ownBillFromPaise;

const groupPrefix = 'consolidated';

/** One invoice has one kind, one place of supply and one supplier. */
export const toConsolidationGroup = ({
  date,
  kind,
  placeOfSupply,
  seller,
}: Pick<DraftBill, 'date' | 'kind' | 'placeOfSupply' | 'seller'>): string =>
  [groupPrefix, date, kind, placeOfSupply, seller?.gstin ?? ''].join(':');

/** Groups of days from this one on are still open; those of earlier days sort before it. */
export const firstOpenGroup = (now: Date): string =>
  `${groupPrefix}:${shopDate(new Date(now.getTime() - closingDelayMs))}`;

export const isConsolidatedKey = (key: string): boolean => key.startsWith(`${groupPrefix}:`);

/** @param round counts from 1: a bill that came after its day was closed makes a second one */
export const toConsolidatedKey = (group: string, round: number): string => `${group}:${round}`;

/** What of a consolidated bill is one order's; its number is shared. */
export const isPartOfConsolidated = ({ consolidation }: Pick<Bill, 'consolidation'>): boolean =>
  consolidation === 'part';
