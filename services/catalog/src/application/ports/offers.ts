import type { Offer } from '../../domain/offers/offer.ts';
import type { NextId } from './next-id.ts';

export interface StoredOffer {
  readonly offer: Offer;
  readonly rev: number;
}

export interface OfferStore {
  all(): Promise<readonly StoredOffer[]>;
  findById(offerId: number): Promise<StoredOffer | null>;
  nextId: NextId;
  insert(offer: Offer): Promise<'inserted' | 'exists'>;
  save(stored: StoredOffer, changed: Offer): Promise<StoredOffer | null>;
}

export interface OfferView {
  upsert(offers: readonly StoredOffer[]): void;
  all(): readonly Offer[];
  offer(offerId: number): StoredOffer | undefined;
  version(): number;
}
