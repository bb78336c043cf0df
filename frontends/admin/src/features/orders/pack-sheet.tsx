import { orderAdminOperations, type OrderAnswer } from '@tokri/contracts/http';
import { useToldWrite } from '@tokri/web-kit/told-write';
import { write } from '@tokri/web-kit/platform';
import { Button, FieldError, moneyExact, Note, Sheet } from '@tokri/web-kit/ui';
import { useId, useState, type SyntheticEvent } from 'react';
import { t } from '../../texts.ts';
import styles from './order-panel.module.css';
import { refreshOrders } from './order-reads.ts';
import { packingOf, typedOf, type Packing, type Typed } from './pack-model.ts';

const usePack = ({ Id, TransactionNumber: number }: OrderAnswer) =>
  useToldWrite({
    send: (lines: Packing['lines']) =>
      write(orderAdminOperations.packOrder, { body: { TransactionId: Id, Lines: [...lines] } }),
    refresh: refreshOrders,
    tell: ({ Payable = 0, RefundAmount = 0 }) =>
      RefundAmount > 0
        ? t('pack.refund', { number, sum: moneyExact(RefundAmount) })
        : t('pack.done', { number, sum: moneyExact(Payable) }),
  });

/** How much of each line is in the bag. The numbers go up and down by the arrow keys; Enter packs. */
export const PackSheet = ({
  order,
  onClose,
}: {
  readonly order: OrderAnswer;
  readonly onClose: () => void;
}) => {
  const id = useId();
  const [typed, setTyped] = useState<Typed>({});
  const [error, setError] = useState('');
  const { act, isBusy } = usePack(order);
  const lines = order.Lines ?? [];
  const packing = packingOf(lines, typed);
  const submit = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    const wrong =
      packing.wrong.length > 0 ? t('pack.wrong') : packing.packed === 0 ? t('pack.nothing') : '';
    setError(wrong);
    if (wrong === '' && !isBusy && (await act(packing.lines))) onClose();
  };
  return (
    <Sheet title={t('pack.title', { number: order.TransactionNumber })} onClose={onClose}>
      <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        <ul className={styles.packLines}>
          {lines.map((line) => (
            <li key={line.Id}>
              <label htmlFor={`${id}${line.Id}`} className="grow">
                {line.Name} <small>{line.UnitName}</small>
              </label>
              <input
                id={`${id}${line.Id}`}
                className="input"
                type="number"
                inputMode="numeric"
                min={0}
                max={line.Quantity}
                step={1}
                value={typedOf(line, typed)}
                aria-describedby={`${id}${line.Id}of`}
                aria-invalid={packing.wrong.includes(line.Id) ? true : undefined}
                onFocus={({ target }) => target.select()}
                onChange={({ target }) => {
                  setTyped({ ...typed, [line.Id]: target.value });
                  setError('');
                }}
              />
              <span id={`${id}${line.Id}of`} className={styles.of}>
                {t('pack.of', { count: line.Quantity })}
              </span>
            </li>
          ))}
        </ul>
        <p role="status">
          <b className="strong">
            {t('pack.count', { packed: packing.packed, ordered: packing.ordered })}
          </b>
        </p>
        {packing.packed < packing.ordered && (
          <Note tone="few">
            {t(order.PaymentMethod === 'cod' ? 'pack.shortCash' : 'pack.shortPaid')}
          </Note>
        )}
        <FieldError text={error} />
        <div className={styles.formActs}>
          <Button kind="second" onClick={onClose}>
            {t('back')}
          </Button>
          <Button type="submit" isBusy={isBusy}>
            {t('move.4')}
          </Button>
        </div>
      </form>
    </Sheet>
  );
};
