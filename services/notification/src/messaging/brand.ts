import type { CompanyRecord } from '@tokri/service-kit/company';
import type { Brand } from '../domain/templates/brand.ts';

export const toBrand = (company: CompanyRecord | undefined): Brand | undefined =>
  company && { en: company.brand, hi: company.hindiBrand || company.brand };
