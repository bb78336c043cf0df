import type { OperationsOverview, SignState } from '@tokri/contracts/api';
import { classNames, Tag } from '@tokri/web-kit/ui';
import tableStyles from '../../components/table.module.css';
import { formatFigure } from './format-figure.ts';
import { findLabel, t } from './labels.ts';
import styles from './ops.module.css';

export type Sign = OperationsOverview['Signs'][number];

const maxPlaces = 4;
const tones = { red: 'error', amber: 'warning', green: 'success', unknown: undefined } as const;
const order: readonly SignState[] = ['red', 'amber', 'unknown', 'green'];

export const signName = ({ Id, Alert }: Pick<Sign, 'Id' | 'Alert'>): string => {
  const label = findLabel('sign', Id);
  return label ? t(label) : Alert;
};

const formatLimit = ({ Unit, Amber, Red, IsLowBad }: Sign): string => {
  if (Unit === 'yes-no') return t('limit.mustBeYes');
  const limits = { amber: formatFigure(Amber, Unit), red: formatFigure(Red, Unit) };
  return t(IsLowBad ? 'limit.belowText' : 'limit.aboveText', limits);
};

const Where = ({ Where: places, Unit }: Sign) => (
  <>
    {places.slice(0, maxPlaces).map(({ Service, Detail, Figure }) => (
      <span key={`${Service} ${Detail}`} className={styles.place}>
        {[Service, Detail].filter(Boolean).join(' • ')}: {formatFigure(Figure, Unit)}
      </span>
    ))}
    {places.length > maxPlaces && (
      <span className={styles.place}>{t('where.more', { count: places.length - maxPlaces })}</span>
    )}
  </>
);

const SignRow = ({ sign }: { readonly sign: Sign }) => (
  <tr>
    <th scope="row" className={classNames(tableStyles.phoneMain, styles.sign)}>
      {signName(sign)}
    </th>
    <td className={tableStyles.phoneSide}>
      <Tag tone={tones[sign.State]} hasDot>
        {t(`state.${sign.State}`)}
      </Tag>
    </td>
    <td className={classNames(tableStyles.phoneMain, styles.figure)}>
      {formatFigure(sign.Figure, sign.Unit)}
    </td>
    <td className={classNames(tableStyles.phoneMain, styles.limit)}>{formatLimit(sign)}</td>
    <td className={tableStyles.phoneMain}>
      <Where {...sign} />
    </td>
    <td className={classNames(tableStyles.phoneSide, styles.action)}>
      <a href={`#action-${sign.Id}`} aria-label={t('table.actionFor', { sign: signName(sign) })}>
        {t('table.action')}
      </a>
    </td>
  </tr>
);

/** What needs action comes first; within a state the order of the services' signs stays. */
export const SignTable = ({ signs }: { readonly signs: readonly Sign[] }) => (
  <table className={tableStyles.table} aria-label={t('table.label')}>
    <thead>
      <tr>
        <th scope="col">{t('table.sign')}</th>
        <th scope="col">{t('table.state')}</th>
        <th scope="col" className={tableStyles.number}>
          {t('table.figure')}
        </th>
        <th scope="col">{t('table.limit')}</th>
        <th scope="col">{t('table.where')}</th>
        <th scope="col">{t('table.action')}</th>
      </tr>
    </thead>
    <tbody>
      {signs
        .toSorted((a, b) => order.indexOf(a.State) - order.indexOf(b.State))
        .map((sign) => (
          <SignRow key={sign.Id} sign={sign} />
        ))}
    </tbody>
  </table>
);
