// The icons of the design language. A page that needs one of its own imports it by name from lucide-react.
export {
  ArrowLeft, Bell, Check, ChevronDown, ChevronRight, CircleAlert, CircleCheck, Clock, FileText, Heart, House,
  Info, LayoutGrid, LogIn, LogOut, MapPin, Menu, MessageCircle, Minus, Package, Plus, ReceiptText, RotateCcw, Search, ShieldCheck,
  ShoppingBasket, TicketPercent, Trash2, TriangleAlert, User, WifiOff, X,
} from 'lucide-react';
export type { LucideIcon } from 'lucide-react';
