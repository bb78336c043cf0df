import type { ComponentProps } from 'react';

const devanagariZero = 0x966;

export const toLatinDigits = (text: string): string =>
  text.replaceAll(/[०-९]/g, (digit) =>
    String((digit.codePointAt(0) ?? devanagariZero) - devanagariZero),
  );

const expectsDigits = ({
  inputMode,
  autoComplete,
}: Pick<DigitsInputProps, 'inputMode' | 'autoComplete'>): boolean =>
  inputMode === 'numeric' ||
  inputMode === 'decimal' ||
  inputMode === 'tel' ||
  autoComplete === 'tel';

const convertToLatin = (input: HTMLInputElement): void => {
  const latin = toLatinDigits(input.value);
  if (latin === input.value) return;
  const { selectionStart, selectionEnd } = input;
  input.value = latin;
  input.setSelectionRange(selectionStart, selectionEnd);
};

export type DigitsInputProps = ComponentProps<'input'>;

export const DigitsInput = ({ onChange, ...input }: DigitsInputProps) => (
  <input
    {...input}
    onChange={(event) => {
      if (expectsDigits(input)) convertToLatin(event.target);
      onChange?.(event);
    }}
  />
);
