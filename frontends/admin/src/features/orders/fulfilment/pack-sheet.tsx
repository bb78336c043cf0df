import { orderAdminOperations, type OrderResponse } from '@tokri/contracts/api';
import { useMutationWithFeedback } from '@tokri/web-kit/mutation-feedback';
import { sendCommand } from '@tokri/web-kit/platform';
import { Button, FieldError, formatExactPrice, Note, Sheet, Tag } from '@tokri/web-kit/ui';
import { useId, useState, type SyntheticEvent } from 'react';
import { t } from '../../../labels.ts';
import styles from '../details/order-panel.module.css';
import { refreshOrders } from '../../../orders/refresh-orders.ts';
import {
  calculatePacking,
  parsePackedQuantity,
  quantitiesFromTicks,
  typedQuantity,
  type Packing,
  type TypedQuantities,
} from './packing.ts';
import { PackingPreview, usePackingPreview } from './packing-preview.tsx';

type Line = NonNullable<OrderResponse['Lines']>[number];

const usePackMutation = ({ Id, TransactionNumber: number }: OrderResponse) =>
  useMutationWithFeedback({
    send: (lines: Packing['lines']) =>
      sendCommand(orderAdminOperations.packOrder, {
        body: { TransactionId: Id, Lines: [...lines] },
      }),
    refresh: refreshOrders,
    successMessage: ({ Payable = 0, RefundAmount = 0 }) =>
      RefundAmount > 0
        ? t('pack.refund', { number, sum: formatExactPrice(RefundAmount) })
        : t('pack.done', { number, sum: formatExactPrice(Payable) }),
  });

const isShort = (line: Line, typed: TypedQuantities): boolean => {
  const quantity = parsePackedQuantity(line, typed);
  return quantity !== null && quantity < line.Quantity;
};

const QuantityFields = ({
  lines,
  typed,
  invalidLineIds,
  onChange,
}: {
  readonly lines: readonly Line[];
  readonly typed: TypedQuantities;
  readonly invalidLineIds: readonly number[];
  readonly onChange: (lineId: number, text: string) => void;
}) => {
  const id = useId();
  return (
    <ul className={styles.packLines}>
      {lines.map((line) => (
        <li key={line.Id}>
          <label htmlFor={`${id}${line.Id}`} className="grow">
            {line.Name} <small>{line.UnitName}</small>
          </label>
          {isShort(line, typed) && <Tag tone="warning">{t('pack.short')}</Tag>}
          <input
            id={`${id}${line.Id}`}
            className="input"
            type="number"
            inputMode="numeric"
            min={0}
            max={line.Quantity}
            step={1}
            value={typedQuantity(line, typed)}
            aria-describedby={`${id}${line.Id}of`}
            aria-invalid={invalidLineIds.includes(line.Id) ? true : undefined}
            onFocus={({ target }) => target.select()}
            onChange={({ target }) => onChange(line.Id, target.value)}
          />
          <span id={`${id}${line.Id}of`} className={styles.orderedQuantity}>
            {t('pack.of', { count: line.Quantity })}
          </span>
        </li>
      ))}
    </ul>
  );
};

const validatePacking = ({ invalidLineIds, packed }: Packing): string => {
  if (invalidLineIds.length > 0) return t('pack.invalidQuantity');
  return packed === 0 ? t('pack.nothing') : '';
};

interface PackSheetProps {
  readonly order: OrderResponse;
  readonly tickedIds: ReadonlySet<number>;
  readonly onClose: () => void;
}

const usePackForm = ({ order, tickedIds, onClose }: PackSheetProps) => {
  const lines = order.Lines ?? [];
  const [typed, setTyped] = useState<TypedQuantities>(() => quantitiesFromTicks(lines, tickedIds));
  const [error, setError] = useState('');
  const { run: pack, isBusy } = usePackMutation(order);
  const packing = calculatePacking(lines, typed);
  const submit = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    const message = validatePacking(packing);
    setError(message);
    if (message === '' && !isBusy && (await pack(packing.lines))) onClose();
  };
  const changeQuantity = (lineId: number, text: string): void => {
    setTyped({ ...typed, [lineId]: text });
    setError('');
  };
  return { lines, typed, packing, error, isBusy, changeQuantity, submit };
};

export const PackSheet = ({ order, tickedIds, onClose }: PackSheetProps) => {
  const form = usePackForm({ order, tickedIds, onClose });
  const { lines, typed, packing } = form;
  const isPartial = validatePacking(packing) === '' && packing.packed < packing.ordered;
  const preview = usePackingPreview({
    orderId: order.Id,
    lines: packing.lines,
    isEnabled: isPartial,
  });
  return (
    <Sheet title={t('pack.title', { number: order.TransactionNumber })} onClose={onClose}>
      <form className={styles.form} noValidate onSubmit={(event) => void form.submit(event)}>
        <p className="muted">{t(tickedIds.size > 0 ? 'pack.fromTicks' : 'pack.hint')}</p>
        <QuantityFields
          lines={lines}
          typed={typed}
          invalidLineIds={packing.invalidLineIds}
          onChange={form.changeQuantity}
        />
        <p role="status">
          <b className="strong">
            {t('pack.count', { packed: packing.packed, ordered: packing.ordered })}
          </b>
        </p>
        {isPartial && <PackingPreview {...preview} />}
        {isPartial && (
          <Note tone="warning">
            {t(order.PaymentMethod === 'cod' ? 'pack.partialCash' : 'pack.partialPaid')}
          </Note>
        )}
        <FieldError text={form.error} />
        <div className={styles.formActions}>
          <Button kind="secondary" onClick={onClose}>
            {t('back')}
          </Button>
          <Button type="submit" isBusy={form.isBusy}>
            {t('advance.4')}
          </Button>
        </div>
      </form>
    </Sheet>
  );
};
