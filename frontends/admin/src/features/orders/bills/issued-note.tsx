import { Button } from '@tokri/web-kit/ui';
import { useEffect, useRef } from 'react';
import styles from './bills.module.css';
import { t } from './labels.ts';
import { SaveBillButton } from './save-bill-button.tsx';

/** `Number` is empty while the note waits for a second member of staff. */
export interface IssuedNote {
  readonly Id: number;
  readonly Number: string;
  /** In rupees. */
  readonly Amount: number;
}

export const toIssuedNote = (result: {
  readonly Id: number;
  readonly Number?: string | undefined;
  readonly Amount?: number | undefined;
}): IssuedNote => ({
  Id: result.Id,
  Number: result.Number ?? '',
  Amount: result.Amount ?? 0,
});

export const IssuedNoteText = ({ text }: { readonly text: string }) => {
  const paragraph = useRef<HTMLParagraphElement>(null);
  useEffect(() => paragraph.current?.focus(), []);
  return (
    <p ref={paragraph} tabIndex={-1}>
      {text}
    </p>
  );
};

export const IssuedNoteActions = ({
  orderId,
  note,
  onClose,
}: {
  readonly orderId: number;
  readonly note: IssuedNote;
  readonly onClose: () => void;
}) => (
  <div className={styles.issuedActions}>
    {note.Number !== '' && <SaveBillButton orderId={orderId} bill={note} />}
    <Button onClick={onClose}>{t('finish')}</Button>
  </div>
);
