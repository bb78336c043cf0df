import type { Address } from '../domain/address.ts';
import type { Area } from '../domain/area.ts';
import type { Challenge, CodeRequest } from '../domain/challenge.ts';
import type { Company, Foundation } from '../domain/company.ts';
import type { Channel, Identity } from '../domain/identity.ts';
import type { LivingCode, SeenCode } from '../domain/living-code.ts';
import type { Party } from '../domain/party.ts';
import type { Session } from '../domain/session.ts';
import type { User, UserChange } from '../domain/user.ts';

export type Clock = () => Date;
/** Positive integers, each once. */
export type NextId = () => Promise<number>;

export interface Challenges {
  /** Stores a request and, with it, the code on its way. False when the id is taken. */
  open(challenge: Challenge, code: CodeRequest): Promise<boolean>;
  find(id: number): Promise<Challenge | null>;
  /** Counts one try in one write, before anything is compared; null when the code is used, over, or out of tries. */
  countTry(id: number, now: Date): Promise<Challenge | null>;
  /** True for one caller only, and only while the code compared is still the one that counts. */
  use(challenge: Challenge): Promise<boolean>;
  /** Replaces the code; false when another resend or a sign-in came first. */
  renew(challenge: Challenge, code: CodeRequest): Promise<boolean>;
}

/** The code that went out last to each identity. */
export interface LivingCodes {
  find(identity: Identity, network: string): Promise<SeenCode | null>;
  /** Makes a code the last one, in one write; false when another that is too young came first. */
  claim(
    identity: Identity,
    code: LivingCode,
    by: { readonly now: Date; readonly network: string },
  ): Promise<boolean>;
  /** A resend is the last one from here on. */
  renew(identity: Identity, code: LivingCode, network: string): Promise<void>;
  /** The code was used, or never went out: the next one may go at once. */
  release(identity: Identity, challengeId: number): Promise<void>;
}

export interface Identities {
  /** The user of this identity; the first caller's id wins for good. */
  claim(identity: Identity, nextUserId: NextId): Promise<number>;
}

/** Which people staff look for; all when neither is named. */
export interface UserWish {
  readonly page: number;
  readonly pageSize: number;
  /** A whole number, as identities spell it. */
  readonly mobile?: string;
  /** Part of a name, number or mail address, in any letter case. */
  readonly text?: string;
}

export interface Users {
  find(id: number): Promise<User | null>;
  /** Newest first. */
  list(wish: UserWish): Promise<{ readonly users: readonly User[]; readonly total: number }>;
  /** Stores a newcomer and tells of them; harmless when they are there. */
  register(user: User): Promise<void>;
  /** Changes the person at this `rev`; null when somebody else did so first. */
  save(user: User, change: UserChange, at: Date): Promise<User | null>;
}

export interface Addresses {
  find(id: number): Promise<Address | null>;
  findAll(ids: readonly number[]): Promise<Address[]>;
  /** Harmless when the id is there. */
  insert(address: Address): Promise<void>;
}

export interface Parties {
  readonly nextId: NextId;
  byId(id: number): Promise<Party | null>;
  byGstin(gstin: string): Promise<Party | null>;
  /** Harmless when there is one of this GSTIN. */
  insert(party: Party): Promise<void>;
}

export interface Sessions {
  insert(session: Session): Promise<void>;
  find(id: string): Promise<Session | null>;
  /** Raises the generation of a session that is still at this one; null when another call did. */
  rotate(session: Session, now: Date, expiresAt: Date): Promise<Session | null>;
  end(id: string, reason: Exclude<Session['ended'], ''>): Promise<void>;
  endAll(userId: number): Promise<void>;
}

export interface Companies {
  find(id: number): Promise<Company | null>;
  /** False when there is one. */
  found(foundation: Foundation): Promise<boolean>;
  /** The administrator of a company whose foundation broke off half-way, else null. */
  waitingAdministrator(id: number): Promise<Foundation['administrator'] | null>;
  markReady(id: number): Promise<void>;
}

/** Codes and cookies: random, keyed, compared in constant time. */
export interface Secrets {
  /** A random id that does not fit anybody else's request. */
  newChallengeId(): number;
  newCode(challengeId: number, sends: number): { readonly code: string; readonly codeHash: string };
  isCodeOf(challenge: Challenge, code: string): boolean;
  newSessionId(): string;
  /** The same text each time for one generation of one session: an answer that was lost can be given again. */
  cookieOf(session: Pick<Session, 'id' | 'generation'>): string;
  /** Null for a cookie that we never gave. */
  readCookie(text: string): { readonly sessionId: string; readonly generation: number } | null;
}

export type Tokens = (user: User, now: Date) => Promise<string>;

/** What a number and a network may ask for (facts.md 3.3). */
export interface SendLimits {
  /** Counts one code; answers seconds to wait, 0 when it may go out. */
  take(identity: Identity, network: string): Promise<number>;
  /** A code's last try was wrong. */
  burnt(identity: Identity): Promise<void>;
  /** A right code ends the count of burnt ones. */
  forgive(identity: Identity): Promise<void>;
}

export interface Areas {
  all(): Iterable<Area>;
}

/** What happened to whom, ids only: reads that write are audited (api-contract.md rule 2). */
export type Audit = (
  what: string,
  who: { readonly userId?: number; readonly channel?: Channel; readonly by?: number },
) => void;
