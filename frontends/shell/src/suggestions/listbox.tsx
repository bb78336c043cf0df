import type { Suggestion } from '@tokri/contracts/http';
import { markedParts, useRoomBelow } from '@tokri/web-kit/combobox';
import { Icon, pictures, Search } from '@tokri/web-kit/ui';
import { useEffect, useRef, type MouseEvent } from 'react';
import styles from './listbox.module.css';
import { t } from './texts.ts';

const kindWords = {
  item: () => '',
  type: () => t('suggest.type'),
  brand: () => t('suggest.brand'),
} as const;

interface OptionProps {
  readonly id: string;
  readonly of: Suggestion;
  readonly typed: string;
  readonly isActive: boolean;
  readonly onPick: () => void;
}

const Option = ({ id, of: { Kind, Text, Image }, typed, isActive, onPick }: OptionProps) => {
  const own = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isActive) own.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  const kind = kindWords[Kind]();
  return (
    <li
      ref={own}
      id={id}
      role="option"
      aria-selected={isActive}
      aria-label={kind ? `${Text}, ${kind}` : Text}
      className={styles.option}
      onClick={onPick}
    >
      <span className={styles.plate}>
        {Kind === 'brand' ? (
          <Icon of={Search} />
        ) : (
          <img src={Image || pictures.box} alt="" width={36} height={36} />
        )}
      </span>
      <span className={styles.text}>
        {markedParts(Text, typed).map(({ text, isMatch }, at) =>
          isMatch ? <mark key={at}>{text}</mark> : text,
        )}
      </span>
      {kind && <span className={`fine ${styles.kind}`}>{kind}</span>}
    </li>
  );
};

export interface ListboxProps {
  readonly id: string;
  readonly optionId: (at: number) => string;
  readonly options: readonly Suggestion[];
  readonly typed: string;
  /** -1 for none. */
  readonly active: number;
  readonly onPick: (at: number) => void;
}

/** A press would take the focus from the field, and with it the list away, before it counts as a click. */
const keepFocus = (event: MouseEvent): void => event.preventDefault();

/** As high as the keyboard of a phone leaves room for; what is over scrolls. */
export const Listbox = ({ id, optionId, options, typed, active, onPick }: ListboxProps) => {
  const list = useRef<HTMLUListElement>(null);
  const maxHeight = useRoomBelow(list);
  return (
    <ul
      ref={list}
      id={id}
      role="listbox"
      aria-label={t('suggest.label')}
      className={styles.list}
      style={{ maxHeight }}
      onMouseDown={keepFocus}
    >
      {options.map((option, at) => (
        <Option
          key={`${option.Kind}/${option.Id}/${option.Text}`}
          id={optionId(at)}
          of={option}
          typed={typed}
          isActive={at === active}
          onPick={() => onPick(at)}
        />
      ))}
    </ul>
  );
};
