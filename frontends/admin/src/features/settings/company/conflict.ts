import { companyFields, type CompanyField, type CompanyForm } from './company-form.ts';

export interface Difference {
  readonly field: CompanyField;
  readonly mine: string | boolean;
  readonly theirs: string | boolean;
}

/**
 * What somebody else saved goes into the form where this one was not changed. Fields that both
 * changed stay as they are and are returned as differences.
 */
export const mergeSaved = ({
  base,
  mine,
  theirs,
}: {
  readonly base: CompanyForm;
  readonly mine: CompanyForm;
  readonly theirs: CompanyForm;
}): { readonly merged: CompanyForm; readonly differences: readonly Difference[] } => {
  const isMine = (field: CompanyField): boolean => mine[field] !== base[field];
  const merged = Object.fromEntries(
    companyFields.map((field) => [field, isMine(field) ? mine[field] : theirs[field]]),
  ) as unknown as CompanyForm;
  const differences = companyFields
    .filter(
      (field) => isMine(field) && theirs[field] !== base[field] && theirs[field] !== mine[field],
    )
    .map((field) => ({ field, mine: mine[field], theirs: theirs[field] }));
  return { merged, differences };
};
