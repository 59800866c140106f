import { m } from '#messages/messages.js';

export type KeyArea = 'doctor' | 'desk';
/** A key works on every screen of both areas or of one, or on one of the doctor's screens. */
export type KeyPlace = 'everywhere' | KeyArea | 'today' | 'requests' | 'list';

interface KeyEntry {
  /**
   * As `KeyboardEvent.key` on a Latin keyboard, in lower case; `g t` is a sequence, `Ctrl+k` is also Command
   * on a Mac.
   */
  readonly keys: readonly string[];
  readonly name: () => string;
  readonly place: KeyPlace;
  readonly offered?: true;
}

/**
 * The keys for doctors and for the front desk: handlers, the list behind `?`, tooltips and the palette all
 * read this table (docs/product.md#keys).
 */
export const keyTable = {
  next: { keys: ['n'], name: () => m.keys_next(), place: 'today', offered: true },
  done: { keys: ['d'], name: () => m.keys_done(), place: 'today', offered: true },
  video: { keys: ['v'], name: () => m.keys_video(), place: 'today', offered: true },
  goToday: { keys: ['g t'], name: () => m.keys_go_today(), place: 'everywhere', offered: true },
  goAppointments: { keys: ['g a'], name: () => m.keys_go_appointments(), place: 'doctor', offered: true },
  goSlots: { keys: ['g s'], name: () => m.keys_go_slots(), place: 'doctor', offered: true },
  goLeave: { keys: ['g l'], name: () => m.leaves_title(), place: 'doctor', offered: true },
  book: { keys: ['b'], name: () => m.keys_book(), place: 'desk', offered: true },
  goCalendar: { keys: ['g c'], name: () => m.keys_go_calendar(), place: 'desk', offered: true },
  goPeople: { keys: ['g p'], name: () => m.keys_go_people(), place: 'desk', offered: true },
  switchPerson: { keys: ['s'], name: () => m.keys_switch_person(), place: 'desk', offered: true },
  search: { keys: ['/'], name: () => m.common_search(), place: 'everywhere' },
  palette: { keys: ['Ctrl+k'], name: () => m.keys_palette(), place: 'everywhere' },
  help: { keys: ['?'], name: () => m.keys_help(), place: 'everywhere', offered: true },
  accept: { keys: ['a'], name: () => m.keys_accept(), place: 'requests' },
  reject: { keys: ['r'], name: () => m.keys_reject(), place: 'requests' },
  down: { keys: ['j', 'ArrowDown'], name: () => m.keys_down(), place: 'list' },
  up: { keys: ['k', 'ArrowUp'], name: () => m.keys_up(), place: 'list' },
  open: { keys: ['Enter'], name: () => m.keys_open(), place: 'list' },
  tabReschedule: { keys: ['1'], name: () => m.keys_tab_reschedule(), place: 'requests' },
  tabAppointment: { keys: ['2'], name: () => m.keys_tab_appointment(), place: 'requests' },
  nextPage: { keys: [']'], name: () => m.keys_page_next(), place: 'list' },
  previousPage: { keys: ['['], name: () => m.keys_page_previous(), place: 'list' },
} as const satisfies Readonly<Record<string, KeyEntry>>;

export type KeyAction = keyof typeof keyTable;

export const keyEntries: readonly (readonly [KeyAction, KeyEntry])[] = (
  Object.keys(keyTable) as KeyAction[]
).map((action) => [action, keyTable[action]]);
