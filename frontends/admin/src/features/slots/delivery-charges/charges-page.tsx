import {
  Button,
  classNames,
  EmptyState,
  ErrorPanel,
  Icon,
  formatExactPrice,
  Plus,
} from '@tokri/web-kit/ui';
import { useState } from 'react';
import cardStyles from '../../../components/card.module.css';
import tableStyles from '../../../components/table.module.css';
import { usePartyNames } from '../../../components/party-field/use-party-names.ts';
import { RowsSkeleton } from '../../../components/rows-skeleton.tsx';
import { ChargeSheet } from './charge-sheet.tsx';
import { rangeLabel } from '../areas/pincode-ranges.ts';
import { useDeliveryCharges, type DeliveryCharge } from '../slot-queries.ts';
import { SlotsPageLayout } from '../slots-page.tsx';
import layoutStyles from '../slots-layout.module.css';
import { t } from '../labels.ts';

const freeAboveLabel = ({ Charge, FreeAbove }: DeliveryCharge): string => {
  if (Charge === 0 && FreeAbove === 0) return t('charge.alwaysFree');
  return FreeAbove === 0 ? t('charge.neverFree') : formatExactPrice(FreeAbove);
};

const ChargeRow = ({
  charge,
  party,
  onEdit,
}: {
  readonly charge: DeliveryCharge;
  readonly party: string;
  readonly onEdit: () => void;
}) => {
  const range = rangeLabel({ from: charge.PincodeFrom, to: charge.PincodeTo });
  return (
    <tr>
      <td className={tableStyles.phoneMain}>
        <b className="strong">{range}</b>
      </td>
      <td className={tableStyles.phoneMain}>{party}</td>
      <td className={classNames(tableStyles.number, tableStyles.phoneSide)}>
        <b className="strong">{formatExactPrice(charge.Charge)}</b>
        <small>
          {t('charge.tax', { sum: formatExactPrice(charge.Tax), percent: charge.TaxPercent })}
        </small>
      </td>
      <td className={tableStyles.phoneMain}>
        {charge.FreeAbove > 0 && <span className="narrow-only">{t('charge.freeFrom')} </span>}
        {freeAboveLabel(charge)}
      </td>
      <td className={tableStyles.phoneSide}>
        <Button
          kind="secondary"
          isSmall
          aria-label={t('charge.editOf', { range, party })}
          onClick={onEdit}
        >
          {t('template.edit')}
        </Button>
      </td>
    </tr>
  );
};

const ChargeTable = ({
  charges,
  onEdit,
}: {
  readonly charges: readonly DeliveryCharge[];
  readonly onEdit: (charge: DeliveryCharge) => void;
}) => {
  const nameOfParty = usePartyNames(charges.map(({ PartyId }) => PartyId));
  return (
    <table className={tableStyles.table} aria-label={t('tab.charges')}>
      <thead>
        <tr>
          <th scope="col">{t('charge.range')}</th>
          <th scope="col">{t('charge.appliesTo')}</th>
          <th scope="col" className={tableStyles.number}>
            {t('charge.amount')}
          </th>
          <th scope="col">{t('charge.freeFrom')}</th>
          <th scope="col">
            <span className="sr-only">{t('template.edit')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {charges.map((charge) => (
          <ChargeRow
            key={charge.Id}
            charge={charge}
            party={charge.PartyId === 0 ? t('charge.everyone') : nameOfParty(charge.PartyId)}
            onEdit={() => onEdit(charge)}
          />
        ))}
      </tbody>
    </table>
  );
};

export const ChargesPage = () => {
  const charges = useDeliveryCharges();
  const [opened, setOpened] = useState<{ readonly charge: DeliveryCharge | null }>();
  return (
    <SlotsPageLayout
      tab="charges"
      lists={[charges.data]}
      actions={
        <Button isSmall disabled={!charges.data} onClick={() => setOpened({ charge: null })}>
          <Icon icon={Plus} size={16} />
          {t('charge.add')}
        </Button>
      }
    >
      <p className={classNames('muted', layoutStyles.intro)}>{t('charge.lead')}</p>
      <section className={cardStyles.card} aria-label={t('tab.charges')}>
        {charges.isPending && <RowsSkeleton count={4} />}
        {charges.isError && !charges.data && (
          <ErrorPanel
            error={charges.error}
            isBusy={charges.isFetching}
            onRetry={() => void charges.refetch()}
          />
        )}
        {charges.data?.rows.length === 0 && (
          <EmptyState title={t('charge.none')} text={t('charge.noneText')} />
        )}
        {charges.data && charges.data.rows.length > 0 && (
          <ChargeTable charges={charges.data.rows} onEdit={(charge) => setOpened({ charge })} />
        )}
      </section>
      {opened && <ChargeSheet charge={opened.charge} onClose={() => setOpened(undefined)} />}
    </SlotsPageLayout>
  );
};
