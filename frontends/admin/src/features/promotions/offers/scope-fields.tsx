import { useDebouncedValue } from '@tokri/web-kit/platform';
import { deliveryCodeInput } from '@tokri/web-kit/pincode';
import { Button, Field, FieldError } from '@tokri/web-kit/ui';
import { useState } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { t } from '../labels.ts';
import styles from '../promotions.module.css';
import type { ChosenItem, OfferForm } from './offer-form.ts';
import { useItemResults, useItemTypeNames } from './offer-queries.ts';

type FormApi = UseFormReturn<OfferForm>;

const typingPauseMs = 200;
const maxQuantity = 99;

const TypeChoice = ({ form }: { readonly form: FormApi }) => {
  const { data: types = [] } = useItemTypeNames();
  const error = form.formState.errors.itemTypeIds?.message;
  return (
    <div className="field">
      <label className="field-label" htmlFor="offer-types">
        {t('offer.itemTypeIds')}
      </label>
      <select
        id="offer-types"
        className="input"
        multiple
        size={6}
        style={{ height: 'auto' }}
        {...form.register('itemTypeIds')}
      >
        {types.map(({ Id, Name }) => (
          <option key={Id} value={String(Id)}>
            {Name}
          </option>
        ))}
      </select>
      <FieldError id="offer-types-error" text={error} />
    </div>
  );
};

const ItemResults = ({
  search,
  onPick,
}: {
  readonly search: string;
  readonly onPick: (item: ChosenItem) => void;
}) => {
  const { data } = useItemResults(search);
  if (search.length < 2 || !data) return null;
  if (data.Items.length === 0) return <p className="fine-print">{t('offer.noResults')}</p>;
  return (
    <ul className={styles.results} aria-label={t('offer.results')}>
      {data.Items.map(({ Id, Name, Brand }) => (
        <li key={Id}>
          <span>{[Name, Brand].filter(Boolean).join(' • ')}</span>
          <Button
            kind="secondary"
            isSmall
            aria-label={t('offer.addItem', { name: Name })}
            onClick={() => onPick({ itemId: Id, unitId: 0, name: Name, quantity: 1 })}
          >
            {t('add')}
          </Button>
        </li>
      ))}
    </ul>
  );
};

const ChosenItems = ({
  form,
  items,
  setItems,
}: {
  readonly form: FormApi;
  readonly items: readonly ChosenItem[];
  readonly setItems: (items: readonly ChosenItem[]) => void;
}) => {
  const isCombo = useWatch({ control: form.control, name: 'kind' }) === 'combo';
  const setQuantity = (itemId: number, text: string): void =>
    setItems(
      items.map((item) =>
        item.itemId === itemId
          ? { ...item, quantity: Math.min(maxQuantity, Math.max(1, Number(text) || 1)) }
          : item,
      ),
    );
  return (
    <ul className={styles.chosen} aria-label={t('offer.items')}>
      {items.map(({ itemId, name, quantity }) => (
        <li key={itemId}>
          <span>{name}</span>
          {isCombo && (
            <input
              className="input"
              style={{ width: 72 }}
              type="number"
              min={1}
              max={maxQuantity}
              value={quantity}
              aria-label={t('offer.quantityOf', { name })}
              onChange={({ target }) => setQuantity(itemId, target.value)}
            />
          )}
          <Button
            kind="quiet"
            isSmall
            aria-label={t('offer.removeItem', { name })}
            onClick={() => setItems(items.filter((item) => item.itemId !== itemId))}
          >
            {t('remove')}
          </Button>
        </li>
      ))}
    </ul>
  );
};

const ItemChoice = ({ form }: { readonly form: FormApi }) => {
  const [search, setSearch] = useState('');
  const settled = useDebouncedValue(search.trim(), typingPauseMs);
  const items = useWatch({ control: form.control, name: 'items' });
  const setItems = (next: readonly ChosenItem[]): void =>
    form.setValue('items', [...next], { shouldDirty: true, shouldValidate: true });
  return (
    <>
      <Field
        label={t('offer.itemSearch')}
        type="search"
        value={search}
        autoComplete="off"
        error={form.formState.errors.items?.message}
        onChange={({ target }) => setSearch(target.value)}
      />
      <ItemResults
        search={settled}
        onPick={(picked) => {
          if (!items.some(({ itemId }) => itemId === picked.itemId)) setItems([...items, picked]);
        }}
      />
      <ChosenItems form={form} items={items} setItems={setItems} />
    </>
  );
};

export const ScopeFields = ({ form }: { readonly form: FormApi }) => {
  const [kind, scope] = useWatch({ control: form.control, name: ['kind', 'scope'] });
  return (
    <>
      {kind !== 'combo' && (
        <div className="field">
          <label className="field-label" htmlFor="offer-scope">
            {t('offer.scope')}
          </label>
          <select id="offer-scope" className="input" {...form.register('scope')}>
            <option value="items">{t('scope.items')}</option>
            <option value="types">{t('scope.types')}</option>
            <option value="everything">{t('scope.everything')}</option>
          </select>
        </div>
      )}
      {(kind === 'combo' || scope === 'items') && <ItemChoice form={form} />}
      {kind !== 'combo' && scope === 'types' && <TypeChoice form={form} />}
    </>
  );
};

export const PlaceFields = ({ form }: { readonly form: FormApi }) => {
  const places = useWatch({ control: form.control, name: 'places' });
  const setPlaces = (next: OfferForm['places']): void =>
    form.setValue('places', next, { shouldDirty: true });
  const error = form.formState.errors.places?.message;
  return (
    <fieldset className="field">
      <legend className="field-label">{t('offer.places')}</legend>
      <p className="fine-print">{t('offer.placesHint')}</p>
      {places.map((_, index) => (
        <div key={index} className={styles.pair}>
          <Field
            label={t('offer.pincodeFrom')}
            {...deliveryCodeInput()}
            {...form.register(`places.${index}.from`)}
          />
          <Field
            label={t('offer.pincodeTo')}
            {...deliveryCodeInput()}
            {...form.register(`places.${index}.to`)}
          />
        </div>
      ))}
      <FieldError id="offer-places-error" text={error} />
      <div className={styles.actions}>
        <Button
          kind="secondary"
          isSmall
          onClick={() => setPlaces([...places, { from: '', to: '' }])}
        >
          {t('offer.addPlace')}
        </Button>
        {places.length > 0 && (
          <Button kind="quiet" isSmall onClick={() => setPlaces(places.slice(0, -1))}>
            {t('offer.removePlace')}
          </Button>
        )}
      </div>
    </fieldset>
  );
};
