import type { Challenge } from '../one-time-passwords/challenge.ts';

/** The code that closed the account, as long as it is valid: whoever lost the answer asks again. */
export type DeletionProof = Pick<Challenge, 'id' | 'sends' | 'codeHash' | 'expiresAt'>;

/**
 * A deleted account. It is closed at once, and the person is erased when no order is under way (DPDP
 * Act 2023, s. 12: erasure unless the data is still needed). The document stays, so that bills,
 * which must be kept for 72 months, have a customer id.
 */
export interface Erasure {
  /** Of the certificate. */
  readonly reference: string;
  readonly closedAt: Date;
  /** Missing in documents of earlier versions. */
  readonly proof?: DeletionProof;
  /** When the order service said that no order is under way; null before. */
  readonly settledAt: Date | null;
  readonly erasedAt: Date | null;
}

export type ErasureStage = 'closed' | 'settled' | 'erased';

export const stageOf = ({ settledAt, erasedAt }: Erasure): ErasureStage => {
  if (erasedAt) return 'erased';
  return settledAt ? 'settled' : 'closed';
};
