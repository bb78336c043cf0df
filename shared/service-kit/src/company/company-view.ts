import { companySnapshot, type EventData } from '@tokri/contracts/events';
import { defaultCompanyId } from '@tokri/contracts/platform';
import { ProblemError } from '@tokri/contracts/problems';
import { materializedView, type MaterializedView } from '../kafka/index.ts';

export type CompanyRecord = EventData<typeof companySnapshot>;

export interface CompanyView {
  readonly view: MaterializedView;
  /** Undefined until the shop has a company. */
  find(): CompanyRecord | undefined;
  require(): CompanyRecord;
}

export const createCompanyView = (
  onChange: (company: CompanyRecord | undefined) => void = () => undefined,
): CompanyView => {
  let company: CompanyRecord | undefined;
  return {
    view: materializedView({
      event: companySnapshot,
      name: 'company',
      apply: (key, data) => {
        if (Number(key) !== defaultCompanyId) return;
        company = data ?? undefined;
        onChange(company);
      },
    }),
    find: () => company,
    require: () => {
      if (!company)
        throw new ProblemError('not-known-yet', 'The shop has no company yet. Try again later.');
      return company;
    },
  };
};
