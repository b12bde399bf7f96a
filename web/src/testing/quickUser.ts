import userEvent, { type UserEvent } from "@testing-library/user-event";

/** A user who does not pause between keys: a pause is a timer, which fake timers would stop. */
export function quickUser(): UserEvent {
  return userEvent.setup({ delay: null });
}

/**
 * Fills in a field with one paste, where a test is not about typing: each key would render the whole
 * form again.
 *
 * @param text keys in braces may follow it, such as `{Enter}`
 */
export async function fill(user: UserEvent, field: Element, text: string): Promise<void> {
  const at = text.search(/\{|$/);
  await user.click(field);
  if (at > 0) await user.paste(text.slice(0, at));
  if (at < text.length) await user.keyboard(text.slice(at));
}
