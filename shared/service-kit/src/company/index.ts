export { createCompanyView } from './company-view.ts';
export type { CompanyRecord, CompanyView } from './company-view.ts';
