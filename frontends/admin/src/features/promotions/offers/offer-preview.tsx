import { formatExactPrice, formatPrice, ItemCard, Tag } from '@tokri/web-kit/ui';
import { offerLabel } from '@tokri/contracts/pricing';
import { language } from '@tokri/web-kit/platform';
import { t } from '../labels.ts';
import { usePartyNames } from '../../../components/party-field/use-party-names.ts';
import { BannerPreview } from './banner-preview.tsx';
import { dayText } from '../promotion-cells.tsx';
import styles from '../promotions.module.css';
import type { OfferForm } from './offer-form.ts';
import { useExampleItems } from './offer-queries.ts';
import { priceExample, toOfferRule, type ExampleLine } from './offer-rule.ts';

const what = (form: OfferForm): string => {
  if (form.kind === 'combo')
    return t('explain.combo', { amount: formatPrice(Number(form.price) || 0) });
  const label = offerLabel(toOfferRule(form), language());
  return form.kind === 'threshold'
    ? t('explain.threshold', { label })
    : t('explain.item', { label });
};

const explainOffer = (form: OfferForm, partyName: string): string =>
  [
    what(form),
    t('explain.deliveryDays', { from: dayText(form.from), to: dayText(form.to) }),
    form.places.length > 0 ? t('explain.places') : '',
    partyName === '' ? '' : t('explain.party', { party: partyName }),
  ]
    .filter(Boolean)
    .join(' ');

const PreviewCard = ({ form, line }: { readonly form: OfferForm; readonly line: ExampleLine }) => {
  const { item, unitName, quantity, after } = line;
  const unit = item.Units.find(({ Name }) => Name === unitName);
  return (
    <div className={styles.card} inert>
      <ItemCard
        name={item.Name}
        brand={item.Brand}
        href="/home"
        image={item.Images[0]?.Small ?? ''}
        tint={item.Tint}
        unitName={unitName}
        unitPrice={unit?.UnitPrice ?? ''}
        price={quantity === 1 ? after : (unit?.RateWithTax ?? 0)}
        mrp={unit?.Mrp ?? 0}
        isVegetarian={item.Declarations.Vegetarian}
        isAvailable
        quantity={0}
        max={1}
        ribbon={offerLabel(toOfferRule(form), language())}
        onQuantity={() => undefined}
      />
    </div>
  );
};

/** Offers for one business customer have no banner. */
const PartyOffer = ({ form }: { readonly form: OfferForm }) => (
  <p className={styles.texts}>
    <Tag tone="offer">{offerLabel(toOfferRule(form), language())}</Tag>
    <b>{form.name || t('preview.name')}</b>
    {form.narration && <span>{form.narration}</span>}
  </p>
);

const total = (lines: readonly ExampleLine[], field: 'before' | 'after'): number =>
  lines.reduce((sum, line) => sum + line[field], 0);

export const OfferPreview = ({ form }: { readonly form: OfferForm }) => {
  const { data: items } = useExampleItems(form);
  const partyId = Number(form.party) || 0;
  const nameOfParty = usePartyNames([partyId]);
  const lines = items ? priceExample(form, items) : [];
  const [first] = lines;
  return (
    <>
      {form.party === '' ? <BannerPreview form={form} /> : <PartyOffer form={form} />}
      <p>{explainOffer(form, partyId > 0 ? nameOfParty(partyId) : '')}</p>
      {first ? (
        <>
          <PreviewCard form={form} line={first} />
          <table className={styles.example}>
            <caption>{t('preview.offerExample')}</caption>
            <tbody>
              {lines.map(({ item, unitName, quantity, before, after }) => (
                <tr key={item.Id}>
                  <th scope="row">{`${quantity} × ${item.Name}, ${unitName}`}</th>
                  <td>
                    {after < before && <s>{formatExactPrice(before)}</s>} {formatExactPrice(after)}
                  </td>
                </tr>
              ))}
              <tr>
                <th scope="row">{t('preview.saves')}</th>
                <td>{formatExactPrice(total(lines, 'before') - total(lines, 'after'))}</td>
              </tr>
            </tbody>
          </table>
        </>
      ) : (
        <p className="fine-print">{t('preview.noItems')}</p>
      )}
    </>
  );
};
