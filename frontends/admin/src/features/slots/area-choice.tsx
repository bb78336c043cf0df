import type { TemplatesOfGroup } from '@tokri/contracts/http';
import { classNames } from '@tokri/web-kit/ui';
import styles from './slots.module.css';
import { t } from './texts.ts';

export interface AreaChoiceProps {
  readonly groups: readonly TemplatesOfGroup[];
  readonly groupId: number;
  /** All areas can be chosen, too. */
  readonly hasAll?: boolean;
  readonly onChoose: (groupId: number) => void;
}

/** Which area is shown. */
export const AreaChoice = ({ groups, groupId, hasAll = false, onChoose }: AreaChoiceProps) => (
  <select className={classNames('input', styles.area)} aria-label={t('area')} value={String(groupId)} onChange={({ target }) => onChoose(Number(target.value))}>
    {groups.map(({ GroupId, GroupName }) => <option key={GroupId} value={String(GroupId)}>{GroupName}</option>)}
    {hasAll && <option value="0">{t('area.all')}</option>}
  </select>
);

/** The wished area where it is one; else the first, and 0 where there is none. */
export const chosenGroup = (groups: readonly TemplatesOfGroup[], wished: number | null): number => {
  if (wished !== null && groups.some(({ GroupId }) => GroupId === wished)) return wished;
  return groups[0]?.GroupId ?? 0;
};
