import ClearIcon from "@mui/icons-material/Clear";
import SearchIcon from "@mui/icons-material/Search";
import IconButton from "@mui/material/IconButton";
import InputAdornment from "@mui/material/InputAdornment";
import TextField from "@mui/material/TextField";
import { useEffect, useEffectEvent, useState, type RefObject } from "react";
import { useTranslation } from "react-i18next";

import { searchMaxLength } from "./leadAddress.ts";

type LeadSearchBoxProps = {
  /** What the list was last searched for. */
  search: string;
  onSearch: (search: string) => void;
  /** The field itself, for who brings the focus to it. */
  field: RefObject<HTMLInputElement | null>;
};

/** Where one types to find leads: searched when the typing pauses, or with Enter; Escape clears it. */
export function LeadSearchBox({ search, onSearch, field }: LeadSearchBoxProps) {
  const { t } = useTranslation("leadSearch");
  const { typed, type, ask } = useTyped(search, onSearch);

  function clear() {
    type("");
    ask("");
    field.current?.focus();
  }

  return (
    <TextField
      size="small"
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
      slotProps={{
        inputLabel: { shrink: true },
        htmlInput: {
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
        },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <SearchIcon fontSize="small" />
            </InputAdornment>
          ),
          endAdornment:
            typed === "" ? null : (
              <InputAdornment position="end">
                <IconButton size="small" edge="end" aria-label={t("clear")} onClick={clear}>
                  <ClearIcon fontSize="small" />
                </IconButton>
              </InputAdornment>
            ),
        },
      }}
    />
  );
}

/** What is in the field: what is typed, until somebody else searches for something. */
function useTyped(search: string, onSearch: (search: string) => void) {
  const [typed, setTyped] = useState(search);
  const [asked, setAsked] = useState(search);
  const [seen, setSeen] = useState(search);
  if (search !== seen) {
    setSeen(search);
    // One's own words come back a moment after they were asked for, when more may have been typed.
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
