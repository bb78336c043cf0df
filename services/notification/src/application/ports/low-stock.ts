import type { Digest, LowPack } from '../../domain/low-stock/digest.ts';
import type { LowStockSettings } from '../../domain/low-stock/settings.ts';
import type { Contact } from './contacts.ts';

export interface StaffMember {
  readonly userId: number;
  readonly name: string;
  readonly permissions: readonly string[];
  readonly sms: Contact;
  readonly mail: Contact;
}

/** Read from the store each time: whoever lost a permission must get nothing from then on. */
export interface StaffDirectory {
  findStaff(userIds: readonly number[]): Promise<readonly StaffMember[]>;
  listStaff(): Promise<readonly StaffMember[]>;
}

export interface LocationNames {
  isLocation(locationId: number): boolean;
  findName(locationId: number): string;
}

export interface LowStockSettingsStore {
  read(): Promise<LowStockSettings>;
  /** Returns the new revision, or null if somebody else saved since `rev`. */
  save(settings: LowStockSettings): Promise<number | null>;
}

export interface PackPosition {
  /** Of the pack at its location. */
  readonly key: string;
  /** An event that is older than what is stored changes nothing, nor does a repeated one. */
  readonly seq: number;
}

export interface FallenPack extends LowPack, PackPosition {
  readonly locationId: number;
  readonly fellAt: Date;
}

export interface LowPackStore {
  recordFall(pack: FallenPack): Promise<void>;
  recordRefill(
    pack: PackPosition & { readonly locationId: number; readonly at: Date },
  ): Promise<void>;
  /** The locations with packs that no digest has named yet. */
  listPending(): Promise<readonly { readonly locationId: number; readonly firstFallAt: Date }[]>;
  /** Assigns what is pending to the digest. Repeated, it returns what it assigned before as well. */
  claim(
    locationId: number,
    digestId: string,
    maxPacks: number,
  ): Promise<{ readonly count: number; readonly packs: readonly LowPack[] }>;
}

export interface StoredDigest {
  readonly digest: Digest;
  readonly rev: number;
}

/** One document a location: the last digest. All writes compare the revision. */
export interface DigestStore {
  find(locationId: number): Promise<StoredDigest | undefined>;
  /** Leases the digest to this process. Null when another process has started one. */
  start(
    previous: StoredDigest | undefined,
    digest: Digest,
    leasedUntil: Date,
  ): Promise<StoredDigest | null>;
  findDue(now: Date): Promise<readonly StoredDigest[]>;
  /** Null on a version conflict. */
  save(stored: StoredDigest, digest: Digest, nextTryAt: Date | null): Promise<StoredDigest | null>;
}
