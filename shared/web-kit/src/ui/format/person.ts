import { isUnitedKingdom } from '@tokri/contracts/market';

export const maskMobile = (mobile: string): string => {
  const digits = mobile.replace(/\D/g, '').slice(-10);
  return digits.length === 10 ? `${digits.slice(0, 2)}••• ••${digits.slice(-3)}` : mobile;
};

export const formatAddress = ({
  Address,
  Pincode,
}: {
  readonly Address: string;
  readonly Pincode: string;
}): string =>
  Pincode === '' || Address.replace(/(\d{3}) (\d{3})\b/g, '$1$2').includes(Pincode)
    ? Address
    : `${Address}, ${Pincode}`;

const formatUkMobile = (mobile: string): string => {
  const [, first, last] = /^(?:44|0)?(7\d{3})(\d{6})$/.exec(mobile.replace(/\D/g, '')) ?? [];
  return first === undefined ? mobile : `+44 ${first} ${last}`;
};

export const formatMobile = (mobile: string): string => {
  if (isUnitedKingdom()) return formatUkMobile(mobile);
  const digits = mobile.replace(/\D/g, '');
  return digits.length >= 10 && /^(91|0)?[6-9]\d{9}$/.test(digits)
    ? `+91 ${digits.slice(-10, -5)} ${digits.slice(-5)}`
    : mobile;
};

/** Of the largest cities: the code, then eight digits. */
const indianLandline = /^(0(?:11|20|22|33|40|44|79|80))(\d{4})(\d{4})$/;

/** Of a shop: '080 4000 0000' of a landline in India, or a mobile number. Others stay as written. */
export const formatPhone = (phone: string): string => {
  const [, code, first, last] =
    (!isUnitedKingdom() && indianLandline.exec(phone.replace(/[ -]/g, ''))) || [];
  return code === undefined ? formatMobile(phone) : `${code} ${first} ${last}`;
};
