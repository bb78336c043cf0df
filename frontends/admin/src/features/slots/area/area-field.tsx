import type { TemplatesOfGroup } from '@tokri/contracts/http';
import { useId } from 'react';
import { t } from '../texts.ts';

export interface AreaFieldProps {
  readonly groups: readonly Pick<TemplatesOfGroup, 'GroupId' | 'GroupName'>[];
  readonly groupId: number;
  /** What 0 stands for, where it can be chosen. */
  readonly zero?: string;
  readonly onChoose: (groupId: number) => void;
}

/** The area that a form is about. */
export const AreaField = ({ groups, groupId, zero, onChoose }: AreaFieldProps) => {
  const id = useId();
  return (
    <div className="field">
      <label className="lbl" htmlFor={id}>
        {t('area')}
      </label>
      <select
        id={id}
        className="input"
        value={String(groupId)}
        onChange={({ target }) => onChoose(Number(target.value))}
      >
        {zero !== undefined && <option value="0">{zero}</option>}
        {groups.map(({ GroupId, GroupName }) => (
          <option key={GroupId} value={String(GroupId)}>
            {GroupName}
          </option>
        ))}
      </select>
    </div>
  );
};
