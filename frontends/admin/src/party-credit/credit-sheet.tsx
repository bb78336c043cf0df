import { billingOperations, type PartyCreditResponse } from '@tokri/contracts/api';
import { maxTermsDays, parseRupees, parseWholeNumber } from '@tokri/contracts/validation';
import { useMutationWithFeedback } from '@tokri/web-kit/mutation-feedback';
import { sendCommand } from '@tokri/web-kit/platform';
import { Field } from '@tokri/web-kit/ui';
import { useState } from 'react';
import { FormSheet } from '../components/form-sheet/form-sheet.tsx';
import { t } from './labels.ts';
import { refreshPartyCredit } from './party-credit-queries.ts';

interface CreditSheetProps {
  readonly credit: PartyCreditResponse;
  readonly name: string;
  readonly onClose: () => void;
}

interface CreditTerms {
  readonly limit: number;
  readonly days: number;
}

const useSetCredit = (partyId: number, name: string) =>
  useMutationWithFeedback({
    send: ({ limit, days }: CreditTerms) =>
      sendCommand(billingOperations.setCreditLimit, {
        body: { PartyId: partyId, CreditLimit: limit, TermsDays: days },
      }),
    refresh: refreshPartyCredit,
    successMessage: () => t('saved', { name }),
  });

const useCreditForm = ({ credit, name, onClose }: CreditSheetProps) => {
  const [limitText, setLimitText] = useState(String(credit.CreditLimit));
  const [daysText, setDaysText] = useState(String(credit.TermsDays));
  const [isSubmitted, setSubmitted] = useState(false);
  const { run } = useSetCredit(credit.PartyId, name);
  const [limit, days] = [parseRupees(limitText), parseWholeNumber(daysText, 0, maxTermsDays)];
  return {
    limitText,
    setLimitText,
    daysText,
    setDaysText,
    limitError: isSubmitted && limit === null ? t('limitWrong') : '',
    daysError: isSubmitted && days === null ? t('daysWrong', { max: maxTermsDays }) : '',
    isDirty: limit !== credit.CreditLimit || days !== credit.TermsDays,
    submit: async (): Promise<void> => {
      setSubmitted(true);
      if (limit !== null && days !== null && (await run({ limit, days }))) onClose();
    },
  };
};

export const CreditSheet = (props: CreditSheetProps) => {
  const form = useCreditForm(props);
  return (
    <FormSheet
      title={t('titleOf', { name: props.name })}
      submitLabel={t('save')}
      isDirty={form.isDirty}
      onSubmit={form.submit}
      onClose={props.onClose}
    >
      <Field
        data-autofocus
        label={t('limit')}
        hint={t('limitHint')}
        error={form.limitError}
        value={form.limitText}
        inputMode="decimal"
        autoComplete="off"
        onChange={({ target }) => form.setLimitText(target.value)}
      />
      <Field
        label={t('terms')}
        hint={t('termsHint')}
        error={form.daysError}
        value={form.daysText}
        inputMode="numeric"
        autoComplete="off"
        onChange={({ target }) => form.setDaysText(target.value)}
      />
    </FormSheet>
  );
};
