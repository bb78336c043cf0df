// Bundled into the remote that shows them, to keep them out of the shell's first load.
export {
  Activity,
  ArrowUpDown,
  Banknote,
  CalendarDays,
  ChevronLeft,
  Download,
  History,
  IndianRupee,
  Leaf,
  Lock,
  Mail,
  Phone,
  SlidersHorizontal,
  Truck,
  Wallet,
} from 'lucide-react';
