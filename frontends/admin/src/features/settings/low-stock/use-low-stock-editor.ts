import { lowStockOperations } from '@tokri/contracts/api';
import { sendCommand, useQueryClient } from '@tokri/web-kit/platform';
import { useState } from 'react';
import { revOf, useVersionedSave } from '../../../components/versioned-save/use-versioned-save.ts';
import { t } from './labels.ts';
import { isSame, toBody, toForm, type LowStockForm } from './low-stock-form.ts';
import { readSettings, settingsKey, type LowStockSettings } from './low-stock-queries.ts';

export const useLowStockEditor = (opened: LowStockSettings) => {
  const client = useQueryClient();
  const [settings, setSettings] = useState(opened);
  const [form, setForm] = useState(toForm(opened));
  const show = (stored: LowStockSettings): void => {
    setSettings(stored);
    setForm(toForm(stored));
    client.setQueryData(settingsKey, stored);
  };
  const saving = useVersionedSave<LowStockForm, LowStockSettings, number>({
    stored: opened,
    versionOf: revOf,
    send: (values, Rev = 0) =>
      sendCommand(lowStockOperations.saveLowStockSettings, { body: toBody(values, Rev) }),
    read: readSettings,
    conflictCode: 'settings-changed',
    report: () => ({ text: t('saved') }),
    onSaved: async () => {
      const saved = await readSettings();
      show(saved);
      return saved;
    },
  });
  return { settings, form, setForm, show, isDirty: !isSame(form, toForm(settings)), ...saving };
};
export type LowStockEditor = ReturnType<typeof useLowStockEditor>;
