import type { Offer } from '../../domain/offer.ts';
import type { NextId } from './clock-and-ids.ts';

export interface StoredOffer {
  readonly offer: Offer;
  readonly rev: number;
}

export interface OfferStore {
  all(): Promise<readonly StoredOffer[]>;
  byId(offerId: number): Promise<StoredOffer | null>;
  nextId: NextId;
  insert(offer: Offer): Promise<'inserted' | 'exists'>;
  /** Null when somebody else was faster. */
  save(stored: StoredOffer, changed: Offer): Promise<StoredOffer | null>;
}

/** All offers in memory: every list names them. */
export interface OfferBoard {
  /** An older state than the known one changes nothing. */
  put(offers: readonly StoredOffer[]): void;
  all(): readonly Offer[];
  offer(offerId: number): StoredOffer | undefined;
  /** Another one after every change. */
  version(): number;
}
