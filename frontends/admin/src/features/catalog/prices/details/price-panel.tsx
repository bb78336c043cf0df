import type { ItemPricesResponse, UnitRateResponse } from '@tokri/contracts/api';
import { isApiProblem, Link } from '@tokri/web-kit/platform';
import { Button, EmptyState, ErrorPanel, formatDate, Icon, X } from '@tokri/web-kit/ui';
import { useState } from 'react';
import { usePartyNames } from '../../../../components/party-field/use-party-names.ts';
import { RowsSkeleton } from '../../../../components/rows-skeleton.tsx';
import { packName } from '../../pack-name.ts';
import { t } from '../labels.ts';
import { formatPriceFilter, type PriceFilter } from '../price-filter.ts';
import { useItemPrices } from '../price-queries.ts';
import styles from '../prices.module.css';
import { groupByParty, unitName, type PricedUnit } from './rate-labels.ts';
import { RateSheet } from './rate-sheet.tsx';
import { RateTimeline } from './rate-timeline.tsx';

interface OpenSheet {
  readonly unit: PricedUnit;
  readonly rate?: UnitRateResponse;
}

const UnitSection = ({
  item,
  unit,
  nameOfParty,
  onOpen,
}: {
  readonly item: ItemPricesResponse;
  readonly unit: PricedUnit;
  readonly nameOfParty: (partyId: number) => string;
  readonly onOpen: (sheet: OpenSheet) => void;
}) => (
  <section className={styles.section} aria-label={unitName(item, unit)}>
    <div className={styles.sectionHead}>
      <h3 className="grow">{packName(unit)}</h3>
      {item.Status !== 2 && (
        <Button
          isSmall
          kind="secondary"
          aria-label={t('panel.addOf', { name: unitName(item, unit) })}
          onClick={() => onOpen({ unit })}
        >
          {t('panel.add')}
        </Button>
      )}
    </div>
    {groupByParty(unit).map((party) => (
      <RateTimeline
        key={party.partyId}
        item={item}
        unit={unit}
        party={party}
        title={party.partyId === 0 ? t('panel.everyone') : nameOfParty(party.partyId)}
        onChange={(rate) => onOpen({ unit, rate })}
      />
    ))}
  </section>
);

const PanelContent = ({ item }: { readonly item: ItemPricesResponse }) => {
  const [sheet, setSheet] = useState<OpenSheet>();
  const nameOfParty = usePartyNames(
    item.Units.flatMap(({ Rates }) => Rates.map(({ PartyId }) => PartyId)),
  );
  return (
    <div className={styles.body}>
      <p className="fine-print">
        {item.Taxes.map(({ FromDate, TaxPercent }) =>
          t('panel.gst', { percent: TaxPercent, day: formatDate(FromDate) }),
        ).join(' • ')}
      </p>
      {item.Units.map((unit) => (
        <UnitSection
          key={unit.UnitId}
          item={item}
          unit={unit}
          nameOfParty={nameOfParty}
          onOpen={setSheet}
        />
      ))}
      {sheet && <RateSheet item={item} {...sheet} onClose={() => setSheet(undefined)} />}
    </div>
  );
};

export const PricePanel = ({
  itemId,
  filter,
}: {
  readonly itemId: number;
  readonly filter: PriceFilter;
}) => {
  const query = useItemPrices(itemId);
  const isNotFound = isApiProblem(query.error) && query.error.status === 404;
  return (
    <aside className={styles.panel} aria-labelledby="h-prices">
      <div className={styles.panelHead}>
        <h2 id="h-prices" className="grow">
          {query.data?.Name ?? t('panel.title')}
        </h2>
        <Link
          className="icon-button"
          aria-label={t('panel.close')}
          to={{ pathname: '/admin/prices', search: formatPriceFilter(filter) }}
        >
          <Icon icon={X} />
        </Link>
      </div>
      {query.isPending && <RowsSkeleton count={4} />}
      {query.isError &&
        !query.data &&
        (isNotFound ? (
          <EmptyState title={t('panel.notFound')} text={t('panel.notFoundText')} />
        ) : (
          <ErrorPanel
            error={query.error}
            isBusy={query.isFetching}
            onRetry={() => void query.refetch()}
          />
        ))}
      {query.data && <PanelContent item={query.data} />}
    </aside>
  );
};
