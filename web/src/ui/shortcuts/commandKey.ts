/** A shortcut with the command key of the user's system: `⌘K` or `Ctrl+K`. */
export function withCommandKey(letter: string): string {
  return /Mac|iPhone|iPad/.test(navigator.userAgent) ? `⌘${letter}` : `Ctrl+${letter}`;
}
