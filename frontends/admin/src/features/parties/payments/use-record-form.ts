import { duesPaymentOperations, type PartyBalanceResponse } from '@tokri/contracts/api';
import { useMutationWithFeedback } from '@tokri/web-kit/mutation-feedback';
import { newUuid, sendCommand } from '@tokri/web-kit/platform';
import { formatExactPrice, today } from '@tokri/web-kit/ui';
import { useState } from 'react';
import { usePartyCredit } from '../../../party-credit/party-credit-queries.ts';
import { t } from '../labels.ts';
import { refreshLedgers } from '../party-queries.ts';
import {
  checkDraft,
  hasErrors,
  toPaymentRequest,
  type DraftErrors,
  type OpenBill,
  type PaymentDraft,
  type PaymentRequest,
} from './payment-draft.ts';
import { toRejectionErrors } from './rejection-errors.ts';

export interface RecordFormOptions {
  readonly party: Pick<PartyBalanceResponse, 'PartyId' | 'Name'>;
  readonly onClose: () => void;
}

const useRecordMutation = ({ Name: name }: RecordFormOptions['party']) =>
  useMutationWithFeedback({
    send: (body: PaymentRequest) => sendCommand(duesPaymentOperations.recordPartyPayment, { body }),
    refresh: refreshLedgers,
    successMessage: ({ Number: number }, { Amount }) => {
      const sum = formatExactPrice(Amount);
      return number
        ? t('record.done', { sum, name, number })
        : t('record.doneWithoutNumber', { sum, name });
    },
    actionName: () => t('record.action'),
  });

/**
 * The open bills as they were first loaded. A request without an answer may have paid some of them,
 * and its repetition must still name them.
 */
const useFirstBills = (partyId: number) => {
  const { data: credit, isPending } = usePartyCredit(partyId);
  const [first, setFirst] = useState<readonly OpenBill[] | undefined>(credit?.Bills);
  if (first === undefined && credit) setFirst(credit.Bills);
  return { bills: first, isPending };
};

export const useRecordForm = ({ party, onClose }: RecordFormOptions) => {
  const { bills, isPending } = useFirstBills(party.PartyId);
  const [emptyDraft] = useState<PaymentDraft>(() => ({
    amount: '',
    way: 'bank',
    reference: '',
    receivedOn: today(),
    bills: new Map(),
  }));
  const [draft, setDraft] = useState(emptyDraft);
  const [isSubmitted, setSubmitted] = useState(false);
  const [rejection, setRejection] = useState<DraftErrors>({});
  // One request per sheet: pressing again after a lost answer records once.
  const [requestId] = useState(newUuid);
  const { attempt } = useRecordMutation(party);
  const check = (): DraftErrors => checkDraft(draft, bills ?? [], today());
  const submit = async (): Promise<void> => {
    setSubmitted(true);
    setRejection({});
    if (hasErrors(check())) return;
    const request = toPaymentRequest(draft, bills ?? [], { partyId: party.PartyId, requestId });
    const result = await attempt(request);
    if (result.kind === 'done') onClose();
    else setRejection(toRejectionErrors(result, request));
  };
  return {
    draft,
    bills,
    isLoadingBills: isPending,
    errors: { ...(isSubmitted ? check() : {}), ...rejection },
    isDirty: draft !== emptyDraft,
    change: (next: Partial<PaymentDraft>): void => {
      setRejection({});
      setDraft({ ...draft, ...next });
    },
    submit,
  };
};
export type RecordForm = ReturnType<typeof useRecordForm>;
