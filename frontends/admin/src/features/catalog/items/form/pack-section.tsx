import { shopMarket } from '@tokri/contracts/market';
import type { EditedItem } from '@tokri/contracts/api';
import { Button, formatExactPrice, Icon, IconButton, Menu, Plus, Trash2 } from '@tokri/web-kit/ui';
import type { ComponentProps } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { t } from '../labels.ts';
import { FormField, FormSelect } from './form-fields.tsx';
import { FormSection } from './form-section.tsx';
import { emptyPack, type ItemFormValues } from './item-form-values.ts';
import styles from './item-form.module.css';
import { formText } from './labels.ts';
import { checkPackPrice, taxPercentToday } from './pack-price.ts';
import { SortableList } from '../../../../components/sortable/sortable-list.tsx';
import { SortableRow } from '../../../../components/sortable/sortable-row.tsx';

const measures = ['g', 'ml', 'piece'] as const;

type EditedUnit = EditedItem['Units'][number];

const SavedPrice = ({ unit }: { readonly unit: EditedUnit }) => (
  <p className="hint">
    {formText('packPrice', {
      price: formatExactPrice(unit.RateWithTax),
      mrp: formatExactPrice(unit.Mrp),
      stock: unit.Stock,
    })}{' '}
    {formText('packChange')}
  </p>
);

const PriceBeforeTax = ({
  index,
  item,
}: {
  readonly index: number;
  readonly item: EditedItem | undefined;
}) => {
  const { watch } = useFormContext<ItemFormValues>();
  const pack = watch(`packs.${index}`);
  const taxPercent = taxPercentToday(watch('taxes'), item?.Taxes);
  const { rate, total } = checkPackPrice(pack, taxPercent);
  if (rate === null || total === null) return null;
  return (
    <p className="hint">
      {t('price.total', {
        total: formatExactPrice(total),
        rate: formatExactPrice(rate),
        tax: taxPercent,
      })}
    </p>
  );
};

const NewPrice = (props: ComponentProps<typeof PriceBeforeTax>) => (
  <>
    <div className={styles.trio}>
      <FormField
        name={`packs.${props.index}.price`}
        label={formText('price')}
        prefixText={shopMarket().currencySymbol}
        inputMode="decimal"
      />
      <FormField
        name={`packs.${props.index}.mrp`}
        label={formText('mrp')}
        prefixText={shopMarket().currencySymbol}
        inputMode="decimal"
      />
      <FormField
        name={`packs.${props.index}.stock`}
        label={formText('stock')}
        inputMode="numeric"
      />
    </div>
    <PriceBeforeTax {...props} />
  </>
);

const PackFields = ({
  index,
  item,
  unit,
}: ComponentProps<typeof PriceBeforeTax> & {
  readonly unit: EditedUnit | undefined;
}) => {
  const { register } = useFormContext<ItemFormValues>();
  return (
    <div className={styles.packFields}>
      <div className={styles.quartet}>
        <FormField
          name={`packs.${index}.name`}
          label={formText('packName')}
          hint={formText('packNameHint')}
          maxLength={40}
        />
        <FormField name={`packs.${index}.amount`} label={formText('amount')} inputMode="numeric" />
        <FormSelect
          name={`packs.${index}.measure`}
          label={formText('measure')}
          options={measures.map((measure) => [measure, formText(`measure.${measure}`)])}
        />
        <FormField
          name={`packs.${index}.maxPerOrder`}
          label={formText('maxPerOrder')}
          inputMode="numeric"
        />
      </div>
      {unit ? <SavedPrice unit={unit} /> : <NewPrice index={index} item={item} />}
      {unit && (
        <label className={styles.checkbox}>
          <input type="checkbox" {...register(`packs.${index}.isHidden`)} />
          {formText('packHidden')}
        </label>
      )}
    </div>
  );
};

export const PackSection = ({ item }: { readonly item: EditedItem | undefined }) => {
  const { fields, append, remove, move } = useFieldArray<ItemFormValues, 'packs'>({
    name: 'packs',
  });
  return (
    <FormSection title={formText('packs')}>
      <SortableList ids={fields.map(({ id }) => id)} onMove={move} className={styles.packs}>
        {fields.map(({ id, unitId }, index) => (
          <SortableRow key={id} id={id} className={styles.pack}>
            {(handle) => (
              <>
                <div className={styles.packHead}>
                  <IconButton {...handle} label={formText('packMove', { number: index + 1 })}>
                    <Icon icon={Menu} size={16} />
                  </IconButton>
                  <h3 className="grow">{formText('pack', { number: index + 1 })}</h3>
                  {unitId === 0 && fields.length > 1 && (
                    <IconButton
                      label={formText('packRemove', { number: index + 1 })}
                      onClick={() => remove(index)}
                    >
                      <Icon icon={Trash2} size={16} />
                    </IconButton>
                  )}
                </div>
                <PackFields
                  index={index}
                  item={item}
                  unit={item?.Units.find((unit) => unit.UnitId === unitId)}
                />
              </>
            )}
          </SortableRow>
        ))}
      </SortableList>
      <Button kind="secondary" isSmall onClick={() => append(emptyPack)}>
        <Icon icon={Plus} size={16} />
        {formText('packAdd')}
      </Button>
    </FormSection>
  );
};
