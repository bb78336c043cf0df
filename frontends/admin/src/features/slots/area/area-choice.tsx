import type { TemplatesOfGroup } from '@tokri/contracts/http';
import { classNames, Note } from '@tokri/web-kit/ui';
import styles from '../slots.module.css';
import { t } from '../texts.ts';

export interface AreaChoiceProps {
  readonly groups: readonly TemplatesOfGroup[];
  readonly groupId: number;
  /** All areas can be chosen, too. */
  readonly hasAll?: boolean;
  readonly onChoose: (groupId: number) => void;
}

/** Which area is shown. */
export const AreaChoice = ({ groups, groupId, hasAll = false, onChoose }: AreaChoiceProps) => (
  <select
    className={classNames('input', styles.area)}
    aria-label={t('area')}
    value={String(groupId)}
    onChange={({ target }) => onChoose(Number(target.value))}
  >
    {groups.map(({ GroupId, GroupName }) => (
      <option key={GroupId} value={String(GroupId)}>
        {GroupName}
      </option>
    ))}
    {hasAll && <option value="0">{t('area.all')}</option>}
  </select>
);

/** The wished area where it is one; else the first, and 0 where there is none. */
export const chosenGroup = (groups: readonly TemplatesOfGroup[], wished: number | null): number => {
  if (wished !== null && groups.some(({ GroupId }) => GroupId === wished)) return wished;
  return groups[0]?.GroupId ?? 0;
};

/** Says that the area of the address is none, and which one is shown in its place. 0 is all areas. */
export const UnknownArea = ({
  groups,
  asked,
  shown,
}: {
  readonly groups: readonly TemplatesOfGroup[];
  readonly asked: number | null;
  readonly shown: number;
}) => {
  if (asked === null || asked === 0 || asked === shown) return null;
  return (
    <div className={styles.part}>
      <Note tone="few">
        {t('fill.unknownArea', {
          id: asked,
          area: groups.find(({ GroupId }) => GroupId === shown)?.GroupName ?? '',
        })}
      </Note>
    </div>
  );
};
