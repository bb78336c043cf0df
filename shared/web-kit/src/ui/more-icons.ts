// Icons of single pages: built into the remote that shows them, so that the shell does not carry them to home.
export { Mail, Phone } from 'lucide-react';
