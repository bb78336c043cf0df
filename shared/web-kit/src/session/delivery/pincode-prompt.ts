import { create } from 'zustand';

interface PincodePrompt {
  readonly isOpen: boolean;
  /** Address of the page that waits for the answer; empty when the person stays where they are. */
  readonly targetPath: string;
}

const closed: PincodePrompt = { isOpen: false, targetPath: '' };

/** Whether the shell's sheet that asks for the pincode is open; any page may ask. */
export const usePincodePrompt = create<PincodePrompt>()(() => closed);

export const openPincodePrompt = (): void => usePincodePrompt.setState({ isOpen: true, targetPath: '' });
/** As `askPincode`; once the pincode is told, it leads to a page that needs one. */
export const openPincodePromptFor = (targetPath: string): void =>
  usePincodePrompt.setState({ isOpen: true, targetPath });
export const closePincodePrompt = (): void => usePincodePrompt.setState(closed);
