import type { LocationResponse } from '@tokri/contracts/api';
import { Button, FieldError, Sheet } from '@tokri/web-kit/ui';
import { useId, useState, type SyntheticEvent } from 'react';
import type { ServiceArea } from '../areas/service-areas.ts';
import formStyles from '../form.module.css';
import { t } from '../labels.ts';
import { useLocationState } from './use-location-state.ts';

interface CloseLocationSheetProps {
  readonly location: LocationResponse;
  /** The areas that it serves, which another location takes over. */
  readonly served: readonly ServiceArea[];
  readonly targets: readonly LocationResponse[];
  readonly onClose: () => void;
}

const TargetField = ({
  targets,
  targetId,
  error,
  onSelect,
}: {
  readonly targets: readonly LocationResponse[];
  readonly targetId: number;
  readonly error: string;
  readonly onSelect: (targetId: number) => void;
}) => {
  const id = useId();
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {t('location.moveAreasTo')}
      </label>
      <select
        id={id}
        className="input"
        value={String(targetId)}
        aria-invalid={error !== '' || undefined}
        aria-describedby={`${id}-error`}
        onChange={({ target }) => onSelect(Number(target.value))}
      >
        <option value="0">{t('location.chooseTarget')}</option>
        {targets.map(({ Id, Name }) => (
          <option key={Id} value={String(Id)}>
            {Name}
          </option>
        ))}
      </select>
      <FieldError id={`${id}-error`} text={error} />
    </div>
  );
};

const useCloseForm = ({ location, served, onClose }: CloseLocationSheetProps) => {
  const [targetId, setTargetId] = useState(0);
  const [isSubmitted, setSubmitted] = useState(false);
  const { run, isBusy } = useLocationState();
  const isTargetMissing = served.length > 0 && targetId === 0;
  const submit = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    setSubmitted(true);
    if (isTargetMissing || isBusy) return;
    if (await run({ location, closes: true, moveAreasTo: targetId })) onClose();
  };
  return {
    targetId,
    setTargetId,
    isBusy,
    submit,
    error: isSubmitted && isTargetMissing ? t('location.targetRequired') : '',
  };
};

export const CloseLocationSheet = (props: CloseLocationSheetProps) => {
  const { location, served, targets, onClose } = props;
  const form = useCloseForm(props);
  return (
    <Sheet title={t('location.closeOf', { name: location.Name })} onClose={onClose}>
      <form className={formStyles.form} noValidate onSubmit={(event) => void form.submit(event)}>
        <p>{t('location.closeText')}</p>
        {served.length > 0 && (
          <>
            <p>
              {t('location.closeServes', {
                areas: served.map(({ GroupName }) => GroupName).join(', '),
              })}
            </p>
            <TargetField
              targets={targets}
              targetId={form.targetId}
              error={form.error}
              onSelect={form.setTargetId}
            />
          </>
        )}
        <div className={formStyles.actions}>
          <Button kind="secondary" onClick={onClose}>
            {t('location.cancel')}
          </Button>
          <Button kind="danger" type="submit" isBusy={form.isBusy}>
            {t('location.closeSubmit')}
          </Button>
        </div>
      </form>
    </Sheet>
  );
};
