import type { BusinessApplicationState, Pagination } from '@tokri/contracts/platform';
import type {
  Company,
  CompanyChange,
  CompanySetup,
  FormerSettings,
} from '../../domain/companies/company.ts';
import type {
  ApplicationChange,
  ApplicationId,
  ApprovedApplication,
  BusinessApplication,
  OpenedApplication,
} from '../../domain/companies/business-application.ts';
import type { Party } from '../../domain/companies/party.ts';
import type { NextId } from './runtime.ts';

/** `search` is empty for all parties; `ids` is missing for any. */
export interface PartyQuery extends Pagination {
  readonly search: string;
  readonly ids?: readonly number[] | undefined;
}

export interface PartyPage {
  readonly parties: readonly Party[];
  readonly total: number;
}

export interface Parties {
  readonly nextId: NextId;
  findById(id: number): Promise<Party | null>;
  findAll(ids: readonly number[]): Promise<readonly Party[]>;
  /** By name. */
  list(query: PartyQuery): Promise<PartyPage>;
  findByGstin(gstin: string): Promise<Party | null>;
  insert(party: Party): Promise<void>;
}

export interface Companies {
  find(id: number): Promise<Company | null>;
  create(id: number, setup: CompanySetup): Promise<boolean>;
  /** Returns false if somebody else saved since `company` was read. */
  save(company: Company, change: CompanyChange): Promise<boolean>;
  /** Whether a company is from before companies held all settings. */
  hasIncomplete(): Promise<boolean>;
  /** Completes such companies. */
  migrate(former: FormerSettings): Promise<void>;
  pendingAdministrator(id: number): Promise<CompanySetup['administrator'] | null>;
  markReady(id: number): Promise<void>;
}

export interface BusinessApplications {
  find(userId: number): Promise<BusinessApplication | null>;
  /** The oldest first; of any state without `state`. */
  list(
    query: Pagination & { readonly state?: BusinessApplicationState | undefined },
  ): Promise<{ readonly applications: readonly BusinessApplication[]; readonly total: number }>;
  /** Approved, and their people are not members yet: all of them, the oldest decision first. */
  listUnfinished(): Promise<readonly ApprovedApplication[]>;
  /** Returns false if the person has one. */
  insert(application: OpenedApplication & Pick<ApplicationId, 'userId'>): Promise<boolean>;
  /** Returns false if somebody else saved since `application` was read. */
  save(application: ApplicationId, change: ApplicationChange): Promise<boolean>;
  delete(userId: number): Promise<void>;
  /** One that is not approved stays. */
  deleteApproved(userId: number): Promise<void>;
}
