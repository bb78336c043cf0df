import type { PartyNameResponse } from '@tokri/contracts/api';
import { Button } from '@tokri/web-kit/ui';
import { useEffect, useRef } from 'react';
import { t } from './labels.ts';
import styles from './party-field.module.css';
import type { PartySearch } from './use-party-search.ts';

interface PartyResultsProps {
  readonly id: string;
  readonly search: PartySearch;
  readonly typed: string;
  readonly active: number;
  readonly onChoose: (party: PartyNameResponse) => void;
}

export const optionId = (listId: string, index: number): string => `${listId}-${index}`;

export const noResultsText = (search: string): string =>
  search === '' ? t('noParties') : t('none', { search });

const Options = ({ id, search, active, onChoose }: PartyResultsProps) => (
  <ul id={id} role="listbox" aria-label={t('results')} className={styles.list}>
    {search.parties.map((party, index) => (
      <li
        key={party.PartyId}
        id={optionId(id, index)}
        role="option"
        aria-selected={index === active}
        data-active={index === active || undefined}
        className={styles.option}
        onClick={() => onChoose(party)}
      >
        <span className={styles.name}>{party.Name}</span>
        <small className={styles.number}>{party.PartyId}</small>
      </li>
    ))}
  </ul>
);

const Content = (props: PartyResultsProps) => {
  const { search, typed } = props;
  if (search.state === 'loading') return <p className={styles.note}>{t('loading')}</p>;
  if (search.state === 'failed')
    return (
      <div className={styles.note} role="alert">
        <p>{t('failed')}</p>
        <Button kind="secondary" isSmall onClick={search.retry}>
          {t('retry')}
        </Button>
      </div>
    );
  if (search.parties.length === 0)
    return <p className={styles.note}>{noResultsText(typed.trim())}</p>;
  return (
    <>
      <Options {...props} />
      {search.total > search.parties.length && (
        <p className={styles.note}>{t('more', { total: search.total })}</p>
      )}
    </>
  );
};

/** A press keeps the focus in the field, whose blur would close the list before the click. */
export const PartyResults = (props: PartyResultsProps) => {
  const popup = useRef<HTMLDivElement>(null);
  const { state } = props.search;
  useEffect(() => popup.current?.scrollIntoView({ block: 'nearest' }), [state]);
  useEffect(() => {
    if (props.active >= 0)
      document
        .getElementById(optionId(props.id, props.active))
        ?.scrollIntoView({ block: 'nearest' });
  }, [props.id, props.active]);
  return (
    <div ref={popup} className={styles.popup} onMouseDown={(event) => event.preventDefault()}>
      <Content {...props} />
    </div>
  );
};
