import { isApiProblem, saveFile } from '@tokri/web-kit/platform';
import { CircleAlert, showToast } from '@tokri/web-kit/ui';
import { useState } from 'react';
import { t } from '../../labels.ts';
import { describeIncomplete } from './copy-labels.ts';
import { readPersonalData, type PersonalData } from './personal-data.ts';

const saveJson = (data: PersonalData): void =>
  saveFile(
    new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }),
    data.incompleteParts.length > 0 ? 'my-data-incomplete.json' : 'my-data.json',
  );

const showIncomplete = (data: PersonalData): void => {
  if (data.incompleteParts.length > 0)
    showToast({ icon: CircleAlert, text: describeIncomplete(data) });
};

export type DataFormat = 'json' | 'print';

export const usePersonalData = (userId: number) => {
  const [busyWith, setBusyWith] = useState<DataFormat | null>(null);
  /** Shown for printing. */
  const [printed, setPrinted] = useState<PersonalData | null>(null);
  const save = async (format: DataFormat): Promise<void> => {
    if (busyWith) return;
    setBusyWith(format);
    try {
      const data = await readPersonalData(userId);
      if (format === 'json') saveJson(data);
      else setPrinted(data);
      showIncomplete(data);
    } catch (error) {
      showToast({
        icon: CircleAlert,
        text: t('deletion.export.failed', {
          reason: isApiProblem(error) ? error.message : t('failed'),
        }),
      });
    } finally {
      setBusyWith(null);
    }
  };
  return { busyWith, printed, save, closePrint: () => setPrinted(null) };
};
