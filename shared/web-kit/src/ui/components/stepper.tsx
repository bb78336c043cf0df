import { Minus, Plus, Trash2 } from 'lucide-react';
import { Icon } from '../icon.tsx';
import { t } from '../labels.ts';
import { classNames } from './class-names.ts';

export interface StepperProps {
  readonly name: string;
  readonly quantity: number;
  readonly max: number;
  readonly isLarge?: boolean;
  readonly isDisabled?: boolean;
  readonly onChange: (quantity: number) => void;
}

export const Stepper = ({ name, quantity, max, isLarge, isDisabled, onChange }: StepperProps) => {
  const isFull = quantity >= max;
  return (
    <div
      className={classNames('stepper', isLarge && 'large')}
      role="group"
      aria-label={t('quantity.label', { name })}
    >
      <button
        type="button"
        aria-label={quantity === 1 ? t('quantity.remove') : t('quantity.less')}
        disabled={isDisabled}
        onClick={() => onChange(quantity - 1)}
      >
        <Icon icon={quantity === 1 ? Trash2 : Minus} size={16} />
      </button>
      <output>{quantity}</output>
      <button
        type="button"
        aria-label={isFull ? t('quantity.limit') : t('quantity.more')}
        disabled={isDisabled || isFull}
        onClick={() => onChange(quantity + 1)}
      >
        <Icon icon={Plus} size={16} />
      </button>
    </div>
  );
};

export const AddToCartControl = (props: StepperProps) =>
  props.quantity > 0 ? (
    <Stepper {...props} />
  ) : (
    <button
      type="button"
      className="add-button"
      aria-label={t('add.label', { name: props.name })}
      disabled={props.isDisabled}
      onClick={() => props.onChange(1)}
    >
      <Icon icon={Plus} size={16} />
      {t('add')}
    </button>
  );
