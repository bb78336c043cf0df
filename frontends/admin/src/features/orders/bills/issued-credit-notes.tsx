import type { IssuedCreditNote } from '@tokri/contracts/api';
import { toPaise, toRupees } from '@tokri/contracts/money';
import { Button, formatExactPrice, Note } from '@tokri/web-kit/ui';
import styles from './bills.module.css';
import { IssuedNoteActions, IssuedNoteText } from './issued-note.tsx';
import { t } from './labels.ts';
import { SaveBillButton } from './save-bill-button.tsx';

/** What BA18 answers; services of a former version name the first note only. */
interface CreditResult {
  readonly Id: number;
  readonly Number?: string | undefined;
  readonly Amount?: number | undefined;
  readonly Notes?: readonly IssuedCreditNote[] | undefined;
}

export const toIssuedCreditNotes = ({
  Id,
  Number: number = '',
  Amount = 0,
  Notes = [{ Id, Number: number, Amount, Against: '', ToRefund: 0 }],
}: CreditResult): readonly IssuedCreditNote[] => Notes;

const sumText = (notes: readonly IssuedCreditNote[]): string =>
  formatExactPrice(toRupees(notes.reduce((paise, { Amount }) => paise + toPaise(Amount), 0)));

const issuedText = (notes: readonly IssuedCreditNote[]): string =>
  notes.length === 1
    ? t('credit.issued', { number: notes[0]?.Number ?? '', sum: sumText(notes) })
    : t('credit.issuedAll', { count: notes.length, sum: sumText(notes) });

const refundText = ({ ToRefund, Against }: IssuedCreditNote): string =>
  t('credit.refundNote', { sum: formatExactPrice(ToRefund), number: Against });

interface IssuedCreditNotesProps {
  readonly orderId: number;
  readonly notes: readonly IssuedCreditNote[];
}

/** A return credits the bill and each debit note that raised the goods. */
export const IssuedCreditNotes = ({ orderId, notes }: IssuedCreditNotesProps) => (
  <>
    <IssuedNoteText text={issuedText(notes)} />
    {notes.length > 1 && (
      <ul className={styles.issued}>
        {notes.map((note) => (
          <li key={note.Id}>
            <span>
              {t('credit.issuedOf', {
                number: note.Number,
                sum: formatExactPrice(note.Amount),
                bill: note.Against,
              })}
            </span>
            <SaveBillButton orderId={orderId} bill={note} />
          </li>
        ))}
      </ul>
    )}
    {notes
      .filter(({ ToRefund }) => ToRefund > 0)
      .map((note) => (
        <Note key={note.Id}>{refundText(note)}</Note>
      ))}
  </>
);

export const IssuedCreditNotesActions = ({
  orderId,
  notes: [note, ...others],
  onClose,
}: IssuedCreditNotesProps & { readonly onClose: () => void }) =>
  note && others.length === 0 ? (
    <IssuedNoteActions orderId={orderId} note={note} onClose={onClose} />
  ) : (
    <div className={styles.issuedActions}>
      <Button onClick={onClose}>{t('finish')}</Button>
    </div>
  );
