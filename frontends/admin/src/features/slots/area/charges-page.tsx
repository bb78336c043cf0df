import { Button, classNames, Empty, ErrorPanel, Icon, moneyExact, Plus } from '@tokri/web-kit/ui';
import { useState } from 'react';
import parts from '../../../parts/parts.module.css';
import { RowsWaiting } from '../../../parts/rows-waiting.tsx';
import { ChargeSheet } from './charge-sheet.tsx';
import { rangeWords } from './range-text.ts';
import { useCharges, type ChargeRow } from '../slot-reads.ts';
import { SlotsPage } from '../slots-page.tsx';
import styles from '../slots.module.css';
import { t } from '../texts.ts';

const freeWords = ({ Charge, FreeAbove }: ChargeRow): string => {
  if (Charge === 0 && FreeAbove === 0) return t('charge.alwaysFree');
  return FreeAbove === 0 ? t('charge.neverFree') : moneyExact(FreeAbove);
};

const Row = ({ row, onEdit }: { readonly row: ChargeRow; readonly onEdit: () => void }) => {
  const range = rangeWords({ from: row.PincodeFrom, to: row.PincodeTo });
  const party =
    row.PartyId === 0 ? t('charge.everybody') : t('charge.ofParty', { party: row.PartyId });
  return (
    <tr>
      <td className={parts.wide}>
        <b className="strong">{range}</b>
      </td>
      <td className={parts.wide}>{party}</td>
      <td className={classNames(parts.num, parts.side)}>
        <b className="strong">{moneyExact(row.Charge)}</b>
        <small>{t('charge.tax', { sum: moneyExact(row.Tax), percent: row.TaxPercent })}</small>
      </td>
      <td className={parts.wide}>
        {row.FreeAbove > 0 && <span className="narrow-only">{t('charge.freeFrom')} </span>}
        {freeWords(row)}
      </td>
      <td className={parts.side}>
        <Button
          kind="second"
          isSmall
          aria-label={t('charge.editOf', { range, party })}
          onClick={onEdit}
        >
          {t('template.change')}
        </Button>
      </td>
    </tr>
  );
};

/** What delivery costs by place and party; what a slot adds stands with its window. */
export const ChargesPage = () => {
  const charges = useCharges();
  const [opened, setOpened] = useState<{ readonly row: ChargeRow | null }>();
  return (
    <SlotsPage
      tab="charges"
      lists={[charges.data]}
      head={
        charges.data && (
          <Button isSmall className="end" onClick={() => setOpened({ row: null })}>
            <Icon of={Plus} size={16} />
            {t('charge.add')}
          </Button>
        )
      }
    >
      <p className={classNames('muted', styles.lead)}>{t('charge.lead')}</p>
      <section className={parts.box} aria-label={t('tab.charges')}>
        {charges.isPending && <RowsWaiting count={4} />}
        {charges.isError && !charges.data && (
          <ErrorPanel
            problem={charges.error}
            isBusy={charges.isFetching}
            onRetry={() => void charges.refetch()}
          />
        )}
        {charges.data?.rows.length === 0 && (
          <Empty title={t('charge.none')} text={t('charge.noneText')} />
        )}
        {charges.data && charges.data.rows.length > 0 && (
          <table className={parts.table} aria-label={t('tab.charges')}>
            <thead>
              <tr>
                <th scope="col">{t('charge.range')}</th>
                <th scope="col">{t('charge.who')}</th>
                <th scope="col" className={parts.num}>
                  {t('charge.sum')}
                </th>
                <th scope="col">{t('charge.freeFrom')}</th>
                <th scope="col">
                  <span className="sr">{t('template.change')}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {charges.data.rows.map((row) => (
                <Row key={row.Id} row={row} onEdit={() => setOpened({ row })} />
              ))}
            </tbody>
          </table>
        )}
      </section>
      {opened && <ChargeSheet row={opened.row} onClose={() => setOpened(undefined)} />}
    </SlotsPage>
  );
};
