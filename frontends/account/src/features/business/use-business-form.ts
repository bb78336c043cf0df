import { userOperations, type TaxpayerResponse } from '@tokri/contracts/api';
import { isApiProblem, newUuid, sendCommand, useQueryClient } from '@tokri/web-kit/platform';
import { CircleAlert, showToast } from '@tokri/web-kit/ui';
import { useEffect, useRef, useState } from 'react';
import { t } from '../../labels.ts';
import {
  fieldForErrorCode,
  fieldOrder,
  toTypedGstin,
  typedGstinError,
  validateField,
  validateForm,
  type BusinessErrors,
  type BusinessField,
  type BusinessForm,
} from './business-form-rules.ts';
import { useGstinLookUp, type GstinLookUp } from './use-gstin-look-up.ts';

const { applyAsBusiness, readBusinessApplication } = userOperations;

const showFailure = (text: string): void => showToast({ icon: CircleAlert, text });

const toPortalFields = ({
  TradeName,
  LegalName,
  Address,
  Pincode,
}: TaxpayerResponse): Partial<BusinessForm> => ({
  name: TradeName || LegalName,
  address: Address,
  pincode: Pincode,
});

/** Fields that the person has written stay as they are. */
const useFormState = (initial: BusinessForm) => {
  const [form, setForm] = useState(initial);
  const [errors, setErrors] = useState<BusinessErrors>({});
  const written = useRef(
    new Set<BusinessField>(fieldOrder.filter((field) => initial[field] !== '')),
  );
  const lookUp = useGstinLookUp(form.gstin);
  const taxpayer = lookUp.kind === 'found' ? lookUp.taxpayer : null;
  useEffect(() => {
    if (!taxpayer) return;
    const filled = Object.entries(toPortalFields(taxpayer)).filter(
      ([field, text]) => text !== '' && !written.current.has(field as BusinessField),
    );
    setForm((before) => ({ ...before, ...Object.fromEntries(filled) }));
    setErrors((before) => ({
      ...before,
      ...Object.fromEntries(filled.map(([field]) => [field, ''])),
    }));
  }, [taxpayer]);
  const setError = (field: BusinessField, text: string): void =>
    setErrors((before) => ({ ...before, [field]: text }));
  const change = (field: BusinessField, text: string): void => {
    if (text === '') written.current.delete(field);
    else written.current.add(field);
    const value = field === 'gstin' ? toTypedGstin(text) : text;
    setForm((before) => ({ ...before, [field]: value }));
    setError(field, field === 'gstin' ? typedGstinError(value) : '');
  };
  return { form, errors, setErrors, setError, lookUp, change };
};

export interface BusinessFormControls {
  readonly form: BusinessForm;
  readonly errors: BusinessErrors;
  readonly lookUp: GstinLookUp;
  readonly isSending: boolean;
  readonly change: (field: BusinessField, text: string) => void;
  readonly validateOnBlur: (field: BusinessField) => void;
  /** The field to correct; undefined when the application was sent or nobody answered. */
  readonly send: () => Promise<BusinessField | undefined>;
}

interface SendingOptions {
  readonly userId: number;
  readonly onSent: () => void;
  readonly onError: (field: BusinessField, text: string) => void;
}

const useSending = ({ userId, onSent, onError }: SendingOptions) => {
  const client = useQueryClient();
  const [isSending, setSending] = useState(false);
  const idempotencyKey = useRef(newUuid());
  const apply = async (form: BusinessForm): Promise<BusinessField | undefined> => {
    const result = await sendCommand(applyAsBusiness, {
      body: {
        UserId: userId,
        GSTIN: form.gstin,
        Name: form.name.trim(),
        Address: form.address.trim(),
        Pincode: form.pincode.trim(),
      },
      idempotencyKey: idempotencyKey.current,
    });
    idempotencyKey.current = newUuid();
    const field = result.kind === 'rejected' ? fieldForErrorCode(result.code) : undefined;
    if (result.kind === 'rejected' && field) onError(field, result.message);
    else if (result.kind === 'rejected') showFailure(result.message || t('failed'));
    else onSent();
    if (!field)
      await client.invalidateQueries({ queryKey: [readBusinessApplication.operationId, userId] });
    return field;
  };
  const send = async (form: BusinessForm): Promise<BusinessField | undefined> => {
    setSending(true);
    try {
      return await apply(form);
    } catch (error) {
      showFailure(isApiProblem(error) ? error.message : t('failed'));
      return undefined;
    } finally {
      setSending(false);
    }
  };
  return {
    isSending,
    send,
    renewKey: () => {
      idempotencyKey.current = newUuid();
    },
  };
};

export interface BusinessFormOptions {
  readonly userId: number;
  readonly initial: BusinessForm;
  readonly onSent: () => void;
}

export const useBusinessForm = ({
  userId,
  initial,
  onSent,
}: BusinessFormOptions): BusinessFormControls => {
  const { form, errors, setErrors, setError, lookUp, change } = useFormState(initial);
  const { isSending, send, renewKey } = useSending({ userId, onSent, onError: setError });
  const rejection = lookUp.kind === 'rejected' ? lookUp.error : '';
  return {
    form,
    errors: { ...errors, gstin: errors.gstin || rejection },
    lookUp,
    isSending,
    change: (field, text) => {
      renewKey();
      change(field, text);
    },
    validateOnBlur: (field) => setError(field, validateField(field, form[field])),
    send: async () => {
      const found = validateForm(form);
      setErrors(found);
      const field = fieldOrder.find(
        (name) => found[name] || (name === 'gstin' && rejection !== ''),
      );
      return field ?? send(form);
    },
  };
};
