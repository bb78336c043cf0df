import { orderAdminOperations, type OrderResponse } from '@tokri/contracts/api';
import { useMutationWithFeedback } from '@tokri/web-kit/mutation-feedback';
import { sendCommand } from '@tokri/web-kit/platform';
import { FieldError, formatExactPrice, Note, Tag } from '@tokri/web-kit/ui';
import { useId, useState } from 'react';
import { FormSheet } from '../../../components/form-sheet/form-sheet.tsx';
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
    actionName: () => t('advance.4'),
  });

const isShort = (line: Line, typed: TypedQuantities): boolean => {
  const quantity = parsePackedQuantity(line, typed);
  return quantity !== null && quantity < line.Quantity;
};

const QuantityFields = ({
  lines,
  typed,
  invalidLineIds,
  isSubmitted,
  onChange,
}: {
  readonly lines: readonly Line[];
  readonly typed: TypedQuantities;
  readonly invalidLineIds: readonly number[];
  readonly isSubmitted: boolean;
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
            aria-describedby={`${id}${line.Id}of ${id}${line.Id}error`}
            aria-invalid={invalidLineIds.includes(line.Id) ? true : undefined}
            onFocus={({ target }) => target.select()}
            onChange={({ target }) => onChange(line.Id, target.value)}
          />
          <span id={`${id}${line.Id}of`} className={styles.orderedQuantity}>
            {t('pack.of', { count: line.Quantity })}
          </span>
          {isSubmitted && invalidLineIds.includes(line.Id) && (
            <FieldError id={`${id}${line.Id}error`} text={t('pack.invalidQuantity')} />
          )}
        </li>
      ))}
    </ul>
  );
};

/** An invalid quantity is named at its line instead. */
const packingError = ({ invalidLineIds, packed }: Packing): string =>
  invalidLineIds.length === 0 && packed === 0 ? t('pack.nothing') : '';

const isValid = ({ invalidLineIds, packed }: Packing): boolean =>
  invalidLineIds.length === 0 && packed > 0;

interface PackSheetProps {
  readonly order: OrderResponse;
  readonly tickedIds: ReadonlySet<number>;
  readonly onClose: () => void;
}

const usePackForm = ({ order, tickedIds, onClose }: PackSheetProps) => {
  const lines = order.Lines ?? [];
  const [ticked] = useState<TypedQuantities>(() => quantitiesFromTicks(lines, tickedIds));
  const [typed, setTyped] = useState(ticked);
  const [isSubmitted, setSubmitted] = useState(false);
  const { run: pack } = usePackMutation(order);
  const packing = calculatePacking(lines, typed);
  const submit = async (): Promise<void> => {
    setSubmitted(true);
    if (isValid(packing) && (await pack(packing.lines))) onClose();
  };
  const changeQuantity = (lineId: number, text: string): void => {
    setTyped({ ...typed, [lineId]: text });
    setSubmitted(false);
  };
  const isDirty = lines.some((line) => typedQuantity(line, typed) !== typedQuantity(line, ticked));
  const error = isSubmitted ? packingError(packing) : '';
  return { lines, typed, isDirty, packing, error, isSubmitted, changeQuantity, submit };
};

export const PackSheet = ({ order, tickedIds, onClose }: PackSheetProps) => {
  const form = usePackForm({ order, tickedIds, onClose });
  const { lines, typed, packing } = form;
  const isPartial = isValid(packing) && packing.packed < packing.ordered;
  const preview = usePackingPreview({
    orderId: order.Id,
    lines: packing.lines,
    isEnabled: isPartial,
  });
  return (
    <FormSheet
      title={t('pack.title', { number: order.TransactionNumber })}
      submitLabel={t('advance.4')}
      isDirty={form.isDirty}
      error={form.error}
      onSubmit={form.submit}
      onClose={onClose}
    >
      <p className="muted">{t(tickedIds.size > 0 ? 'pack.fromTicks' : 'pack.hint')}</p>
      <QuantityFields
        lines={lines}
        typed={typed}
        invalidLineIds={packing.invalidLineIds}
        isSubmitted={form.isSubmitted}
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
          {t(order.PaymentMethod === 'online' ? 'pack.partialPaid' : 'pack.partialCash')}
        </Note>
      )}
    </FormSheet>
  );
};
