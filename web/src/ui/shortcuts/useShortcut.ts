import { useEffect, useEffectEvent } from "react";

import { areSingleKeysOn } from "./shortcutSetting.ts";

/** A shortcut of the current page, as the help lists it. */
export type Shortcut = { keys: string; label: string };

const shown = new Set<Shortcut>();

/** The shortcuts of the current page, each once. */
export function currentShortcuts(): readonly Shortcut[] {
  return [...new Map([...shown].map((shortcut) => [shortcut.keys, shortcut])).values()];
}

/** Lists a shortcut that its component handles itself, such as `Ctrl+K`. */
export function useListedShortcut(keys: string, label: string): void {
  useEffect(() => {
    const shortcut = { keys, label };
    shown.add(shortcut);
    return () => void shown.delete(shortcut);
  }, [keys, label]);
}

/**
 * Runs on a single key, everywhere on the page but in fields, menus and dialogs, unless the user has
 * turned such shortcuts off.
 */
export function useShortcut(key: string, label: string, run: () => void): void {
  useListedShortcut(key, label);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== key || isElsewhere(event) || !areSingleKeysOn()) return;
    event.preventDefault();
    run();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    window.addEventListener("keydown", listener);
    return () => window.removeEventListener("keydown", listener);
  }, []);
}

/** Whether a key is meant for what has the focus, for an open dialog, or for the browser. */
function isElsewhere({ target, ctrlKey, metaKey, altKey, defaultPrevented }: KeyboardEvent) {
  return (
    ctrlKey ||
    metaKey ||
    altKey ||
    defaultPrevented ||
    (target instanceof Element && target.closest(typing) !== null) ||
    document.querySelector("[aria-modal=true]") !== null
  );
}

const typing =
  "input, select, textarea, [contenteditable], [role=combobox], [role=listbox], [role=menu]";
