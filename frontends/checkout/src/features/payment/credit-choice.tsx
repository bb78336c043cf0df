import { useOnline } from '@tokri/web-kit/platform';
import { Button, ButtonLink, Icon, ReceiptText } from '@tokri/web-kit/ui';
import { t } from '../../labels.ts';
import { describeCredit, usePartyCredit, whyNotOnCredit } from './credit-offer.ts';

export interface CreditChoiceProps {
  readonly partyId: number;
  /** Rupees of the whole order. */
  readonly payable: number;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

const unknownCreditText = (isOnline: boolean, isFailed: boolean): string => {
  if (!isOnline) return t('credit.offline');
  return t(isFailed ? 'credit.failed' : 'credit.loading');
};

export const CreditChoice = ({ partyId, payable, isChosen, onChoose }: CreditChoiceProps) => {
  const isOnline = useOnline();
  const { data: credit, isError, isFetching, refetch } = usePartyCredit(partyId);
  const isOffered = credit !== undefined && whyNotOnCredit(credit, payable) === null;
  return (
    <>
      <label className="radio-card">
        <input
          type="radio"
          name="pay"
          value="credit"
          checked={isChosen}
          disabled={!isOffered && !isChosen}
          onChange={onChoose}
        />
        <span>
          <b className="strong">{t('credit.title')}</b>
          <small role="status">
            {credit
              ? describeCredit(credit, payable)
              : unknownCreditText(isOnline, isError && !isFetching)}
          </small>
        </span>
        <Icon icon={ReceiptText} />
      </label>
      {credit?.NotOffered === 'overdue' && (
        <ButtonLink kind="secondary" isSmall to="/pay-outstanding">
          {t('credit.pay')}
        </ButtonLink>
      )}
      {!credit && isError && isOnline && (
        <Button kind="secondary" isSmall isBusy={isFetching} onClick={() => void refetch()}>
          {t('credit.retry')}
        </Button>
      )}
    </>
  );
};
