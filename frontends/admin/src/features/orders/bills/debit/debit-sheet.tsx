import type { BillResponse } from '@tokri/contracts/api';
import { FieldError, formatExactPrice, Note } from '@tokri/web-kit/ui';
import { useId } from 'react';
import { FormSheet } from '../../../../components/form-sheet/form-sheet.tsx';
import { t } from '../../../../debit-notes/labels.ts';
import panelStyles from '../../details/order-panel.module.css';
import { IssuedNoteActions, IssuedNoteText, type IssuedNote } from '../issued-note.tsx';
import { ReasonField } from '../reason-field.tsx';
import { higherPercents, useDebitForm } from './use-debit-form.ts';

type DebitForm = ReturnType<typeof useDebitForm>;
type BillLine = BillResponse['Lines'][number];

interface RaisedLineProps {
  readonly line: BillLine;
  readonly index: number;
  readonly form: DebitForm;
}

const RateField = ({ line, index, form }: RaisedLineProps) => {
  const percents = higherPercents(line);
  const { percent } = form.draftOf(index);
  if (percents.length === 0) return null;
  return (
    <select
      className="input"
      aria-label={t('rate', { item: line.Name })}
      value={percent ?? ''}
      onChange={({ target }) =>
        form.change(index, { percent: percents.find((choice) => String(choice) === target.value) })
      }
    >
      <option value="">{t('rateAsBilled', { percent: line.TaxPercent })}</option>
      {percents.map((choice) => (
        <option key={choice} value={choice}>
          {t('rateInstead', { percent: choice })}
        </option>
      ))}
    </select>
  );
};

const RaisedLine = ({ line, index, form }: RaisedLineProps) => {
  const id = useId();
  const isWrong = form.isAddedWrong(index);
  return (
    <li>
      <label htmlFor={id} className="grow">
        {line.Name} <small>{line.Unit}</small>
      </label>
      <input
        id={id}
        data-autofocus
        className="input"
        inputMode="decimal"
        autoComplete="off"
        placeholder="0.00"
        aria-label={t('added', { item: line.Name })}
        aria-describedby={`${id}error`}
        aria-invalid={isWrong || undefined}
        value={form.draftOf(index).added}
        onChange={({ target }) => form.change(index, { added: target.value })}
      />
      <RateField line={line} index={index} form={form} />
      {isWrong && <FieldError id={`${id}error`} text={t('addedWrong')} />}
    </li>
  );
};

const DebitFields = ({ bill, form }: { readonly bill: BillResponse; readonly form: DebitForm }) => (
  <>
    <p className="muted">{t('hint')}</p>
    <ul className={panelStyles.packLines}>
      {bill.Lines.map((line, index) => (
        <RaisedLine key={index} line={line} index={index} form={form} />
      ))}
    </ul>
    <ReasonField hint={t('reasonHint')} request={form.request} />
    <Note>{t('notPaid')}</Note>
  </>
);

const raisedText = ({ Number: number, Amount }: IssuedNote): string => {
  const sum = formatExactPrice(Amount);
  return number === '' ? t('waits', { sum }) : t('issued', { number, sum });
};

export const DebitSheet = ({
  bill,
  onClose,
}: {
  readonly bill: BillResponse;
  readonly onClose: () => void;
}) => {
  const form = useDebitForm(bill);
  const { raised } = form;
  return (
    <FormSheet
      title={t('raiseOf', { number: bill.Number })}
      submitLabel={t('submit')}
      isDirty={form.isDirty}
      error={raised ? '' : form.error}
      onSubmit={form.submit}
      onClose={onClose}
      question={
        raised && <IssuedNoteActions orderId={bill.TransactionId} note={raised} onClose={onClose} />
      }
    >
      {raised ? (
        <IssuedNoteText text={raisedText(raised)} />
      ) : (
        <DebitFields bill={bill} form={form} />
      )}
    </FormSheet>
  );
};
