import { create } from 'zustand';

interface PincodePrompt {
  readonly isOpen: boolean;
  /** Set if the customer cannot go on without a pincode: what happens once it is known. */
  readonly onKnown?: (() => void) | undefined;
}

const closedPrompt: PincodePrompt = { isOpen: false, onKnown: undefined };

export const usePincodePrompt = create<PincodePrompt>()(() => closedPrompt);

export const openPincodePrompt = (): void =>
  usePincodePrompt.setState({ isOpen: true, onKnown: undefined });
export const requirePincode = (onKnown: () => void): void =>
  usePincodePrompt.setState({ isOpen: true, onKnown });
export const closePincodePrompt = (): void => usePincodePrompt.setState(closedPrompt);
