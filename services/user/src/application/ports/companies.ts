import type { Company, CompanySetup } from '../../domain/companies/company.ts';
import type { Party } from '../../domain/companies/party.ts';
import type { NextId } from './runtime.ts';

export interface Parties {
  readonly nextId: NextId;
  findById(id: number): Promise<Party | null>;
  findByGstin(gstin: string): Promise<Party | null>;
  /** Harmless when there is one of this GSTIN. */
  insert(party: Party): Promise<void>;
}

export interface Companies {
  find(id: number): Promise<Company | null>;
  /** False when there is one. */
  create(setup: CompanySetup): Promise<boolean>;
  /** The administrator of a company whose foundation broke off half-way, else null. */
  pendingAdministrator(id: number): Promise<CompanySetup['administrator'] | null>;
  markReady(id: number): Promise<void>;
}
