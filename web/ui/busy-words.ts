import { m } from '#messages/messages.js';

/** That somebody has a visit at a time; `name` of whom the visit is for, null for the reader (J-05). */
export const formatBusy = (name: string | null) =>
  name === null ? m.booked_busy() : m.booked_busy_other({ name });

/** The same of one time in a list. */
export const formatBusySlot = (slot: string, name: string | null) =>
  name === null ? m.booked_slot_busy({ slot }) : m.booked_slot_busy_other({ slot, name });
