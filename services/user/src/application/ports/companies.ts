import type { Company, CompanySetup } from '../../domain/companies/company.ts';
import type { Party } from '../../domain/companies/party.ts';
import type { NextId } from './runtime.ts';

export interface Parties {
  readonly nextId: NextId;
  findById(id: number): Promise<Party | null>;
  findByGstin(gstin: string): Promise<Party | null>;
  insert(party: Party): Promise<void>;
}

export interface Companies {
  find(id: number): Promise<Company | null>;
  create(setup: CompanySetup): Promise<boolean>;
  pendingAdministrator(id: number): Promise<CompanySetup['administrator'] | null>;
  markReady(id: number): Promise<void>;
}
