import ClearIcon from "@mui/icons-material/Clear";
import SearchIcon from "@mui/icons-material/Search";
import FormControl from "@mui/material/FormControl";
import IconButton from "@mui/material/IconButton";
import InputAdornment from "@mui/material/InputAdornment";
import InputLabel from "@mui/material/InputLabel";
import OutlinedInput from "@mui/material/OutlinedInput";
import { useEffect, useEffectEvent, useId, useState, type RefObject } from "react";
import { useTranslation } from "react-i18next";

import { searchMaxLength } from "./leadListUrl.ts";

type LeadSearchBoxProps = {
  /** What the list was last searched for. */
  search: string;
  /** The visit to a history entry that asks for it: another each time one comes to the entry. */
  visit: unknown;
  onSearch: (search: string) => void;
  /** The field itself, for who brings the focus to it. */
  field: RefObject<HTMLInputElement | null>;
};

/**
 * Where one types to find leads: searched when the typing pauses, or with Enter; Escape clears it. A
 * TextField would look the same, and bring along the menu of a select.
 */
export function LeadSearchBox({ search, visit, onSearch, field }: LeadSearchBoxProps) {
  const { t } = useTranslation("leadSearch");
  const id = useId();
  const { typed, type, ask } = useTyped(search, visit, onSearch);

  function clear() {
    type("");
    ask("");
    field.current?.focus();
  }

  return (
    <FormControl size="small">
      <InputLabel htmlFor={id} shrink>
        {t("label")}
      </InputLabel>
      <OutlinedInput
        id={id}
        notched
        label={t("label")}
        placeholder={t("placeholder")}
        value={typed}
        inputRef={field}
        onChange={({ target }) => type(target.value)}
        onKeyDown={(event) => {
          if (event.key === "Enter") ask(typed);
          if (event.key !== "Escape" || typed === "") return;
          event.preventDefault();
          clear();
        }}
        inputProps={{
          maxLength: searchMaxLength,
          // A name is no word, and nobody's to remember.
          spellCheck: false,
          autoCapitalize: "none",
          autoComplete: "off",
          enterKeyHint: "search",
          "aria-keyshortcuts": "/",
          sx: {
            textOverflow: "ellipsis",
            // What can be typed is to be read as well as what was.
            "&::placeholder": { color: "text.secondary", opacity: 1 },
          },
        }}
        startAdornment={
          <InputAdornment position="start">
            <SearchIcon fontSize="small" />
          </InputAdornment>
        }
        endAdornment={
          typed === "" ? null : (
            <InputAdornment position="end">
              <IconButton size="small" edge="end" aria-label={t("clear")} onClick={clear}>
                <ClearIcon fontSize="small" />
              </IconButton>
            </InputAdornment>
          )
        }
      />
    </FormControl>
  );
}

/**
 * The text in the field. It follows the address: every visit to a history entry that asks for something
 * else than what was typed here last puts its own words into the field, even if React never rendered
 * the entries in between, and Back leads to the one that it still shows.
 */
function useTyped(search: string, visit: unknown, onSearch: (search: string) => void) {
  const [typed, setTyped] = useState(search);
  const [asked, setAsked] = useState(search);
  const [seen, setSeen] = useState(visit);
  if (visit !== seen) {
    setSeen(visit);
    // The user's own words arrive a moment after the request, when more may have been typed.
    if (search !== asked) {
      setAsked(search);
      setTyped(search);
    }
  }

  function ask(text: string) {
    const meant = text.trim();
    setAsked(meant);
    if (meant !== asked) onSearch(meant);
  }

  const onPause = useEffectEvent(ask);
  useEffect(() => {
    const timer = setTimeout(() => onPause(typed), pauseMs);
    return () => clearTimeout(timer);
  }, [typed]);

  return { typed, type: setTyped, ask };
}

/** So long a pause says that someone has typed what they meant. */
const pauseMs = 250;
