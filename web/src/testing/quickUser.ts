import userEvent, { type UserEvent } from "@testing-library/user-event";

/** A user who does not pause between keys: a pause is a timer, which fake timers would stop. */
export function quickUser(): UserEvent {
  return userEvent.setup({ delay: null });
}
