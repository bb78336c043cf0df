import { userOperations } from '@tokri/contracts/api';
import { reportChange } from '@tokri/web-kit/mutation-feedback';
import { isApiProblem, sendCommand, useMutation, useQueryClient } from '@tokri/web-kit/platform';
import { useState } from 'react';
import { useForm, type FieldError, type FieldErrors, type Resolver } from 'react-hook-form';
import { t } from '../labels.ts';
import { findErrors, toBody, toForm, type CompanyForm } from './company-form.ts';
import { refreshCompany, type CompanySettings } from './company-queries.ts';
import { mergeSaved, type Difference } from './conflict.ts';

const resolver: Resolver<CompanyForm> = (values) => {
  const found = Object.entries(findErrors(values));
  if (found.length === 0) return { values, errors: {} };
  const errors: FieldErrors<CompanyForm> = Object.fromEntries(
    found.map(([field, message]) => [field, { type: 'rule', message } satisfies FieldError]),
  );
  return { values: {}, errors };
};

export interface Conflict {
  readonly differences: readonly Difference[];
}

const messageOf = (error: unknown): string => (isApiProblem(error) ? error.message : t('failed'));

export const useCompanyForm = (company: CompanySettings) => {
  const client = useQueryClient();
  const [base, setBase] = useState(company);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [rejection, setRejection] = useState('');
  const form = useForm<CompanyForm>({ defaultValues: toForm(company), resolver });
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (values: CompanyForm) =>
      sendCommand(userOperations.saveCompanySettings, { body: toBody(values, base.Rev) }),
  });

  const showTheirs = async (mine: CompanyForm): Promise<void> => {
    const theirs = await refreshCompany(client);
    const { merged, differences } = mergeSaved({
      base: toForm(base),
      mine,
      theirs: toForm(theirs),
    });
    setBase(theirs);
    form.reset(toForm(theirs));
    for (const [field, value] of Object.entries(merged))
      form.setValue(field as keyof CompanyForm, value, { shouldDirty: true });
    setConflict({ differences });
  };

  const send = async (values: CompanyForm): Promise<void> => {
    const result = await mutateAsync(values);
    if (result.kind === 'rejected') {
      if (result.code === 'company-changed') await showTheirs(values);
      else setRejection(result.message);
      return;
    }
    const saved = await refreshCompany(client);
    setBase(saved);
    setConflict(null);
    form.reset(toForm(saved));
    reportChange(t('saved'));
  };

  return {
    ...form,
    base,
    conflict,
    rejection,
    isBusy: isPending,
    submit: form.handleSubmit(async (values) => {
      setRejection('');
      await send(values).catch((error: unknown) => setRejection(messageOf(error)));
    }),
  };
};
export type CompanyFormState = ReturnType<typeof useCompanyForm>;
