import type { TemplatesOfGroup } from '@tokri/contracts/api';
import { useId } from 'react';
import { t } from '../labels.ts';

export interface AreaFieldProps {
  readonly groups: readonly Pick<TemplatesOfGroup, 'GroupId' | 'GroupName'>[];
  readonly groupId: number;
  readonly zeroLabel?: string;
  readonly onSelect: (groupId: number) => void;
}

export const AreaField = ({ groups, groupId, zeroLabel, onSelect }: AreaFieldProps) => {
  const id = useId();
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {t('area')}
      </label>
      <select
        id={id}
        className="input"
        value={String(groupId)}
        onChange={({ target }) => onSelect(Number(target.value))}
      >
        {zeroLabel !== undefined && <option value="0">{zeroLabel}</option>}
        {groups.map(({ GroupId, GroupName }) => (
          <option key={GroupId} value={String(GroupId)}>
            {GroupName}
          </option>
        ))}
      </select>
    </div>
  );
};
