import type {
  SecondFactorChange,
  SecondFactorRecord,
} from '../../domain/second-factor/second-factor.ts';

export interface SecondFactors {
  /** One that is off when nothing is stored. */
  find(userId: number): Promise<SecondFactorRecord>;
  /** Since when the second factor of each person is on; people who have none are missing. */
  activeSince(userIds: readonly number[]): Promise<ReadonlyMap<number, Date>>;
  /** False when somebody else has changed it meanwhile. */
  save(record: SecondFactorRecord, change: SecondFactorChange): Promise<boolean>;
  delete(userId: number): Promise<void>;
}

/** What the owner sees once. */
export interface NewSecret {
  readonly secret: string;
  readonly sealedSecret: string;
  /** For a QR picture (otpauth, the key URI format of authenticator apps). */
  readonly uri: string;
}

export interface SecondFactorCodes {
  newSecret(label: { readonly issuer: string; readonly account: string }): NewSecret;
  /** The step of 30 s that the code belongs to: this one, the one before or the next. */
  findTimeStep(sealedSecret: string, code: string, now: Date): number | null;
  newRecoveryCodes(
    userId: number,
    count: number,
  ): readonly { readonly code: string; readonly hash: string }[];
  hashRecoveryCode(userId: number, code: string): string;
}
