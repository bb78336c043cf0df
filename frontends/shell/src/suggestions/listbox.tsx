import type { Suggestion } from '@tokri/contracts/api';
import { highlightMatches, useAvailableHeight } from '@tokri/web-kit/combobox';
import { Icon, pictures, Search } from '@tokri/web-kit/ui';
import { useEffect, useRef, type MouseEvent } from 'react';
import styles from './listbox.module.css';
import { t } from './labels.ts';

const kindLabels = {
  item: () => '',
  type: () => t('suggest.type'),
  brand: () => t('suggest.brand'),
} as const;

interface OptionProps {
  readonly id: string;
  readonly suggestion: Suggestion;
  readonly typed: string;
  readonly isActive: boolean;
  readonly onSelect: () => void;
}

const Option = ({
  id,
  suggestion: { Kind, Text, Image },
  typed,
  isActive,
  onSelect,
}: OptionProps) => {
  const element = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isActive) element.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  const kind = kindLabels[Kind]();
  return (
    <li
      ref={element}
      id={id}
      role="option"
      aria-selected={isActive}
      aria-label={kind ? `${Text}, ${kind}` : Text}
      className={styles.option}
      onClick={onSelect}
    >
      <span className={styles.thumbnail}>
        {Kind === 'brand' ? (
          <Icon icon={Search} />
        ) : (
          <img src={Image || pictures.box} alt="" width={36} height={36} />
        )}
      </span>
      <span className={styles.text}>
        {highlightMatches(Text, typed).map(({ text, isMatch }, index) =>
          isMatch ? <mark key={index}>{text}</mark> : text,
        )}
      </span>
      {kind && <span className={`fine-print ${styles.kind}`}>{kind}</span>}
    </li>
  );
};

export interface ListboxProps {
  readonly id: string;
  readonly optionId: (index: number) => string;
  readonly options: readonly Suggestion[];
  readonly typed: string;
  readonly active: number;
  readonly onSelect: (index: number) => void;
}

const preventFocusLoss = (event: MouseEvent): void => event.preventDefault();

export const Listbox = ({ id, optionId, options, typed, active, onSelect }: ListboxProps) => {
  const list = useRef<HTMLUListElement>(null);
  const maxHeight = useAvailableHeight(list);
  return (
    <ul
      ref={list}
      id={id}
      role="listbox"
      aria-label={t('suggest.label')}
      className={styles.list}
      style={{ maxHeight }}
      onMouseDown={preventFocusLoss}
    >
      {options.map((option, index) => (
        <Option
          key={`${option.Kind}/${option.Id}/${option.Text}`}
          id={optionId(index)}
          suggestion={option}
          typed={typed}
          isActive={index === active}
          onSelect={() => onSelect(index)}
        />
      ))}
    </ul>
  );
};
