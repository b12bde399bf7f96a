import ClearIcon from "@mui/icons-material/Clear";
import SearchIcon from "@mui/icons-material/Search";
import FormControl from "@mui/material/FormControl";
import IconButton from "@mui/material/IconButton";
import InputAdornment from "@mui/material/InputAdornment";
import InputLabel from "@mui/material/InputLabel";
import OutlinedInput from "@mui/material/OutlinedInput";
import { searchMaxLength } from "@salvia/domain/lead/leadFilter";
import { useEffect, useEffectEvent, useId, useState, type RefObject } from "react";
import { useTranslation } from "react-i18next";

type LeadSearchBoxProps = {
  /** The list's current search. */
  search: string;
  /** Identifies the visit to a history entry; changes each time the user arrives at an entry. */
  visit: unknown;
  onSearch: (search: string) => void;
  /** Ref to the field, so that the caller can focus it. */
  field: RefObject<HTMLInputElement | null>;
};

/**
 * The lead search box: searches when typing pauses or on Enter; Escape clears it. A TextField would
 * look the same but also load the menu of a select.
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
          // Names are not dictionary words and must not be remembered.
          spellCheck: false,
          autoCapitalize: "none",
          autoComplete: "off",
          enterKeyHint: "search",
          "aria-keyshortcuts": "/",
          sx: {
            textOverflow: "ellipsis",
            // The placeholder must be as readable as typed text.
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
 * The text in the field, which follows the URL: a visit to a history entry whose search differs
 * from the last one made here replaces the text. This works even if React never rendered the
 * entries in between and Back leads to the entry that still shows.
 */
function useTyped(search: string, visit: unknown, onSearch: (search: string) => void) {
  const [typed, setTyped] = useState(search);
  const [sent, setSent] = useState(search);
  const [seen, setSeen] = useState(visit);
  if (visit !== seen) {
    setSeen(visit);
    // The user's own search arrives after a delay, when the user may have typed more.
    if (search !== sent) {
      setSent(search);
      setTyped(search);
    }
  }

  function ask(text: string) {
    const meant = text.trim();
    setSent(meant);
    if (meant !== sent) onSearch(meant);
  }

  const onPause = useEffectEvent(ask);
  useEffect(() => {
    const timer = setTimeout(() => onPause(typed), pauseMs);
    return () => clearTimeout(timer);
  }, [typed]);

  return { typed, type: setTyped, ask };
}

/** How long typing must pause before the search runs, in milliseconds. */
const pauseMs = 250;
