import { mentionsMax } from "@salvia/domain/lead/leadActivity";
import Paper from "@mui/material/Paper";
import { styled } from "@mui/material/styles";
import TextField from "@mui/material/TextField";
import {
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
  useState,
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  type RefObject,
} from "react";
import { useTranslation } from "react-i18next";

import { Announcement } from "../../ui/status/Announcement.tsx";
import { matchingColleagues, mentionAt, withMention, type Mentioned } from "./mentions.ts";

type NoteFieldProps = Pick<
  ComponentProps<typeof TextField>,
  "label" | "error" | "helperText" | "onKeyDown"
> & {
  ref: Ref<NoteFieldHandle>;
  value: string;
  inputRef: RefObject<HTMLTextAreaElement | null>;
  /** Who can be mentioned; null until they are known. */
  colleagues: readonly Mentioned[] | null;
  /** The uids of those whom the note mentions already. */
  mentioned: ReadonlySet<string>;
  /** Whether it mentions as many as a note can. */
  isFull: boolean;
  onChange: (text: string) => void;
  /** Called with the text that has the colleague's name. */
  onMention: (colleague: Mentioned, text: string) => void;
  /** Called when the user begins to mention someone. */
  onAsk: () => void;
};

export type NoteFieldHandle = {
  /** Begins a mention at the end of the text. */
  mention: () => void;
};

/**
 * A text of several lines. After an "@" it lists colleagues: the arrow keys choose one, Enter or
 * Tab adds the name, Escape closes the list.
 */
export function NoteField(props: NoteFieldProps) {
  const { value, inputRef, colleagues, mentioned, isFull, onChange, onMention, onAsk, onKeyDown } =
    props;
  const { ref, label, error, helperText } = props;
  const { t } = useTranslation("leadPage");
  const id = useId();
  const listId = useId();
  const [caret, setCaret] = useState<number | null>(null);
  const [active, setActive] = useState(0);
  /** Where the list was closed; it opens again at another "@". */
  const [closedAt, setClosedAt] = useState<number | null>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const nextCaret = useRef<number | null>(null);
  const query = caret === null ? null : mentionAt(value, caret);
  const isAsking = query !== null && query.at !== closedAt;
  const options =
    isAsking && colleagues !== null && !isFull
      ? matchingColleagues(colleagues, query.typed, mentioned)
      : [];
  // After a blank it may be a text with an "@" that names no one.
  const isOpen = isAsking && (options.length > 0 || !query.typed.includes(" "));
  const noneText = isFull
    ? t("add.mentionsFull", { most: mentionsMax })
    : t(colleagues === null ? "colleagues.loading" : "add.notFound");
  const at = Math.min(active, options.length - 1);

  useEffect(() => {
    if (isAsking) onAsk();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only when the user begins
  }, [isAsking]);

  useEffect(() => {
    if (nextCaret.current === null) return;
    inputRef.current?.setSelectionRange(nextCaret.current, nextCaret.current);
    nextCaret.current = null;
  }, [value, inputRef]);

  useImperativeHandle(ref, () => ({
    mention() {
      const text = /(?:^|\s)$/u.test(value) ? `${value}@` : `${value} @`;
      nextCaret.current = text.length;
      setCaret(text.length);
      setClosedAt(null);
      inputRef.current?.focus();
      onChange(text);
    },
  }));

  function choose(colleague: Mentioned) {
    if (query === null) return;
    const next = withMention(value, query, colleague.name);
    nextCaret.current = next.caret;
    setCaret(next.caret);
    setClosedAt(query.at);
    setChosen(colleague.name);
    inputRef.current?.focus();
    onMention(colleague, next.text);
  }

  function onKey(event: KeyboardEvent<HTMLDivElement>) {
    const option = options[at];
    const isPlain = !(event.ctrlKey || event.metaKey || event.altKey || event.shiftKey);
    if (!isOpen || !isPlain || event.nativeEvent.isComposing) return onKeyDown?.(event);
    if (event.key === "Escape") {
      setClosedAt(query.at);
    } else if (option !== undefined && (event.key === "Enter" || event.key === "Tab")) {
      choose(option);
    } else if (option !== undefined && event.key === "ArrowDown") {
      setActive((at + 1) % options.length);
    } else if (option !== undefined && event.key === "ArrowUp") {
      setActive((at - 1 + options.length) % options.length);
    } else {
      return onKeyDown?.(event);
    }
    event.preventDefault();
    // A dialog around it stays open.
    event.stopPropagation();
  }

  function onCaret(field: HTMLTextAreaElement | null) {
    const position = field?.selectionStart ?? null;
    setCaret(position);
    if (position !== null && mentionAt(value, position) === null) setClosedAt(null);
  }

  return (
    <Around>
      <TextField
        {...{ id, label, error, helperText, value, inputRef }}
        multiline
        minRows={2}
        maxRows={12}
        fullWidth
        autoComplete="off"
        onChange={({ target }) => {
          setActive(0);
          setCaret(target.selectionStart);
          onChange(target.value);
        }}
        onSelect={() => onCaret(inputRef.current)}
        onBlur={() => setCaret(null)}
        onKeyDown={onKey}
        slotProps={{
          htmlInput: {
            "aria-autocomplete": "list",
            "aria-controls": isOpen && options.length > 0 ? listId : undefined,
            "aria-activedescendant": isOpen && options.length > 0 ? `${listId}-${at}` : undefined,
          },
        }}
      />
      {isOpen ? (
        <List elevation={6}>
          {options.length === 0 ? (
            <p>{noneText}</p>
          ) : (
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the field completes names
            <Options id={listId} role="listbox" aria-label={t("add.colleagues")}>
              {options.map((colleague, index) => (
                <Option
                  key={colleague.uid}
                  id={`${listId}-${index}`}
                  isActive={index === at}
                  onChoose={() => choose(colleague)}
                >
                  {colleague.name}
                </Option>
              ))}
            </Options>
          )}
        </List>
      ) : null}
      <Announcement>
        {!isOpen
          ? chosen !== null && t("add.chosen", { name: chosen })
          : options.length > 0
            ? t("add.found", { count: options.length })
            : noneText}
      </Announcement>
    </Around>
  );
}

type OptionProps = { id: string; isActive: boolean; onChoose: () => void; children: ReactNode };

function Option({ id, isActive, onChoose, children }: OptionProps) {
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isActive) item.current?.scrollIntoView({ block: "nearest" });
  }, [isActive]);
  return (
    <Row
      ref={item}
      id={id}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- of the list above
      role="option"
      aria-selected={isActive}
      // The field keeps the focus.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      {children}
    </Row>
  );
}

const Around = styled("div")({ position: "relative" });

const List = styled(Paper)(({ theme }) => ({
  position: "absolute",
  zIndex: 2,
  insetInline: 0,
  maxWidth: 360,
  marginTop: 4,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 8,
  "& p": { margin: 0, padding: "10px 16px", color: theme.vars.palette.text.secondary },
}));

const Options = styled("ul")({ listStyle: "none", margin: 0, padding: 4 });

const Row = styled("li")(({ theme }) => ({
  display: "flex",
  alignItems: "center",
  minHeight: 44,
  padding: "6px 12px",
  borderRadius: 6,
  cursor: "pointer",
  overflowWrap: "anywhere",
  "&:hover": { backgroundColor: theme.vars.palette.action.hover },
  "&[aria-selected=true]": { backgroundColor: theme.vars.palette.tint },
}));
