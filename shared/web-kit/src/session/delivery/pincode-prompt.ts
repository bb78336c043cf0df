import { create } from 'zustand';

interface PincodePrompt {
  readonly isOpen: boolean;
  readonly targetPath: string;
}

const closedPrompt: PincodePrompt = { isOpen: false, targetPath: '' };

export const usePincodePrompt = create<PincodePrompt>()(() => closedPrompt);

export const openPincodePrompt = (): void =>
  usePincodePrompt.setState({ isOpen: true, targetPath: '' });
export const openPincodePromptFor = (targetPath: string): void =>
  usePincodePrompt.setState({ isOpen: true, targetPath });
export const closePincodePrompt = (): void => usePincodePrompt.setState(closedPrompt);
