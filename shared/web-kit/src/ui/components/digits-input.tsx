import type { ComponentProps } from 'react';

/** U+0966, the Devanagari zero; the other nine follow it. */
const devanagariZero = 0x966;

/** "560034" of "५६००३४"; what is no Devanagari digit stays. */
export const toLatinDigits = (text: string): string =>
  text.replaceAll(/[०-९]/g, (digit) =>
    String((digit.codePointAt(0) ?? devanagariZero) - devanagariZero),
  );

const hasDigits = ({
  inputMode,
  autoComplete,
}: Pick<DigitsInputProps, 'inputMode' | 'autoComplete'>): boolean =>
  inputMode === 'numeric' ||
  inputMode === 'decimal' ||
  inputMode === 'tel' ||
  autoComplete === 'tel';

const asLatin = (input: HTMLInputElement): void => {
  const latin = toLatinDigits(input.value);
  if (latin === input.value) return;
  const { selectionStart, selectionEnd } = input;
  input.value = latin;
  input.setSelectionRange(selectionStart, selectionEnd);
};

export type DigitsInputProps = ComponentProps<'input'>;

/** An input that takes the digits of a Hindi keyboard where it asks for a number, and hands them on as Latin ones. */
export const DigitsInput = ({ onChange, ...input }: DigitsInputProps) => (
  <input
    {...input}
    onChange={(event) => {
      if (hasDigits(input)) asLatin(event.target);
      onChange?.(event);
    }}
  />
);
