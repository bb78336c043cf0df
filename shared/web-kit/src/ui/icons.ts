// The icons of the design language. A page that needs one of its own imports it by name from lucide-react.
export {
  ArrowLeft, ArrowUpDown, Banknote, Bell, CalendarDays, Check, ChevronDown, ChevronLeft, ChevronRight, CircleAlert, CircleCheck, Clock, FileText, Heart, House,
  IndianRupee, Info, LayoutGrid, Leaf, Lock, LogIn, LogOut, MapPin, Menu, MessageCircle, Minus, Package, Plus, ReceiptText, RotateCcw, Search, ShieldCheck,
  ShoppingBasket, SlidersHorizontal, TicketPercent, Trash2, TriangleAlert, Truck, User, Wallet, WifiOff, X,
} from 'lucide-react';
export type { LucideIcon } from 'lucide-react';
