// Icons of single pages: built into the remote that shows them, so that the shell does not carry them to home.
export {
  ArrowUpDown,
  Banknote,
  CalendarDays,
  ChevronLeft,
  Download,
  IndianRupee,
  Leaf,
  Lock,
  Mail,
  Phone,
  SlidersHorizontal,
  Truck,
  Wallet,
} from 'lucide-react';
