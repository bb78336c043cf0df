import type { BillSeriesResponse, TaxGroupResponse } from '@tokri/contracts/api';
import { isUnitedKingdom } from '@tokri/contracts/market';
import { Note, today } from '@tokri/web-kit/ui';
import { useState } from 'react';
import { NotFoundPage } from '../../../components/not-found-page.tsx';
import { Page } from '../../../components/page.tsx';
import { Pagination } from '../../../components/pagination.tsx';
import { t } from '../labels.ts';
import type { ReportColumn } from '../report-columns.ts';
import { ReportSection } from '../report-section.tsx';
import { ReportContent, ReportTabs, useReportFilter } from '../reports-layout.tsx';
import styles from '../reports.module.css';
import { taxGroupColumns } from '../tax-setup/tax-group-columns.ts';
import { useBillSeries, useTaxGroups } from '../tax-setup/tax-setup-queries.ts';

const seriesColumns = (): readonly ReportColumn<BillSeriesResponse>[] => [
  { id: 'series', header: t('series.series'), kind: 'text', value: ({ Series }) => Series },
  { id: 'kind', header: t('series.kind'), kind: 'text', value: ({ Kind }) => t(`series.${Kind}`) },
  {
    id: 'year',
    header: t('series.year'),
    kind: 'text',
    value: ({ FinancialYear }) => FinancialYear,
  },
  { id: 'next', header: t('series.next'), kind: 'text', value: ({ NextNumber }) => NextNumber },
  { id: 'last', header: t('series.last'), kind: 'text', value: ({ LastNumber }) => LastNumber },
  { id: 'date', header: t('series.lastDate'), kind: 'day', value: ({ LastDate }) => LastDate },
  { id: 'issued', header: t('series.issued'), kind: 'count', value: ({ Issued }) => Issued },
  { id: 'waiting', header: t('series.waiting'), kind: 'count', value: ({ Waiting }) => Waiting },
  { id: 'gaps', header: t('series.gaps'), kind: 'count', value: ({ Gaps }) => Gaps },
];

const onDay = (day: string) => ({ from: day, to: day });

const TaxRates = ({ day }: { readonly day: string }) => {
  const [page, setPage] = useState(1);
  return (
    <ReportContent
      query={useTaxGroups(page)}
      isEmpty={({ total }) => total === 0}
      empty={{ title: t('rates.empty'), text: t('rates.emptyText') }}
    >
      {({ rows, total }) => (
        <ReportSection<TaxGroupResponse>
          name="tax-rates"
          title={t('rates.title')}
          span={onDay(day)}
          columns={taxGroupColumns(day)}
          rows={rows}
          footer={<Pagination page={page} total={total} onPageChange={setPage} />}
        />
      )}
    </ReportContent>
  );
};

const BillSeries = ({ day }: { readonly day: string }) => (
  <ReportContent
    query={useBillSeries()}
    isEmpty={(rows) => rows.length === 0}
    empty={{ title: t('series.empty'), text: t('gst.emptyText') }}
  >
    {(rows) => (
      <>
        {rows.some(({ Gaps }) => Gaps > 0) && <Note tone="warning">{t('series.hasGaps')}</Note>}
        <ReportSection<BillSeriesResponse>
          name="bill-series"
          title={t('series.title')}
          span={onDay(day)}
          columns={seriesColumns()}
          rows={rows}
        />
      </>
    )}
  </ReportContent>
);

const TaxSetup = () => {
  const { filter } = useReportFilter();
  const day = today();
  return (
    <Page title={t('title')}>
      <ReportTabs filter={filter} />
      <div className={styles.hint}>
        <Note>{t('hint.rates')}</Note>
      </div>
      <div className={styles.sections}>
        <TaxRates day={day} />
        <BillSeries day={day} />
      </div>
    </Page>
  );
};

/** The United Kingdom has neither HSN codes nor series for kinds of documents. */
export const TaxSetupPage = () => (isUnitedKingdom() ? <NotFoundPage /> : <TaxSetup />);
