import { m } from '#messages/messages.js';

/** Says that a patient has another visit at that time; `name` is null for the user. */
export const formatBusy = (name: string | null) =>
  name === null ? m.booked_busy() : m.booked_busy_other({ name });

export const formatBusySlot = (slot: string, name: string | null) =>
  name === null ? m.booked_slot_busy({ slot }) : m.booked_slot_busy_other({ slot, name });
